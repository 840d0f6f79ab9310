/** The part of the package "brotli" that is used here. */
declare module 'brotli/decompress.js' {
  /** `length` is what it becomes, where that is known. */
  export default function decompress(bytes: Uint8Array, length?: number): Uint8Array;
}
