// The page's own fonts, if they come in time: one that comes later would move what is being read.

const PATIENCE = 1000; // milliseconds; with a warm cache they are there at once

const FACES = [
  '400 1em "Commissioner"',
  '600 1em "Commissioner"',
  '400 1em "EB Garamond"',
  'italic 400 1em "EB Garamond"',
  '600 1em "EB Garamond"',
];

/** Before anything is drawn: with the fonts, or for this visit without them. */
export async function fonts(): Promise<void> {
  const all = Promise.all(FACES.map((face) => document.fonts.load(face)));
  const inTime = await Promise.race([
    all.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE)),
  ]);
  if (inTime) document.documentElement.dataset["fonts"] = "here";
}
