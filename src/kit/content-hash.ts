/** Content hashes, the same in Node and in a browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { dataOf } from './engrave/path/outline-data.ts';
import type { Outline } from './face.ts';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of bytes, or of a text in UTF-8, as 64 hexadecimal digits. */
export const hashBytes = (content: Uint8Array | string): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content));

const isOutline = (value: unknown): value is Outline =>
  typeof value === 'object' && value !== null && 'steps' in value && 'at' in value;

/** Plain data as JSON, with outlines as SVG path data. */
export const jsonOf = (data: unknown): string =>
  JSON.stringify(data, (key, value: unknown) => (key === 'd' && isOutline(value) ? dataOf(value) : value));

/** The hash of plain data by its JSON; the order of keys matters. */
export const hashData = (data: unknown): string => hashBytes(jsonOf(data));

/** A text's hash as a source for a Content Security Policy: 'sha256-…', in quotes. */
export const policyHash = (text: string): string =>
  `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))}'`;

/** The first digits of a hash, enough to tell printed things apart. */
export const shortHash = (hash: string): string => hash.slice(0, 8);
