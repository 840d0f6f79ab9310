import { describe, expect, it, test } from 'vitest';
import { ACTION_CARDS, AID_CARDS, type ActionCard, BOX } from './data/box.ts';
import { ARMIES, BATTLEFIELD_CARDS, type BattlefieldCard, SOLDIERS } from './data/battlefield.ts';
import sharp from 'sharp';
import { EDITIONS, type Edition, PRINTED_EDITIONS } from '../../src/kit/edition.ts';
import { readPath } from '../../src/kit/engrave/path/path-data.ts';
import {
  art,
  type Art,
  type Face,
  type Node,
  type SetFace,
  type SetNode,
  type Shape,
  type TextBlock,
} from '../../src/kit/face.ts';
import { POKER } from '../../src/kit/component.ts';
import { svgPixels, type Pixels } from '../../tests/raster.ts';
import { typeFaultSentence } from '../../src/kit/type/type-faults.ts';
import { typeset } from '../../src/kit/type/typeset.ts';
import { paintSvg } from '../../src/press/paint/svg.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { RIBBON_WIDTH, ribbonHeight } from './art/card-marks.ts';
import { scene } from './art/scenes.ts';
import { themeOf } from './theme.ts';
import { actionBack, actionFront } from './faces/action.ts';
import {
  SQUARE,
  SQUARES,
  activePlayerBack,
  activePlayerFront,
  pointsBack,
  pointsFront,
} from './faces/action-points.ts';
import { tankControlBack, tankControlFront } from './faces/tank-control.ts';
import { ACTIONS, OUTCOME, ROUND, SCORE, STRENGTH, TIE } from '../../content/victory-tank/brief.ts';
import { STATEMENTS } from '../../content/victory-tank/statements.ts';
import { dataOf } from '../../src/kit/engrave/path/outline-data.ts';
import { battlefieldBack, battlefieldFront } from './faces/battlefield.ts';

const total = (parts: readonly { readonly count: number }[]) =>
  parts.reduce((sum, part) => sum + part.count, 0);

const deck = (...ids: string[]) => BOX.cards.filter((card) => ids.includes(card.deck));

const special = (name: string) => total(BATTLEFIELD_CARDS.filter((card) => card.special === name));

describe("the box holds what the rulebook's list of components says", () => {
  it('55 cards: 19 battlefield, 32 action, 2 action points, tank control, active player', () => {
    expect(total(BOX.cards) - total(AID_CARDS)).toBe(55);
    expect(total(deck('battlefield'))).toBe(19);
    expect(total(deck('action-red'))).toBe(16);
    expect(total(deck('action-gray'))).toBe(16);
    expect(total(deck('points-red', 'points-gray'))).toBe(2);
    expect(total(deck('tank-control'))).toBe(1);
    expect(total(deck('active-player'))).toBe(1);
  });

  it('battlefield: 2 home bases, 1 empty, 1 tank, 2 reinforcements, 9 crates, 4 bunkers', () => {
    expect(['base', 'empty', 'tank', 'jeep', 'crate', 'bunker'].map(special)).toEqual([2, 1, 1, 2, 9, 4]);
  });

  it('pieces: 11 soldiers an army, 9 crates, 1 tank', () => {
    expect(SOLDIERS.map((soldier) => soldier.count)).toEqual([11, 11]);
    expect(total(BOX.pieces)).toBe(22 + 9 + 1);
  });
});

