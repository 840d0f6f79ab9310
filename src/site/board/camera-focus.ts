/** Where on a table something is to be seen: the part of it that a picture shows, or a board turns to. */
import type { Scene, Spot } from '../../referee/table/scene.ts';
import type { Frame } from './frame.ts';

/** Table round what is to be seen, mm. */
const ROUND = 16;
/** The least that is shown, mm: a field alone says nothing of where it is. */
const LEAST = 150;
/** How much wider than high a picture may be. */
const WIDEST = 2;

/** The part of a table about some of its places, no narrower than a picture can be; null where none of them is there. */
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

/** What a try is about: what would stand or lie there, how it would go, and where the rules say no. */
export function triedIn({ pieces, cards, lines, wire = [] }: Scene): readonly string[] {
  return [
    ...pieces.flatMap(({ ghost, field }) => (ghost ? [field] : [])),
    ...cards.flatMap(({ ghost, id }) => (ghost ? [id] : [])),
    ...lines.flatMap(({ means, from, to }) => (means === 'way' ? [from, to] : [])),
    ...wire.flatMap((each) => ('at' in each ? [each.at] : each.between)),
  ];
}

/** Where the last move has left its trail. */
export const trodIn = ({ lines }: Scene): readonly string[] =>
  lines.flatMap(({ means, from, to }) => (means === 'boots' || means === 'treads' ? [from, to] : []));
