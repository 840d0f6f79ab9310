/**
 * Reads the header of a PNG, JPEG or WebP file: its size, and what a sheet cannot take. Sentences continue 'the
 * picture "ship.png" ...'. Nothing is decoded: a file with a good header may still be broken.
 */
import { failed, ok, type Result } from '../../result.ts';
import { orientationIn } from './exif-orientation.ts';

export interface PictureHeader {
  readonly type: 'png' | 'jpeg' | 'webp';
  /** Pixels, turned as it is to be seen. */
  readonly width: number;
  readonly height: number;
  /** As in EXIF: 1 is upright, 5 to 8 swap width and height. */
  readonly orientation: number;
  /** Whether it may be transparent. */
  readonly alpha: boolean;
  /** Bits a channel. */
  readonly depth: number;
  /** Whether it has a colour profile other than sRGB. */
  readonly profile: boolean;
}

type Found = Omit<PictureHeader, 'orientation'> & { readonly orientation?: number };

const KINDS = 'PNG, JPEG, WebP or SVG';
const CUT_OFF = 'is cut off: copy or export it again';

/** More pixels would fill the memory; twice as many as the largest cameras have. */
const MOST_PIXELS = 200e6;

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const isSrgb = (profile: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(profile).replaceAll('\0', '').includes('sRGB');

interface Chunk {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The chunks of a PNG; the last one may be cut off. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    yield { name: ascii(bytes, at + 4, 4), content: bytes.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function pngHeader(bytes: Uint8Array): Result<Found, string> {
  const chunks = [...chunksOf(bytes)];
  const [first] = chunks;
  if (first?.name !== 'IHDR' || first.content.length < 13 || chunks.at(-1)?.name !== 'IEND')
    return failed(CUT_OFF);
  const has = (name: string) => chunks.some((chunk) => chunk.name === name);
  if (has('acTL')) return failed('is animated: save one of its pictures');
  const view = viewOf(first.content);
  const colours = view.getUint8(9);
  const exif = chunks.find(({ name }) => name === 'eXIf');
  return ok({
    type: 'png',
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: view.getUint8(8),
    alpha: colours >= 4 || has('tRNS'),
    // What a profile is called is written in its chunk before it is compressed.
    profile: chunks.some(({ name, content }) => name === 'iCCP' && !isSrgb(content.subarray(0, 80))),
    ...(exif && { orientation: orientationIn(exif.content) }),
  });
}

/** The segments of a JPEG up to its pixels: marker and content. */
function* segmentsOf(
  bytes: Uint8Array,
): Generator<{ readonly marker: number; readonly content: Uint8Array }> {
  const view = viewOf(bytes);
  for (let at = 2; at + 4 <= bytes.length;) {
    if (view.getUint8(at) !== 0xff) return;
    const marker = view.getUint8(at + 1);
    // Fill bytes, and markers without content.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return;
    yield { marker, content: bytes.subarray(at + 4, at + 2 + length) };
    if (marker === 0xda) return;
    at += 2 + length;
  }
}

/** Markers that begin a frame; 0xc4, 0xc8 and 0xcc are something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHeader(bytes: Uint8Array): Result<Found, string> {
  const segments = [...segmentsOf(bytes)];
  const frame = segments.find(({ marker }) => isFrame(marker));
  if (!frame || frame.content.length < 6 || segments.at(-1)?.marker !== 0xda) return failed(CUT_OFF);
  // Baseline, extended and progressive: the others are arithmetic or lossless.
  if (frame.marker > 0xc2)
    return failed('is a kind of JPEG that few programs read: save it as an ordinary one');
  const view = viewOf(frame.content);
  const channels = view.getUint8(5);
  if (channels === 4)
    return failed('is in CMYK, and the colours of a screen cannot be known from that: save it in RGB');
  const named = (marker: number, start: string) =>
    segments.find((segment) => segment.marker === marker && ascii(segment.content, 0, start.length) === start)
      ?.content;
  const [exif, icc] = [named(0xe1, 'Exif\0\0'), named(0xe2, 'ICC_PROFILE\0')];
  return ok({
    type: 'jpeg',
    width: view.getUint16(3),
    height: view.getUint16(1),
    depth: view.getUint8(0),
    alpha: false,
    profile: icc !== undefined && !isSrgb(icc),
    ...(exif && { orientation: orientationIn(exif.subarray(6)) }),
  });
}

/** The chunks of a WebP, padded to an even length. */
function* riffChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    yield { name: ascii(bytes, at, 4), content: bytes.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

const three = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

type WebpSize = Pick<Found, 'width' | 'height' | 'alpha'> & { readonly animated?: boolean };

/** The size of a WebP by its first chunk: extended, lossless or lossy. */
function webpSize({ name, content }: Chunk): WebpSize | undefined {
  if (content.length < 10) return undefined;
  const view = viewOf(content);
  if (name === 'VP8X') {
    const flags = view.getUint8(0);
    const [width, height] = [three(view, 4) + 1, three(view, 7) + 1];
    return { width, height, alpha: (flags & 0x10) !== 0, animated: (flags & 0x02) !== 0 };
  }
  if (name === 'VP8L') {
    const bits = view.getUint32(1, true);
    return {
      width: (bits & 0x3fff) + 1,
      height: ((bits >>> 14) & 0x3fff) + 1,
      alpha: ((bits >>> 28) & 1) === 1,
    };
  }
  if (name !== 'VP8 ') return undefined;
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff, alpha: false };
}

function webpHeader(bytes: Uint8Array): Result<Found, string> {
  if (bytes.length < viewOf(bytes).getUint32(4, true) + 8) return failed(CUT_OFF);
  const chunks = [...riffChunks(bytes)];
  const size = chunks[0] && webpSize(chunks[0]);
  if (!size) return failed(CUT_OFF);
  const { animated, ...seen } = size;
  if (animated) return failed('is animated: save one of its pictures');
  const named = (name: string) => chunks.find((chunk) => chunk.name === name)?.content;
  const [exif, icc] = [named('EXIF'), named('ICCP')];
  const profile = icc !== undefined && !isSrgb(icc);
  return ok({ type: 'webp', depth: 8, profile, ...seen, ...(exif && { orientation: orientationIn(exif) }) });
}

/** Kinds of pictures that are not read, by how their files begin. */
const OTHERS: readonly (readonly [string, RegExp])[] = [
  ['HEIC', /^.{4}ftyp(hei|hev|mif1|msf1)/s],
  ['AVIF', /^.{4}ftypavi/s],
  ['GIF', /^GIF8/],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['BMP', /^BM/],
  ['Photoshop', /^8BPS/],
  ['PDF', /^%PDF/],
];

function headerOf(bytes: Uint8Array): Result<Found, string> {
  if (bytes.length === 0) return failed('is empty');
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return pngHeader(bytes);
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return jpegHeader(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return webpHeader(bytes);
  const other = OTHERS.find(([, pattern]) => pattern.test(ascii(bytes, 0, 16)))?.[0];
  return failed(
    other === undefined
      ? `is no ${KINDS} file, whatever its name says`
      : `is a file of ${other}: save it as PNG or JPEG`,
  );
}

/** The header of a picture of pixels, or why it cannot be shown. */
export function pictureHeader(bytes: Uint8Array): Result<PictureHeader, string> {
  const found = headerOf(bytes);
  if (!found.ok) return found;
  const { orientation = 1, ...header } = found.value;
  const { width, height } = header;
  if (width < 1 || height < 1) return failed('has no pixels');
  if (width * height > MOST_PIXELS)
    return failed(
      `is ${width} x ${height} pixels large, and more than ${MOST_PIXELS / 1e6} million are not read`,
    );
  const turned = orientation >= 5 ? { width: height, height: width } : { width, height };
  return ok({ ...header, ...turned, orientation });
}
