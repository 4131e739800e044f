// Times in words and figures.

import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As on a clock: 1:05:09 or 5:09; it shows nothing left only when nothing is. */
export function figures(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Days and hours, or less, with short units. */
export function inDays(left: number): string {
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  const minutes = Math.ceil((left % HOUR) / MINUTE);
  if (days) return t("clock-days", { days, hours });
  return hours ? t("clock-hours", { hours, minutes }) : t("clock-minutes", { minutes });
}

export function timeLeft(left: number, days: boolean): string {
  return days ? inDays(left) : figures(left);
}

/** In whole words, for what is read aloud. */
export function spoken(left: number): string {
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (days) return t("time-days", { days });
  if (hours) return t("time-hours", { hours });
  return minutes ? t("time-minutes", { minutes }) : t("time-seconds", { seconds: Math.ceil(left / SECOND) });
}

/** A day by the calendar. */
export function dayName(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(day.valueOf())) return iso;
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeZone: "UTC" }).format(day);
}
