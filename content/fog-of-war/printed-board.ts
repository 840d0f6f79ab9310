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
  rowsOf,
  TITLE,
  URALS_BOX,
  USA_BOX,
} from '../../cards/fog-of-war/data/map-layout.ts';
import { OUTLINES } from '../../cards/fog-of-war/data/outlines.ts';
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

/** An area's badge, and its name above its values. */
function printedIn(area: Area): readonly BoardRect[] {
  const [x, y] = markerOf(headOf(area.id, 'small'));
  return [
    { x: x - MARKER, y: y - MARKER, width: 2 * MARKER, height: 2 * MARKER },
    ...rowsOf(area, captionOn(area, 'small')),
  ].map(onBoard);
}

/** What is read of each area on the board. */
const READ: readonly BoardRect[] = AREAS.flatMap(printedIn);

const meet = (one: BoardRect, other: BoardRect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether the ground of an area is at a point of the board, by even-odd. */
const isOn = ({ id }: Area, x: number, y: number): boolean =>
  OUTLINES[id].reduce((inside, ring) => {
    const points = ring.map(onSheet);
    const crossings = points.filter(([bx, by], at) => {
      const [ax, ay] = points.at(at - 1) ?? [bx, by];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    });
    return crossings.length % 2 === 1 ? !inside : inside;
  }, false);

/** The middle of an area's cards: beside its name, on its own ground, over no other name. */
function middleOf(area: Area): { readonly x: number; readonly y: number } {
  const printed = printedIn(area);
  const left = Math.min(...printed.map((each) => each.x));
  const top = Math.min(...printed.map((each) => each.y));
  const words = {
    width: Math.max(...printed.map((each) => each.x + each.width)) - left,
    height: Math.max(...printed.map((each) => each.y + each.height)) - top,
  };
  const [x, y] = [left + words.width / 2, top + words.height / 2];
  const [right, down] = [(words.width + CARD.width) / 2 + GAP, (words.height + CARD.height) / 2 + GAP];
  const sides = [-0.7, -0.35, 0, 0.35, 0.7];
  const places = [
    ...sides.flatMap((share) => [
      { x: x + share * words.width, y: y + down },
      { x: x + share * words.width, y: y - down },
    ]),
    { x: x + right, y },
    { x: x - right, y },
  ];
  const cost = (at: { readonly x: number; readonly y: number }): number => {
    const card = { x: at.x - CARD.width / 2, y: at.y - CARD.height / 2, ...CARD };
    const corners = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((along) => isOn(area, card.x + across * card.width, card.y + along * card.height)),
    );
    return corners.filter((on) => !on).length + 4 * READ.filter((each) => meet(each, card)).length;
  };
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** Control markers lie on the badge that is printed; other things in a row below. */
const isControl = ({ face }: BoardPiece): boolean => face.startsWith('control');
/** Cards of a pile are shown one by one. */
const isToken = ({ face }: BoardPiece): boolean => face.startsWith('supply-quagmire');

/** A card of armies, fleets or forts by its strength. */
function blockOf(face: string): Pick<LyingThing, 'block'> {
  const [, side = '', says] = /^(axis|allies|neutral)-.*(?:army|fleet|fort)-(\d)/.exec(face) ?? [];
  const ink = side === 'axis' ? 'red' : side === 'allies' ? 'blue' : 'ochre';
  return says === undefined ? {} : { block: { says, ink } };
}

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
      ...cards.map((face) => ({ face, ...CARD, ...blockOf(face) })),
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
