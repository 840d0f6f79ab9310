/** The part of a table that a picture shows or a board turns to. */
import type { Scene, Spot } from '../../referee/table/scene.ts';
import type { Frame } from './frame.ts';

/** Margin around what is shown, mm. */
const ROUND = 16;
/** Smallest part shown, mm: a single field would not tell where it is. */
const LEAST = 150;
/** Largest width of a picture, as a multiple of its height. */
const WIDEST = 2;

/** The part of a table around some places, at least as large as `LEAST`; null if none of them is in the scene. */
export function frameAbout(scene: Pick<Scene, 'fields' | 'cards'>, ids: readonly string[]): Frame | null {
  const wanted = new Set(ids);
  const spots = [...scene.fields, ...scene.cards].filter(({ id }) => wanted.has(id));
  return spots.length === 0 ? null : roundOf(spots);
}

function roundOf(spots: readonly Omit<Spot, 'id'>[]): Frame {
  const left = Math.min(...spots.map(({ x }) => x)) - ROUND;
  const top = Math.min(...spots.map(({ y }) => y)) - ROUND;
  const right = Math.max(...spots.map(({ x, width }) => x + width)) + ROUND;
  const bottom = Math.max(...spots.map(({ y, height }) => y + height)) + ROUND;
  const height = Math.max(bottom - top, (right - left) / WIDEST, LEAST / WIDEST);
  const width = Math.max(right - left, height, LEAST);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Ids of the places a try is about: its pieces, cards, lines and where the rules forbid it. */
export function triedIn({ pieces, cards, lines, wire = [] }: Scene): readonly string[] {
  return [
    ...pieces.flatMap(({ ghost, field }) => (ghost ? [field] : [])),
    ...cards.flatMap(({ ghost, id }) => (ghost ? [id] : [])),
    ...lines.flatMap(({ means, from, to }) => (means === 'way' ? [from, to] : [])),
    ...wire.flatMap((each) => ('at' in each ? [each.at] : each.between)),
  ];
}

/** Ids of the places with the last move's trail. */
export const trodIn = ({ lines }: Scene): readonly string[] =>
  lines.flatMap(({ means, from, to }) => (means === 'boots' || means === 'treads' ? [from, to] : []));
