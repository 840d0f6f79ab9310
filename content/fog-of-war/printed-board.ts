/** The printed map under the booklet's examples: markers on their printed places, cards below the names. */
import { AREAS, type Area } from '../../cards/fog-of-war/data/areas.ts';
import {
  captionOn,
  headOf,
  LEGEND,
  MAP_FIELD,
  MARKER,
  NAME_SIZE,
  markerOf,
  onSheet,
  pileOf,
  rowsOf,
  TITLE,
  URALS_BOX,
  USA_BOX,
} from '../../cards/fog-of-war/data/map-layout.ts';
import type {
  BoardPiece,
  BoardPlace,
  BoardRect,
  LyingThing,
  PrintedBoard,
} from '../../src/book/printed-board.ts';

/** A small card in mm of the map: in a booklet's column about 10 mm high. */
const CARD = { width: 20.6, height: 29 } as const;
/** The side of a token, mm. */
const TOKEN = 2 * MARKER;
/** Between things side by side, and the most room for them, mm: more of them overlap. */
const GAP = 1.6;
const ROOM = 64;

const onBoard = ({ x, y, width, height }: BoardRect): BoardRect => {
  const [left, top] = onSheet([x, y]);
  return { x: left, y: top, width, height };
};

/** Where the middle of an area's cards is. */
function middleOf({ id }: Area): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = onBoard(pileOf(id));
  return { x: x + width / 2, y: y + height / 2 };
}

/** An area's badge, and its name above its values. */
function printedIn(area: Area): readonly BoardRect[] {
  const [x, y] = markerOf(headOf(area.id, 'small'));
  return [
    { x: x - MARKER, y: y - MARKER, width: 2 * MARKER, height: 2 * MARKER },
    ...rowsOf(area, captionOn(area, 'small')),
  ].map(onBoard);
}

/** Control markers lie on the badge that is printed; other things in a row below. */
const isControl = ({ face }: BoardPiece): boolean => face.startsWith('control');
/** Cards of a pile are shown one by one. */
const isToken = ({ face }: BoardPiece): boolean => face.startsWith('supply-quagmire');

function lying({ id, opens = [] }: BoardPlace, pieces: readonly BoardPiece[]): readonly LyingThing[] {
  const area = AREAS.find((each) => each.id === id);
  if (area === undefined) return [];
  const [x, y] = onSheet(markerOf(headOf(area.id, 'small')));
  const token = { width: TOKEN, height: TOKEN } as const;
  const cards = opens.flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  return [
    ...pieces.filter(isControl).map(({ face }) => ({ face, x, y, ...token })),
    ...inRow(middleOf(area), [
      ...pieces.filter(isToken).map(({ face }) => ({ face, ...token })),
      ...cards.map((face) => ({ face, ...CARD })),
    ]),
  ];
}

/** Things side by side about a point; where they are too many each covers a part of the one before it. */
function inRow(
  middle: { readonly x: number; readonly y: number },
  things: readonly Omit<LyingThing, 'x' | 'y'>[],
): readonly LyingThing[] {
  const whole = things.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const last = things.at(-1)?.width ?? 0;
  const share = whole > ROOM ? (ROOM - last) / (whole - last) : 1;
  let left = middle.x - Math.min(whole, ROOM) / 2;
  return things.map((thing) => {
    const x = left + thing.width / 2;
    left += (thing.width + GAP) * share;
    return { ...thing, x, y: middle.y };
  });
}

export const PRINTED_BOARD: PrintedBoard = {
  face: 'small-map',
  field: onBoard(MAP_FIELD),
  words: {
    ...Object.fromEntries(AREAS.map((area) => [area.id, printedIn(area)])),
    beside: [TITLE, URALS_BOX, USA_BOX, LEGEND].map(onBoard),
  },
  names: Object.fromEntries(
    AREAS.map((area) => [
      area.id,
      { says: area.name.split(' '), box: onBoard(captionOn(area, 'small')), size: NAME_SIZE },
    ]),
  ),
  ends: Object.fromEntries(AREAS.map((area) => [area.id, middleOf(area)])),
  lying,
  width: 150,
};
