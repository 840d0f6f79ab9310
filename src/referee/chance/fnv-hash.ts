/**
 * A 32-bit FNV-1a hash. Texts of equal length that differ in one character differ in any number of low bits.
 */
export function hashOf(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return bits;
}