describe('what the project supplied', () => {
  it('deals each army the same action cards: six 1s, six 2s, four 3s', () => {
    for (const army of ['red', 'gray']) {
      const own = ACTION_CARDS.filter((card) => card.owner === army);
      const counts = ([1, 2, 3] as const).map((value) => total(own.filter((card) => card.value === value)));
      expect(counts).toEqual([6, 6, 4]);
    }
  });

  it('shows each army six scenes of its own, none of them the other way round', async () => {
    const seen = await Promise.all(
      ACTION_CARDS.map(async (card) => {
        const { men } = scene(card, themeOf('colour'));
        const face = { id: card.id, ...POKER, safe: 0, nodes: [art({ x: 0, y: 0, shapes: men })] };
        return [
          card.id,
          await svgPixels(await paintSvg(face, new Map(), { area: 'trim', dpi: 51 })),
        ] as const;
      }),
    );
    expect(seen).toHaveLength(12);
    const inked = ({ data, width }: Pixels, x: number, y: number): boolean =>
      (data[3 * (y * width + x)] ?? 255) < 128;
    const apart = (one: Pixels, other: Pixels, flipped: boolean): number => {
      let [either, different] = [0, 0];
      for (let y = 0; y < one.height; y += 1)
        for (let x = 0; x < one.width; x += 1) {
          const [a, b] = [inked(one, x, y), inked(other, flipped ? one.width - 1 - x : x, y)];
          if (a || b) either += 1;
          if (a !== b) different += 1;
        }
      return different / either;
    };
    const alike = seen.flatMap(([id, men], at) =>
      seen
        .slice(at + 1)
        .filter(([, others]) => Math.min(apart(men, others, false), apart(men, others, true)) < 0.3)
        .map(([other]) => `${id} and ${other}`),
    );
    expect(alike).toEqual([]);
  });

  it('adds two cards that help at the table, and have no part in the game', () => {
    expect(AID_CARDS.map(({ name, count }) => [name, count])).toEqual([
      ['Set-up', 1],
      ['Round and score', 1],
    ]);
  });

  it('leaves seven rounds of two cards: start marks on six, two of the others put back', () => {
    const start = BATTLEFIELD_CARDS.filter((card) => card.start);
    expect(start).toHaveLength(6);
    expect(BATTLEFIELD_CARDS.length - 3 - 2).toBe(7 * 2);
  });

  it('says so in a note on everything that is not the rulebook’s alone', () => {
    for (const part of [...BOX.cards, ...BOX.pieces].filter((part) => part.provenance === 'ours'))
      expect(part.note, part.id).toBeTruthy();
  });
});

describe('ids', () => {
  it('name one component each', () => {
    const ids = [...BOX.cards, ...BOX.pieces].map((part) => part.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every card names a deck of the box, and every deck has cards', () => {
    expect(new Set(BOX.cards.map((card) => card.deck))).toEqual(new Set(BOX.decks.map((each) => each.id)));
  });
});

const FONTS = loadFonts({ fonts: [] });

const facesOf = (edition: Edition): Face[] => [
  ...ACTION_CARDS.map((card) => actionFront(card, edition)),
  ...ARMIES.flatMap((army) => [
    actionBack(army, edition),
    pointsFront(army, edition),
    pointsBack(army, edition),
  ]),
  tankControlFront(edition),
  tankControlBack(edition),
  activePlayerFront(edition),
  activePlayerBack(edition),
];

function setFace(face: Face): SetFace {
  const set = typeset(face, FONTS);
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
  return set.value;
}

const PX_PER_MM = 4;

/** A face out to its bleed, RGB. */
async function pixelsOf(face: Face) {
  const svg = await paintSvg(setFace(face), FONTS, { area: 'bleed', dpi: PX_PER_MM * 25.4 });
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The strokes and words of a tree, groups opened. */
const wordsOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node): string[] => {
    if (node.kind === 'group') return wordsOf(node.nodes);
    if (node.kind !== 'text') return [];
    return [typeof node.text === 'string' ? node.text : node.text.map(({ text }) => text).join('')];
  });

const cardOf = (value: ActionCard['value']): ActionCard => {
  const card = ACTION_CARDS.find((one) => one.value === value);
  if (!card) throw new Error(`no card of ${value}`);
  return card;
};

