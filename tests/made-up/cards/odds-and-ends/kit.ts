/**
 * Odds and Ends, a kit made up for the tests: one of everything that is no poker card. Its faces are rulers of
 * themselves, so that a page of them can be measured.
 */
import {
  ART_REACH,
  cardSize,
  type Box,
  type Card,
  type Deck,
  type Sheet,
} from '../../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../../src/kit/edition.ts';
import { written } from '../../../../src/kit/engrave/path/outline.ts';
import { circle, polygon } from '../../../../src/kit/engrave/path/shapes.ts';
import { art, box, text, type Face, type Node, type TextStyle } from '../../../../src/kit/face.ts';
import type { Kit, SheetDrawing } from '../../../../src/kit/kit.ts';

const INK: Colour = '#22302a';
const GROUNDS: readonly Colour[] = ['#f1e6cd', '#bfd9dc', '#d9c7e0'];
const STYLE: TextStyle = { font: 'bold', size: 18, ink: INK };

const MINI = cardSize('mini');
const TILE = cardSize([90, 90]);

const DECKS: readonly Deck[] = [
  { id: 'odds', name: 'Odds', group: 'odds' },
  { id: 'ends', name: 'Ends', group: 'ends' },
  { id: 'streets', name: 'Streets', group: 'streets' },
];

const card = (id: string, name: string, count: number, deck: string): Card => {
  return { kind: 'card', id, name, count, deck, size: MINI, provenance: 'ours' };
};

const CARDS: readonly Card[] = [
  card('odd', 'Odd', 5, 'odds'),
  card('end', 'A name that is as long as names of cards should never be', 4, 'ends'),
  { ...card('street-1', 'Street 1', 1, 'streets'), size: TILE, twoFaced: true },
  { ...card('street-2', 'Street 2', 1, 'streets'), size: TILE, twoFaced: true },
];

/** Width of a hex from side to side, mm. */
const HEX = 36;
const HEX_BOARD = { columns: 9, rows: 11 } as const;
const ROW = (HEX * Math.sqrt(3)) / 2;

const sheet = (id: string, name: string, form: Sheet['form']): Sheet => {
  return { kind: 'sheet', id, name, count: 1, form, provenance: 'ours' };
};

export const SHEETS = {
  mat: sheet('mat', 'Mat', { make: 'mat', width: 180, height: 120 }),
  board: sheet('board', 'Hex board', {
    make: 'poster',
    width: (HEX_BOARD.columns + 0.5) * HEX,
    height: (HEX_BOARD.rows + 0.4) * ROW,
  }),
  wheel: sheet('wheel', 'Wheel', { make: 'wheel', discs: [100, 70], pin: 4 }),
  ruler: sheet('ruler', 'Ruler', { make: 'strip', width: 162, height: 18 }),
  pad: { ...sheet('pad', 'Pad', { make: 'pad', width: 60, height: 80 }), count: 3 },
  die: { ...sheet('die', 'Die', { make: 'die', side: 20 }), count: 2 },
} as const;

export const BOX: Box = { decks: DECKS, cards: CARDS, pieces: [], sheets: Object.values(SHEETS) };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A face with a ground out to the art's reach, a word as large as fits, and what is drawn between. */
function face(
  id: string,
  { width, height }: Size,
  said: string,
  ground = 0,
  nodes: readonly Node[] = [],
): Face {
  const paper = box({
    x: -ART_REACH,
    y: -ART_REACH,
    width: width + 2 * ART_REACH,
    height: height + 2 * ART_REACH,
    fill: GROUNDS[ground] ?? '#ffffff',
  });
  const word = text({
    field: 'name',
    text: said,
    style: STYLE,
    fit: { least: 6 },
    align: 'center',
    valign: 'middle',
    x: 5,
    y: 5,
    width: width - 10,
    height: Math.min(24, height - 8),
  });
  return { id, width, height, bleed: 3.175, safe: 3, nodes: [paper, ...nodes, word] };
}

/** A board of hexes, their points up, each with its number. */
function hexes(): Node[] {
  const radius = HEX / Math.sqrt(3);
  return Array.from({ length: HEX_BOARD.rows * HEX_BOARD.columns }, (_, index): Node[] => {
    const row = Math.floor(index / HEX_BOARD.columns);
    const x = ((index % HEX_BOARD.columns) + 0.5 + (row % 2) / 2) * HEX;
    const y = (row + 0.7) * ROW;
    const corners = Array.from({ length: 6 }, (__, corner) => {
      const angle = (corner * Math.PI) / 3;
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
    });
    return [
      art({ x: 0, y: 0, shapes: [{ d: written(polygon(corners)), stroke: { colour: INK, width: 0.4 } }] }),
      text({
        field: 'hex',
        text: String(index),
        style: { ...STYLE, size: 9 },
        align: 'center',
        valign: 'middle',
        x: x - 6,
        y: y - 3,
        width: 12,
        height: 6,
      }),
    ];
  }).flat();
}

/** Ticks along the whole length, 18 mm apart. */
const ticks = ({ width, height }: Size): Node =>
  art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: Array.from({ length: width / 18 + 1 }, (_, tick) => `M${tick * 18} ${height - 5}V${height}`).join(
          '',
        ),
        stroke: { colour: INK, width: 0.3 },
      },
    ],
  });

/** A square round the middle, turned by an angle that is no quarter: the two discs' squares lie on one another. */
const dial = (across: number): Node =>
  art({
    x: across / 2,
    y: across / 2,
    rotate: 17.5,
    shapes: [
      { d: 'M-12-12H12V12H-12Z', stroke: { colour: INK, width: 0.5 } },
      { d: written(circle(0, -22, 3)), fill: INK },
    ],
  });

function sheetOf({ id, name, form }: Sheet): readonly SheetDrawing[] {
  if (form.make === 'wheel')
    return form.discs.map((across, index) => {
      const size = { width: across, height: across };
      return { face: face(`${id}-${index + 1}`, size, '', index, [dial(across)]) };
    });
  if (form.make === 'die') {
    const size = { width: form.side, height: form.side };
    // Opposite sides make seven.
    return [1, 6, 2, 5, 3, 4].map((said) => ({ face: face(`${id}-${said}`, size, String(said)) }));
  }
  if (form.make === 'poster') return [{ face: face(id, form, '', 0, hexes()) }];
  if (form.make === 'strip') return [{ face: face(id, form, name, 1, [ticks(form)]) }];
  return [{ face: face(id, form, name, 1), back: face(`${id}-back`, form, `${name}, behind`, 2) }];
}

export const oddsAndEndsKit: Kit = {
  id: 'odds-and-ends',
  title: 'Odds and Ends',
  about: 'One of everything: a kit made up for the tests.',
  players: '2',
  minutes: null,
  ages: null,
  credits: [],
  box: BOX,
  fonts: [],
  cover: (edition: Edition) => ({
    inks: { edition, paper: '#ffffff', key: INK, ground: INK, onGround: '#ffffff' },
    front: ({ width, height }) => [box({ x: 0, y: 0, width, height, fill: '#f1e6cd' })],
  }),
  front: ({ id, name, size }) => face(id, size, name),
  back: ({ id, name }) => face(`${id}-back`, MINI, name, id === 'odds' ? 1 : 2),
  other: ({ id, name, size }) => face(`${id}-other`, size, `${name}, other face`, 1),
  sheet: sheetOf,
  counter: () => {
    throw new Error('Odds and Ends has no pieces');
  },
  showpiece: () => [],
};
