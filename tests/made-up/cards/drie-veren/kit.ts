/** The kit of Drie Veren for the press: words, three shapes, and a river of hexes. */
import { ART_REACH, cardSize, type Card, type Piece, type Sheet } from '../../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../../src/kit/edition.ts';
import { written } from '../../../../src/kit/engrave/path/outline.ts';
import { star } from '../../../../src/kit/engrave/path/shapes.ts';
import { art, box, text, type Face, type Node, type TextStyle } from '../../../../src/kit/face.ts';
import type { Kit, SheetDrawing } from '../../../../src/kit/kit.ts';
import { STATEMENTS } from '../../content/drie-veren/statements.ts';
import { BOX, FERRIES, HEX, LOADS, RIVER, WORTH, type Ferry } from './data/box.ts';

const INK: Colour = '#1d2b3a';
const INKS: Readonly<Record<Ferry, Colour>> = { noord: '#2b5a8c', zuid: '#9a6a12', west: '#6a3f86' };
const groundIn = (edition: Edition): Colour => (edition === 'low-ink' ? '#ffffff' : '#cfe0e6');

const BIG: TextStyle = { font: 'poster', size: 26, ink: INK };
const SMALL: TextStyle = { font: 'text', size: 8, ink: INK };

type Size = Pick<Face, 'width' | 'height'>;

const words = (field: string, said: string, y: number, { width }: Size, style = SMALL, height = 9): Node =>
  text({
    field,
    text: said,
    style,
    x: 4.5,
    y,
    width: width - 9,
    height,
    fit: { least: 6 },
    align: 'center',
    valign: 'middle',
  });

/** A face on water, out to the art's reach. */
function face(id: string, { width, height }: Size, edition: Edition, nodes: readonly Node[]): Face {
  const [across, down] = [width + 2 * ART_REACH, height + 2 * ART_REACH];
  const water = box({ x: -ART_REACH, y: -ART_REACH, width: across, height: down, fill: groundIn(edition) });
  return { id, width, height, bleed: 3.175, safe: 3.2, nodes: [water, ...nodes] };
}

function front({ id, name, size }: Card, edition: Edition): Face {
  const load = LOADS.find((other) => other === id);
  return face(id, size, edition, [
    words('worth', load === undefined ? '~' : `${WORTH[load]}`, 12, size, BIG, 16),
    words('name', name, 31, size, { ...SMALL, size: 11 }),
    words('rule', STATEMENTS[load === undefined ? 'V2' : 'V4'].text, 40, size, SMALL, 19),
  ]);
}

const hexAt = (x: number, y: number, radius: number) => written(star(x, y, 3, radius, radius));

/** A shape for each ferry: triangle, hexagon, cross. */
const MARKS = {
  noord: (x: number, y: number, radius: number) => written(star(x, y, 3, radius, radius / 2)),
  zuid: hexAt,
  west: (x: number, y: number, radius: number) => written(star(x, y, 4, radius, radius / 3)),
} as const satisfies Readonly<Record<Ferry, unknown>>;

function boat({ id, name, counter, owner }: Piece): Face {
  const ferry = FERRIES.find((other) => other === owner) ?? 'noord';
  const [d, ink] = [MARKS[ferry](counter.width / 2, counter.height / 2, 6), INKS[ferry]];
  const sign = { means: name, ink, ground: '#ffffff' } as const;
  const nodes = [art({ x: 0, y: 0, shapes: [{ d, fill: ink }], sign })];
  return { id, ...counter, bleed: 0, safe: 1, nodes };
}

/** The river from bank to bank, a hex for each point. */
const river = (): readonly Node[] =>
  Array.from({ length: RIVER.rows * RIVER.columns }, (_, points): readonly Node[] => {
    const row = Math.floor(points / RIVER.columns);
    const x = 10 + ((points % RIVER.columns) + 0.5 + (row % 2) / 2) * HEX;
    const y = 34 + (row + 0.5) * HEX * Math.sin(Math.PI / 3);
    const hex = { d: hexAt(x, y, HEX / Math.sqrt(3)), stroke: { colour: INK, width: 0.5 } };
    const number = { field: 'points', text: `${points}`, style: { ...BIG, size: 18 } };
    const place = { x: x - 10, y: y - 6, width: 20, height: 12, align: 'center', valign: 'middle' } as const;
    return [art({ x: 0, y: 0, shapes: [hex] }), text({ ...number, ...place })];
  }).flat();

function sheet({ id, name, form }: Sheet, edition: Edition): readonly SheetDrawing[] {
  if (form.make === 'wheel' || form.make === 'die') return [];
  const told = (['V1', 'V2', 'V3', 'V4'] as const).map((rule, line) =>
    words(rule, STATEMENTS[rule].text, 26 + 14 * line, form, { ...SMALL, size: 9 }, 13),
  );
  const shown = form.make === 'poster' ? river() : told;
  return [{ face: face(id, form, edition, [words('title', name, 6, form, BIG, 14), ...shown]) }];
}

export const drieVerenKit: Kit = {
  language: 'nl',
  id: 'drie-veren',
  title: 'Drie Veren',
  about: 'Drie ponten op één rivier, en altijd tegenwind.',
  players: '3',
  minutes: '10',
  ages: null,
  credits: [],
  box: BOX,
  fonts: [],
  front,
  sheet,
  cover: (edition) => ({
    inks: { edition, paper: '#ffffff', key: INK, ground: groundIn(edition), onGround: INK },
    front: (size) => [
      box({ x: 0, y: 0, width: size.width, height: size.height, fill: groundIn(edition) }),
      words('title', 'Drie Veren', 4, size, { ...BIG, size: 12 }),
      words('line', size.line, size.height - 12, size),
    ],
  }),
  back: ({ id, name }, edition) => {
    const size = cardSize('mini');
    const shapes = FERRIES.map((ferry, row) => ({
      d: MARKS[ferry](22.2, 16 + 13 * row, 5),
      fill: INKS[ferry],
    }));
    return face(`${id}-back`, size, edition, [art({ x: 0, y: 0, shapes }), words('name', name, 51, size)]);
  },
  counter: (piece) => ({ face: boat(piece), count: piece.count }),
};
