/** How a camera was held, from the EXIF block of a picture. */

const ORIENTATION = 0x0112;
/** The value is a 16-bit number. */
const SHORT = 3;

/** The orientation in a TIFF block, 1 to 8; 1, upright, where it says none. */
export function orientationIn(exif: Uint8Array): number {
  // WebP files of some programs begin the block as in a JPEG.
  const start = String.fromCharCode(...exif.subarray(0, 6)) === 'Exif\0\0' ? 6 : 0;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  if (view.byteLength < 14) return 1;
  const little = view.getUint16(0) === 0x4949;
  const table = view.getUint32(4, little);
  if (table + 2 > view.byteLength) return 1;
  const count = view.getUint16(table, little);
  for (let index = 0; index < count; index += 1) {
    const entry = table + 2 + 12 * index;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, little) !== ORIENTATION || view.getUint16(entry + 2, little) !== SHORT)
      continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
