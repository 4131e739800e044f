// A reply that comes when the test says so.

interface Promised<T> {
  reply: Promise<T>;
  comes: (value: T) => void;
  fails: (error: unknown) => void;
}

function promised<T>(): Promised<T> {
  let comes: (value: T) => void = () => undefined;
  let fails: (error: unknown) => void = () => undefined;
  const reply = new Promise<T>((resolve, reject) => ([comes, fails] = [resolve, reject]));
  return { reply, comes, fails };
}

/** Replies to requests in their order: each comes when the test says so. */
export function replies<T>(): { ask: () => Promise<T>; all: Promised<T>[] } {
  const all: Promised<T>[] = [];
  const ask = () => {
    const one = promised<T>();
    all.push(one);
    return one.reply;
  };
  return { ask, all };
}
