// Pictures that are fetched when they come into view; with `loading="lazy"` browsers fetch far ahead.

import type { Attachment } from "svelte/attachments";

const BEFORE = "60px";

export function whenSeen(picture: string): Attachment<HTMLImageElement> {
  return (image) => {
    const watch = new IntersectionObserver(
      (found) => {
        if (!found.some((each) => each.isIntersecting)) return;
        image.src = picture;
        watch.disconnect();
      },
      { rootMargin: BEFORE },
    );
    watch.observe(image);
    return () => watch.disconnect();
  };
}
