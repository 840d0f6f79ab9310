import { describe, expect, it } from 'vitest';
import { EDITIONS, PRINTED_EDITIONS } from '../../../src/kit/edition.ts';
import type { Art, Face } from '../../../src/kit/face.ts';
import { dataOf } from '../../../src/kit/engrave/path/outline-data.ts';
import { readPath } from '../../../src/kit/engrave/path/path-data.ts';
import { rings } from '../../../src/kit/engrave/hatch.ts';
import { BOX } from '../data/box.ts';
import { ARMIES, CRATE, SOLDIERS, TANK } from '../data/battlefield.ts';
import { themeOf } from '../theme.ts';
import { STANDEE } from './papercraft/paper-pieces.ts';
import { MODEL_SIZE } from './papercraft/tank-parts.ts';
import { PLAIN_EDGE, pieceCounter } from './pieces.ts';
import { SQUARE, SQUARES } from './action-points.ts';
import { CREW_PLACE, CREW_PLACES } from './tank-control.ts';
import { figureParts, standing } from '../../../src/kit/engrave/figures/figure.ts';
import { EQUIPMENT, POSES } from '../art/soldiers.ts';

/** Two fields one above the other make a card of 63.5 x 88.9 mm. */
const FIELD = { width: 63.5, height: 44.45 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Standing extends Size {
  readonly x: number;
  readonly y: number;
}

const apart = (a: Standing, b: Standing): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const inside = ({ x, y, width, height }: Standing, room: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height;

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** `count` of one size in rows from a corner on. */
function crowd({ width, height }: Size, count: number, room: Size): Standing[] {
  const columns = Math.floor(room.width / width);
  return Array.from({ length: count }, (_, index) => ({
    width,
    height,
    x: (index % columns) * width,
    y: Math.floor(index / columns) * height,
  }));
}

/** Ten soldiers and a crate, each in the room of the larger of the two. */
const ELEVEN = 11;

const [soldier] = SOLDIERS;
const COUNTER: Size = soldier?.counter ?? { width: 0, height: 0 };
const BASE: Size = { width: STANDEE.width, height: STANDEE.depth };
const MODEL: Size = { width: MODEL_SIZE.length, height: MODEL_SIZE.width };

describe('on one field', () => {
  // A counter's halo is paper alone, and may lie over the edge.
  const halo = 2 * PLAIN_EDGE;
  const room = { width: FIELD.width + halo, height: FIELD.height + halo };

  it.each([
    ['counters', COUNTER],
    ['paper models', BASE],
  ] as const)('ten soldiers and a crate stand side by side as %s', (_, other) => {
    const standing = crowd(other, ELEVEN, room);
    for (const [index, one] of standing.entries()) {
      expect(inside(one, room)).toBe(true);
      for (const next of standing.slice(index + 1)) expect(apart(one, next)).toBe(true);
    }
  });

  it.each([
    ['a counter', TANK.counter],
    ['a paper model', MODEL],
  ] as const)('the tank stands whichever way it faces as %s', (_, tank) => {
    for (const each of [tank, turned(tank)]) expect(inside({ ...each, x: 0, y: 0 }, FIELD)).toBe(true);
  });

  it('takes a crate wherever it takes a soldier', () => {
    expect(CRATE.counter).toEqual(COUNTER);
    expect(CRATE.showpiece.width).toBeLessThanOrEqual(BASE.width);
    expect(CRATE.showpiece.depth).toBeLessThanOrEqual(BASE.height);
  });
});

describe('on the cards', () => {
  it.each([COUNTER, BASE])(
    'three crew stand side by side on the tank control card ($width x $height mm)',
    (base) => {
      expect(CREW_PLACES).toHaveLength(3);
      expect(Math.max(base.width, base.height)).toBeLessThanOrEqual(CREW_PLACE);
    },
  );

  it.each([COUNTER, BASE])(
    'the marker stands on each square of the points track and touches no other',
    (base) => {
      const squares = SQUARES.map(({ x, y }) => ({
        x: x - SQUARE / 2,
        y: y - SQUARE / 2,
        width: SQUARE,
        height: SQUARE,
      }));
      expect(base.width).toBeLessThanOrEqual(SQUARE);
      for (const [index, { x, y }] of SQUARES.entries()) {
        const marker = { ...base, x: x - base.width / 2, y: y - base.height / 2 };
        for (const [other, square] of squares.entries())
          if (other !== index) expect(apart(marker, square)).toBe(true);
      }
    },
  );
});

const artOf = ({ nodes }: Face): Art[] => nodes.filter((node) => node.kind === 'art');

describe.each(EDITIONS)('counters in the %s edition', (edition) => {
  const drawings = BOX.pieces.map((piece) => ({ piece, drawing: pieceCounter(piece, edition) }));

  it('come as many as the box holds, each as large as it says, with a back', () => {
    for (const { piece, drawing } of drawings) {
      expect(drawing.count).toBe(piece.count);
      for (const face of [drawing.face, drawing.back]) expect(face).toMatchObject(piece.counter);
    }
    const ids = drawings.flatMap(({ drawing }) => [drawing.face.id, drawing.back?.id]);
    expect(new Set(ids).size).toBe(2 * drawings.length);
  });

  it('say what they are to someone who cannot see them', () => {
    for (const { piece, drawing } of drawings) {
      const words = artOf(drawing.face)
        .map(({ sign }) => sign?.means ?? '')
        .join(' ');
      expect(words).toContain(
        piece.kind === 'piece' && piece.owner ? piece.owner : piece === CRATE ? 'crate' : 'tank',
      );
    }
  });
});

describe.each(PRINTED_EDITIONS)('counters in the %s edition', (edition) => {
  const drawings = BOX.pieces.map((piece) => pieceCounter(piece, edition));

  it('keep plain paper along every cut, so that a cut a little off shows nothing', () => {
    const { paper } = themeOf(edition);
    for (const face of drawings.flatMap((drawing) => [
      drawing.face,
      ...(drawing.back ? [drawing.back] : []),
    ])) {
      expect(face.nodes[0]).toMatchObject({ kind: 'box', fill: paper });
      for (const { x, y, shapes, scale = 1 } of artOf(face)) {
        for (const { d, stroke } of shapes) {
          const half = (scale * (stroke?.width ?? 0)) / 2;
          for (const [px, py] of rings(readPath(d))
            .flat()
            .map(([ax, ay]) => [scale * ax, scale * ay] as const)) {
            const edge = Math.min(x + px, y + py, face.width - x - px, face.height - y - py) - half;
            expect(edge, `${face.id}: ${dataOf(d).slice(0, 30)}`).toBeGreaterThan(PLAIN_EDGE - 0.26);
          }
        }
      }
    }
  });
});

describe('counters on a screen', () => {
  it('stand on the table cut out, with no paper of their own round them', () => {
    for (const { face } of BOX.pieces.map((piece) => pieceCounter(piece, 'screen')))
      expect(face.nodes.filter(({ kind }) => kind === 'box')).toEqual([]);
  });
});

describe('a figure', () => {
  it.each(ARMIES)('of the %s army is about a hundred units high when it stands', (army) => {
    const parts = figureParts(POSES.stride, EQUIPMENT[army]);
    const top = Math.min(...parts.flatMap(({ outline }) => outline.map(([, y]) => y)));
    expect(standing(parts) - top).toBeGreaterThan(88);
    expect(standing(parts) - top).toBeLessThan(112);
  });

  it('is told apart by its helmet: only gray has a spike', () => {
    const tip = (army: (typeof ARMIES)[number]): number => {
      const head = figureParts(POSES.stride, EQUIPMENT[army]).flatMap(({ outline }) => outline);
      return Math.min(...head.map(([, y]) => y));
    };
    expect(tip('gray')).toBeLessThan(tip('red') - 4);
  });
});
