import { describe, expect, it } from "vitest";
import { Following } from "../src/table/following";

/** A list of which 100 pixels are seen. */
function list() {
  const box = { scrollTop: 0, scrollHeight: 100, clientHeight: 100 };
  const following = new Following(() => undefined);
  const grows = (by: number) => {
    box.scrollHeight += by;
    following.grown(box);
    box.scrollTop = Math.min(box.scrollTop, box.scrollHeight - box.clientHeight);
  };
  const seen = () => box.scrollHeight - box.scrollTop - box.clientHeight === 0;
  return { box, following, grows, seen };
}

describe("a list that grows", () => {
  it("shows its end, whatever its own layout does", () => {
    const { box, following, grows, seen } = list();
    grows(300);
    box.scrollHeight += 200; // more lines, before the event of the first scroll comes
    following.scrolled(box);
    grows(100);
    expect([seen(), following.on]).toEqual([true, true]);
    box.clientHeight = 40; // a longer question
    following.scrolled(box);
    following.grown(box);
    box.scrollTop = Math.min(box.scrollTop, box.scrollHeight - box.clientHeight);
    expect([seen(), following.on]).toEqual([true, true]);
  });

  it("stays where its reader scrolled to, until he is back at the end", () => {
    const { box, following, grows, seen } = list();
    grows(500);
    following.hand();
    box.scrollTop = 120;
    following.scrolled(box);
    grows(300);
    expect([box.scrollTop, following.on]).toEqual([120, false]);
    box.scrollTop = box.scrollHeight - box.clientHeight - 10; // on with the same finger
    following.scrolled(box);
    grows(50);
    expect([seen(), following.on]).toEqual([true, true]);
  });

  it("does not take a wheel at its end for scrolling up", () => {
    const { box, following, grows, seen } = list();
    grows(500);
    following.hand();
    grows(300);
    following.scrolled(box);
    expect([seen(), following.on]).toEqual([true, true]);
  });

  it("goes back to the end when that is wanted", () => {
    const { box, following, grows, seen } = list();
    grows(500);
    following.at(false);
    grows(100);
    expect(seen()).toBe(false);
    following.resume(box);
    grows(20);
    expect([seen(), following.on]).toEqual([true, true]);
  });
});
