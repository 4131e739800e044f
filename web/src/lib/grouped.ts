/** Things by what they have in common, in the order in which they come. */
export function grouped<T>(things: Iterable<T>, key: (thing: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const name = key(thing);
    const here = found.get(name);
    if (here) here.push(thing);
    else found.set(name, [thing]);
  }
  return found;
}