describe.each(EDITIONS)('action, points and table cards, %s', (edition) => {
  it('set every word inside its place', () => {
    const faults = facesOf(edition).flatMap((face) => {
      const set = typeset(face, FONTS);
      return set.ok ? [] : set.faults.map(typeFaultSentence);
    });
    expect(faults).toEqual([]);
  });

  it('have nothing but paper where neighbours share a cut: 3 mm within the trim, and the bleed', async () => {
    const paper = Buffer.from(themeOf(edition).paper.slice(1), 'hex');
    const stained: string[] = [];
    for (const face of facesOf(edition)) {
      const { data, width, height } = await pixelsOf(face);
      const rim = Math.floor((3 + face.bleed) * PX_PER_MM) - 1;
      const clean = (x: number, y: number): boolean =>
        data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3).equals(paper);
      const onRim = (x: number, y: number): boolean =>
        x < rim || y < rim || x >= width - rim || y >= height - rim;
      let spots = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) if (onRim(x, y) && !clean(x, y)) spots++;
      if (spots > 0) stained.push(`${face.id}: ${spots} px`);
    }
    expect(stained).toEqual([]);
  });

  it('have action backs that do not tell which end is up', async () => {
    for (const army of ARMIES) {
      const { data } = await pixelsOf(actionBack(army, edition));
      const bytes = data.length / 3;
      let differing = 0;
      for (let index = 0; index < bytes; index++) {
        const [here, there] = [3 * index, 3 * (bytes - 1 - index)];
        const apart = Math.abs((data[here] ?? 0) - (data[there] ?? 0));
        if (apart > 128) differing++;
      }
      // Lettering is anti-aliased a little differently upside down.
      expect(differing / bytes).toBeLessThan(0.002);
    }
  });
});

describe('an action card', () => {
  it('shows its value on the 12 mm that a fan leaves to be seen', () => {
    expect(3.7 + RIBBON_WIDTH).toBeLessThan(14);
    for (const edition of PRINTED_EDITIONS) {
      const words = wordsOf(actionFront(cardOf(2), edition).nodes);
      expect(words.filter((word) => word === '+2')).toHaveLength(2);
    }
  });

  it('has a longer pennant the more it is worth', () => {
    expect(ribbonHeight(1)).toBeLessThan(ribbonHeight(2));
    expect(ribbonHeight(2)).toBeLessThan(ribbonHeight(3));
  });

  it('says what it does in the singular and the plural', () => {
    const rule = (value: ActionCard['value']) =>
      wordsOf(actionFront(cardOf(value), 'colour').nodes).find((word) => word.startsWith('Adds'));
    expect(rule(1)).toBe('Adds 1 point to your action, or 1 to your strength in a battle.');
    expect(rule(3)).toBe('Adds 3 points to your action, or 3 to your strength in a battle.');
  });
});

describe('the picture of an action card', () => {
  /** How far a picture reaches, mm of the card; outlines alone. */
  function reach(shapes: readonly Shape[]): { left: number; right: number; bottom: number } {
    const points = shapes.flatMap(({ d }) => readPath(d).flatMap((segment) => [...segment.points]));
    const xs = points.map(([x]) => x);
    return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...points.map(([, y]) => y)) };
  }

  it.each(EDITIONS)('stays inside its frame, 3.7 mm off the trim and 63 mm down: %s', (edition) => {
    for (const card of ACTION_CARDS) {
      const { left, right, bottom } = reach(scene(card, themeOf(edition)).men);
      expect(left).toBeGreaterThan(3.7);
      expect(right).toBeLessThan(63.5 - 3.7);
      expect(bottom).toBeLessThan(63.2);
    }
  });
});

/** Where the lines of a face stand, mm. */
const linesIn = (
  nodes: readonly SetNode[],
): { readonly baseline: number; readonly left: number; readonly right: number }[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return linesIn(node.nodes);
    if (node.kind !== 'line') return [];
    const [first, last] = [node.runs[0], node.runs.at(-1)];
    return first && last ? [{ baseline: node.baseline, left: first.x, right: last.x + last.width }] : [];
  });

const textsOf = (nodes: readonly Node[]): TextBlock[] =>
  nodes.flatMap((node): TextBlock[] =>
    node.kind === 'text' ? [node] : node.kind === 'group' ? textsOf(node.nodes) : [],
  );

