// SHA-256 of a text. Browsers have it only on pages that came over https, and a server in the same
// network is often reached without.

const ROUNDS = 64;

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function roots(power: number, many: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < many; number++) {
    let prime = true;
    for (let by = 2; by * by <= number; by++) if (number % by === 0) prime = false;
    if (prime) found.push((Math.pow(number, power) * 0x100000000) | 0);
  }
  return found;
}

const START = roots(1 / 2, 8);
const CONSTANTS = roots(1 / 3, ROUNDS);

const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** The text as bytes, with a one, zeros and its length in bits, in whole blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
}

function words(view: DataView, at: number): number[] {
  const w: number[] = [];
  for (let n = 0; n < 16; n++) w.push(view.getInt32(at + 4 * n));
  for (let n = 16; n < ROUNDS; n++) {
    const [a = 0, b = 0] = [w[n - 15], w[n - 2]];
    const one = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const two = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w.push(((w[n - 16] ?? 0) + one + (w[n - 7] ?? 0) + two) | 0);
  }
  return w;
}

export function sha256(text: string): string {
  const view = padded(text);
  const hash = [...START];
  for (let at = 0; at < view.byteLength; at += 64) {
    const w = words(view, at);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let n = 0; n < ROUNDS; n++) {
      const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const mixed = (h + one + ((e & f) ^ (~e & g)) + (CONSTANTS[n] ?? 0) + (w[n] ?? 0)) | 0;
      const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + two + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, n) => (hash[n] = ((hash[n] ?? 0) + value) | 0));
  }
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, "0")).join("");
}
