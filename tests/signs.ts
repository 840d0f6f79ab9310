/** Finds what a reader has to make out on a face, and measures its two tones on pixels. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Colour } from '../src/kit/edition.ts';
import type { Art, Face, Node, TextBlock } from '../src/kit/face.ts';
import type { Fonts } from '../src/kit/type/font.ts';
import { typeset } from '../src/kit/type/typeset.ts';
import { MM_PER_INCH } from '../src/kit/units.ts';
import { paintSvg } from '../src/press/paint/svg.ts';

export type Signed = Art | TextBlock;

/** Everything meaningful on a face: all text, and art with a `sign`. */
export function signsOf(nodes: readonly Node[]): Signed[] {
  return nodes.flatMap((node): Signed[] => {
    if (node.kind === 'text') return [node];
    if (node.kind === 'art') return node.sign ? [node] : [];
    return node.kind === 'group' ? signsOf(node.nodes) : [];
  });
}

/** The tree with only `wanted`, in its place. */
function alone(nodes: readonly Node[], wanted: Signed): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node === wanted) return [node];
    if (node.kind !== 'group') return [];
    const rest = alone(node.nodes, wanted);
    return rest.length > 0 ? [{ ...node, nodes: rest }] : [];
  });
}

const PX_PER_MM = 7;
/** How far around a sign its ground is measured, px. */
const RING = 4;

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A face rendered for measuring. */
export function svgOf(face: Face, fonts: Fonts): Promise<string> {
  const set = typeset(face, fonts);
  if (!set.ok) throw new Error(`${face.id} cannot be set`);
  return paintSvg(set.value, fonts, { dpi: PX_PER_MM * MM_PER_INCH });
}

export async function rasterised(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The part of a face that a sign covers, and a mask: 1 for each pixel with any paint. */
interface Covered {
  readonly part: Part;
  readonly mask: Uint8Array;
}

const coveredBefore = new Map<string, Covered>();

/** A key without colours: the same sign is on many faces, and has other inks in other editions. */
const shapesOf = (svg: string): string =>
  createHash('sha256')
    .update(svg.replaceAll(/"#[0-9a-f]{6}"/gi, '""'))
    .digest('base64');

async function coverage(face: Face, node: Signed, fonts: Fonts): Promise<Covered> {
  const svg = await svgOf({ ...face, nodes: alone(face.nodes, node) }, fonts);
  const shapes = shapesOf(svg);
  const known = coveredBefore.get(shapes);
  if (known) return known;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painted = new Uint8Array(data.length);
  for (let i = 0; i < painted.length; i++) if ((data[i] ?? 0) > 0) painted[i] = 1;
  const part = partAround(painted, info);
  const covered = { part, mask: cut(painted, info.width, 1, part) };
  coveredBefore.set(shapes, covered);
  return covered;
}

/** The mask (1 for covered; returned as 255) grown by `RING` px in each direction. */
async function grown(mask: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const { data } = await sharp(Buffer.from(mask.map((value) => value * 255)), {
    raw: { width, height, channels: 1 },
  })
    // sharp takes black for ink: it erodes the white ground.
    .erode(RING)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data.buffer, data.byteOffset, data.length);
}

export type Rgb = readonly [number, number, number];

/** The most frequent colour under a mask; similar shades count as one. */
function commonest({ data, width, height }: Pixels, wanted: (index: number) => boolean): Rgb | undefined {
  const counts = new Map<number, { rgb: Rgb; count: number }>();
  for (let i = 0; i < width * height; i++) {
    if (!wanted(i)) continue;
    const r = data[3 * i] ?? 0;
    const g = data[3 * i + 1] ?? 0;
    const b = data[3 * i + 2] ?? 0;
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { rgb: [r, g, b], count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.rgb;
}

export interface Tones {
  /** All inks by which the sign is read. */
  readonly inks: readonly Colour[];
  readonly ground: Rgb;
}

/** A text's inks are those of its runs; art may include a halo and lights, so its sign names the ink. */
function inksOf(node: Signed): Colour[] {
  if (node.kind === 'art') return node.sign ? [node.sign.ink] : [];
  const runs = typeof node.text === 'string' ? [] : node.text;
  return [...new Set([node.style.ink, ...runs.flatMap(({ style }) => style?.ink ?? [])])];
}

const channelsOf = (colour: Colour): number[] =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** Largest difference from an ink in a channel: antialiasing mixes thin lines with the ground. */
const NEAR = 64;

/** The pixels of a mask that are close to one of the inks. */
function inked(mask: Uint8Array, inks: readonly Colour[], { data }: Pixels): Uint8Array {
  const wanted = inks.map(channelsOf);
  const near = (i: number, [r = 0, g = 0, b = 0]: readonly number[]) =>
    Math.abs(r - (data[3 * i] ?? 0)) <= NEAR &&
    Math.abs(g - (data[3 * i + 1] ?? 0)) <= NEAR &&
    Math.abs(b - (data[3 * i + 2] ?? 0)) <= NEAR;
  return mask.map((covered, i) => (covered === 1 && wanted.some((ink) => near(i, ink)) ? 1 : 0));
}

/** A part of a picture; px. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest part with the whole mask and its surroundings. */
function partAround(mask: Uint8Array, { width, height }: Pick<Pixels, 'width' | 'height'>): Part {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = mask.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    [left, right] = [Math.min(left, first), Math.max(right, row.lastIndexOf(1))];
    [top, bottom] = [Math.min(top, y), y];
  }
  [left, top] = [Math.max(0, left - RING), Math.max(0, top - RING)];
  [right, bottom] = [Math.min(width, right + RING + 1), Math.min(height, bottom + RING + 1)];
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** A part of raw pixel rows of `width` px with `channels` bytes each. */
function cut(data: Uint8Array, width: number, channels: number, part: Part): Buffer {
  const rows = Array.from({ length: part.height }, (_, row) => {
    const from = ((part.top + row) * width + part.left) * channels;
    return data.subarray(from, from + part.width * channels);
  });
  return Buffer.concat(rows);
}

/** A sign's inks, and the most frequent tone around them; undefined if no ink is visible. */
export async function tonesOf(
  face: Face,
  node: Signed,
  whole: Pixels,
  fonts: Fonts,
): Promise<Tones | undefined> {
  const inks = inksOf(node);
  const { part, mask: covered } = await coverage(face, node, fonts);
  const seen = { ...part, data: cut(whole.data, whole.width, 3, part) };
  const mask = inked(covered, inks, seen);
  const around = await grown(mask, seen.width, seen.height);
  const ground = commonest(seen, (i) => mask[i] === 0 && (around[i] ?? 0) > 127);
  return mask.includes(1) && ground ? { inks, ground } : undefined;
}
