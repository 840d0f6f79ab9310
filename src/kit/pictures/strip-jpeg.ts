/** Takes from a JPEG what is no picture: where it was taken, thumbnails, comments. Its pixels stay as they are. */

/** Adobe's marker says how colours are coded. */
const ADOBE = 0xee;
const isExtra = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== ADOBE);

/** The JPEG without metadata; unchanged where its segments cannot be followed. */
export function strippedJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0;
    const length = 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (length < 4) return bytes;
    if (!isExtra(marker)) kept.push(bytes.subarray(at, at + length));
    at += length;
  }
  if (bytes[at + 1] !== 0xda) return bytes;
  kept.push(bytes.subarray(at));
  const all = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const piece of kept) {
    all.set(piece, to);
    to += piece.length;
  }
  return all;
}