describe('the points track', () => {
  it('runs from five to none', () => {
    expect(SQUARES.map(({ points }) => points)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('has squares that hold the eleventh soldier, clear of each other', () => {
    for (const { counter, showpiece } of SOLDIERS) {
      expect(SQUARE).toBeGreaterThan(Math.max(counter.width, counter.height));
      expect(SQUARE).toBeGreaterThan(Math.max(showpiece.width, showpiece.depth));
    }
    for (const one of SQUARES)
      for (const other of SQUARES)
        if (one !== other)
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(SQUARE);
  });

  it('keeps every number clear of whatever stands on a square', () => {
    const numbers = textsOf(pointsFront('red', 'colour').nodes).filter(({ field }) =>
      field.startsWith('number'),
    );
    expect(numbers).toHaveLength(6);
    for (const { x, width } of numbers)
      for (const square of SQUARES) {
        const [left, right] = [square.x - SQUARE / 2, square.x + SQUARE / 2];
        // Numbers stand in columns of their own, outside both columns of squares.
        expect(x + width <= left || x >= right).toBe(true);
      }
  });
});

describe('the quick reference', () => {
  const paragraphs = [...ROUND, ...ACTIONS, OUTCOME, TIE];
  const ids = [
    ...paragraphs.flatMap(({ rules }) => rules.flatMap((rule) => rule.ids)),
    ...[...STRENGTH, ...SCORE].map(({ id }) => id),
  ];

  it('names only sentences that the rules have', () => {
    expect(ids.filter((id) => !(id in STATEMENTS))).toEqual([]);
    expect(ids.length).toBeGreaterThan(20);
  });

  it('is the same for both armies', () => {
    const [red, gray] = (['red', 'gray'] as const).map((army) =>
      textsOf(pointsBack(army, 'colour').nodes)
        .map(({ text }) => (typeof text === 'string' ? text : text.map((run) => run.text).join('')))
        .join('\n'),
    );
    expect(red).toBe(gray);
  });

  it.each(['colour', 'low-ink', 'screen'] as const)(
    'has words and numbers clear of each other, %s',
    (edition) => {
      const set = typeset(pointsBack('red', edition), loadFonts({ fonts: [] }));
      if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
      const lines = linesIn(set.value.nodes);
      expect(lines.length).toBeGreaterThan(20);
      for (const [index, one] of lines.entries())
        for (const other of lines.slice(index + 1))
          if (Math.abs(one.baseline - other.baseline) < 1.5)
            expect(Math.max(one.left, other.left)).toBeGreaterThanOrEqual(Math.min(one.right, other.right));
    },
  );

  it('gives base and bunker to the defender alone', () => {
    expect(STRENGTH.find(({ id }) => id === 'A5b')?.of).toMatch(/^defender in/);
  });

  it('can be read at arm’s length: 9 pt and up, but for the names of sentences', () => {
    for (const { style, text } of textsOf(pointsBack('red', 'colour').nodes)) {
      const words = typeof text === 'string' ? text : text.map((run) => run.text).join('');
      const onlyIds = words.split(' ').every((word) => word in STATEMENTS);
      const isHeading = words === words.toUpperCase();
      if (!onlyIds && !isHeading) expect(style.size).toBeGreaterThanOrEqual(9);
    }
  });
});

const card = (id: string): BattlefieldCard => {
  const found = BATTLEFIELD_CARDS.find((each) => each.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

const arts = (nodes: readonly Node[]): Art[] =>
  nodes.flatMap((node): Art[] =>
    node.kind === 'art' ? [node] : node.kind === 'group' ? arts(node.nodes) : [],
  );

const texts = (nodes: readonly Node[]): TextBlock[] =>
  nodes.flatMap((node): TextBlock[] =>
    node.kind === 'text' ? [node] : node.kind === 'group' ? texts(node.nodes) : [],
  );

const meanings = (face: Face): string[] => arts(face.nodes).flatMap(({ sign }) => (sign ? [sign.means] : []));

/** The rectangle that art fills on the card, strokes left out. */
function extent({ x, y, scale = 1, shapes }: Art): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const places = shapes.flatMap(({ d }) => readPath(d).flatMap(({ points }) => [...points]));
  const [xs, ys] = [places.map((place) => place[0] * scale + x), places.map((place) => place[1] * scale + y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const weight = (face: Face): number =>
  arts(face.nodes).reduce(
    (sum, { shapes }) => sum + shapes.reduce((bytes, { d }) => bytes + dataOf(d).length, 0),
    0,
  );

const everyFront = EDITIONS.flatMap((edition) =>
  BATTLEFIELD_CARDS.map((each) => [each.id, edition, battlefieldFront(each, edition)] as const),
);

/** Everything on a face that is not its ground: pictures, ribbons, names and marks, with where they are turned to. */
const standing = (face: Face): Art[] =>
  face.nodes.flatMap((node) => (node.kind === 'art' ? [node] : [])).slice(2);

test.each(everyFront)('%s in %s has nothing but ground within 3.2 mm of the trim', (_id, _edition, face) => {
  for (const art of standing(face)) {
    const { left, right, top, bottom } = extent(art);
    expect(left).toBeGreaterThan(3.2);
    expect(top).toBeGreaterThan(3.2);
    expect(right).toBeLessThan(face.width - 3.2);
    expect(bottom).toBeLessThan(face.height - 3.2);
  }
});

test.each(everyFront)('%s in %s says what its special is', (id, edition, face) => {
  const { special, name } = card(id);
  expect(meanings(face).includes(name.toLowerCase())).toBe(special !== 'empty');
  const names = texts(face.nodes).flatMap(({ field, text }) => (field === 'name' ? [text] : []));
  const said = special === 'tank' ? 'TANK START' : name.toUpperCase();
  expect(names).toEqual(edition === 'screen' || special === 'empty' ? [] : [said, said]);
});

test('the special stands on the northern field', () => {
  for (const [, , face] of everyFront) {
    for (const art of arts(face.nodes)) {
      if (art.sign && art.sign.means !== 'start card')
        expect(extent(art).bottom).toBeLessThan(face.height / 2);
    }
  }
});

test('start cards, and no others, bear the start mark in their lower left corner', () => {
  for (const [id, , face] of everyFront) {
    const marks = arts(face.nodes).filter(({ sign }) => sign?.means === 'start card');
    expect(marks.length).toBe(card(id).start ? 1 : 0);
    for (const mark of marks) {
      const { left, right, top, bottom } = extent(mark);
      expect(left).toBeGreaterThan(face.safe);
      expect(bottom).toBeLessThan(face.height - face.safe);
      expect(right).toBeLessThan(face.width / 4);
      expect(top).toBeGreaterThan(face.height - face.width / 4);
      expect(right - left).toBeGreaterThan(5);
    }
  }
});

test('a face is the same every time it is drawn, and no two cards have the same ground', () => {
  expect(battlefieldFront(card('crate-1'), 'colour')).toEqual(battlefieldFront(card('crate-1'), 'colour'));
  const grounds = BATTLEFIELD_CARDS.map((each) => arts(battlefieldFront(each, 'colour').nodes)[0]?.shapes);
  expect(new Set(grounds.map((shapes) => JSON.stringify(shapes))).size).toBe(BATTLEFIELD_CARDS.length);
});

test('the armies’ home bases differ by shape, not by colour alone', () => {
  const shapes = ARMIES.map((army) => {
    const face = battlefieldFront(card(`home-${army}`), 'screen');
    return arts(face.nodes)
      .find(({ sign }) => sign?.means.endsWith('home base'))
      ?.shapes.map(({ d }) => d);
  });
  expect(shapes[0]).not.toEqual(shapes[1]);
});

test('the low-ink edition has no tint: paper, key and the army’s lines alone', () => {
  const inks = arts(battlefieldFront(card('jeep-red'), 'low-ink').nodes).flatMap(({ shapes }) =>
    shapes.flatMap(({ fill, stroke }) => [fill, stroke?.colour].filter((colour) => colour !== undefined)),
  );
  const { key, paper, army } = themeOf('low-ink');
  expect(new Set(inks)).toEqual(new Set([key, paper, army.red.flat]));
});

test('the back is the same whichever end is up', () => {
  for (const edition of EDITIONS) {
    const [, upper, lower] = battlefieldBack(edition).nodes;
    if (upper?.kind !== 'group' || lower?.kind !== 'group') throw new Error('the back is two halves');
    expect(lower).toMatchObject({ x: 63.5, y: 88.9, rotate: 180 });
    expect(lower.nodes).toBe(upper.nodes);
  }
});

test('no face is heavier than a printer and a page can take', () => {
  for (const [, edition, face] of everyFront) {
    expect(weight(face)).toBeLessThan({ colour: 64_000, 'low-ink': 48_000, screen: 32_000 }[edition]);
  }
});
