import { describe, expect, it } from 'vitest';
import { victoryTankKit } from '../../../../cards/victory-tank/kit.ts';
import { drawn as drawnOf, shelfKits } from '../../../../tests/kits.ts';
import { countAll } from '../../../kit/component.ts';
import { boxSides } from '../box-sides.ts';
import { gameCrafterOrder } from './game-crafter.ts';
import { makePlayingCardsOrder } from './make-playing-cards.ts';
import { standees } from '../cutter/standees.ts';

const found = shelfKits.find(([, { kit }]) => kit === victoryTankKit);
if (!found) throw new Error('Victory Tank is not on the shelf');
const drawn = drawnOf(found[1], 'colour');
const order = gameCrafterOrder(victoryTankKit, drawn, {
  rules: 28,
  box: (outside) => boxSides(victoryTankKit, 'colour', found[1].fonts, outside),
  standees: (size) => standees(victoryTankKit, 'colour', found[1].fonts, size),
});
if (!order.ok) throw new Error(order.faults.join(' '));
const { howTo, pictures } = order.value;
const namesIn = (folder: string) =>
  pictures.flatMap(({ name }) => (name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : []));
const copies = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + Number(/-x(\d+)\.png$/.exec(name)?.[1] ?? 0), 0);

describe('a box at The Game Crafter', () => {
  it('is one deck, since a deck of one card costs as much as one of eighteen', () => {
    const count = countAll(victoryTankKit.box.cards);
    expect(howTo).toContain(`1-cards: Poker Deck, ${count} cards (Battlefield cards, `);
    expect(copies(namesIn('1-cards'))).toBe(count);
  });

  it('shows behind each card its own back, that of the deck where most have it', () => {
    const deck = pictures.filter(({ name }) => name.startsWith('1-cards/'));
    const faceOf = (pattern: RegExp) => deck.find(({ name }) => pattern.test(name))?.face.id;
    const common = faceOf(/-back\.png$/);
    for (const { card, front, back } of drawn.cards) {
      const [, number = ''] =
        /\/(\d+)-/.exec(deck.find(({ face }) => face.id === front.id)?.name ?? '') ?? [];
      expect(number).not.toBe('');
      const behind = faceOf(new RegExp(`/${number}-${card.id}-behind`));
      expect([card.id, behind ?? common]).toEqual([card.id, back.id]);
    }
  });

  it('has every counter as a chit of thick board, two-sided, in their pixels', () => {
    for (const [folder, side, pieces] of [
      ['2-small-square-chits', 225, drawn.counters.filter(({ face }) => face.width === face.height)],
      ['3-large-square-chits', 375, drawn.counters.filter(({ face }) => face.width !== face.height)],
    ] as const) {
      expect([folder, copies(namesIn(folder))]).toEqual([folder, countAll(pieces)]);
      const chits = pictures.filter(({ name }) => name.startsWith(folder));
      expect(chits.filter(({ name }) => name.includes('-behind'))).toHaveLength(pieces.length);
      for (const { width, height } of chits) expect([width, height]).toEqual([side, side]);
    }
  });

  it('has chits whose ground is painted as far as the vendor may cut amiss', () => {
    for (const { name, face } of pictures.filter((picture) => picture.name.includes('-chits/'))) {
      const [ground] = face.nodes;
      const reach = ground?.kind === 'box' ? -ground.x : 0;
      expect([name, reach >= face.bleed]).toEqual([name, true]);
    }
  });

  it('has its soldiers as standees, too: every man of both armies, printed on both sides', () => {
    const folder = '4-small-standees';
    const soldiers = victoryTankKit.box.pieces.filter(({ showpiece }) => showpiece?.make === 'standee');
    expect(copies(namesIn(folder))).toBe(countAll(soldiers));
    const figures = pictures.filter(({ name }) => name.startsWith(folder));
    expect(figures.filter(({ name }) => name.includes('-behind'))).toHaveLength(figures.length / 2);
    for (const { width, height } of figures) expect([width, height]).toEqual([225, 525]);
    expect(howTo).toContain('Standees: order them instead of the chits');
  });

  it('says what is not in the parcel, and why', () => {
    expect(howTo).toContain('Paper models are not in it, since no die there cuts their nets');
  });

  it('has the tuck box that takes its cards as one picture in the pixels of the vendor’s template, every side on its panel', () => {
    expect(howTo).toContain('Box: a Poker Tuck Box (54) takes these cards.');
    expect(howTo).toContain('Upload box/poker-tuck-box-54.png as it is');
    const boxes = pictures.filter(({ name }) => name.startsWith('box/'));
    expect(boxes.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['box/poker-tuck-box-54.png', 2325, 1950],
    ]);
    const [net] = boxes.map(({ face }) => face);
    if (!net) throw new Error('there is no box');
    const pixels = (mm: number) => Math.round((mm / 25.4) * 300);
    const [ground, ...others] = net.nodes;
    expect(ground).toMatchObject({ kind: 'box', x: 0, y: 0, width: net.width, height: net.height });
    // Right side, back, left side, front, the lid above the back and the foot below it: the folds of their template.
    const panels = others.flatMap((node) =>
      node.kind === 'group' && node.clip
        ? [[node.x, node.y, node.clip.width, node.clip.height].map(pixels)]
        : [],
    );
    expect(panels).toEqual([
      [37, 429, 243, 1058],
      [280, 429, 758, 1058],
      [1038, 429, 243, 1058],
      [1281, 429, 758, 1058],
      [280, 186, 758, 243],
      [280, 1488, 758, 243],
    ]);
    const without = gameCrafterOrder(victoryTankKit, drawn);
    expect(without.ok && without.value.howTo).toContain('The box is not in it');
  });

  it('has its rules as a booklet where they were drawn, and else says who draws them', () => {
    expect(howTo).toContain('a Large Booklet of 28 pages');
    const without = gameCrafterOrder(victoryTankKit, drawn);
    expect(without.ok && without.value.howTo).toContain('The rules are not in it, since a browser');
  });
});

const orderOf = (id: string) => {
  const [, shelved] = shelfKits.find(([, { kit }]) => kit.id === id) ?? [];
  if (!shelved) throw new Error(`${id} is not on the shelf`);
  const ordered = gameCrafterOrder(shelved.kit, drawnOf(shelved, 'colour'));
  if (!ordered.ok) throw new Error(ordered.faults.join(' '));
  return ordered.value;
};

describe('a city of tiles at The Game Crafter', () => {
  const city = orderOf('street-armour');

  it('is tiles of thick board with square corners, both faces, in their pixels; it says that they are a little smaller', () => {
    const boards = city.pictures.filter(({ name }) => name.startsWith('1-cards/'));
    const tiles = boards.filter(({ name }) => name.includes('-tile-'));
    expect(tiles).toHaveLength(24);
    for (const { width, height } of tiles) expect([width, height]).toEqual([1125, 1125]);
    expect(city.howTo).toContain('1-cards: Large Square Tile, 15 pieces (City tiles, Reference cards).');
    expect(city.howTo).toContain(
      'City tiles, Reference cards: the nearest that they sell is Large Square Tile',
    );
    expect(city.howTo).toContain('drawn at 98.8 %. Print what has to fit them at the same.');
  });

  it('has chits for the tanks that are no larger than the squares in which they turn, and markers that show around them', () => {
    // A bleed of 37.5 px on each side; a square of the smaller tile is a fifth of 3.5 inches.
    const sideOf = (id: string) => {
      const found = city.pictures.find(({ name }) => name.includes(`-counter-${id}-front`));
      return ((found?.width ?? NaN) - 75) / 300;
    };
    for (const tank of ['heavy-west', 'light-east', 'flag-west']) {
      expect(sideOf(tank)).toBeLessThanOrEqual(3.5 / 5);
      expect(sideOf(tank)).toBeLessThan(sideOf('damage'));
      expect(sideOf(tank)).toBeLessThan(sideOf('barricade'));
    }
  });

  it('says before anything else what the order leaves out or makes another size', () => {
    const [, , first, ...others] = city.howTo.split('\n');
    expect(first).toBe('Before you order: what this parcel leaves out, or makes another size.');
    expect(others.slice(0, city.lacks.length)).toEqual(city.lacks.map((lack) => `- ${lack}`));
    expect(city.lacks.join('\n')).toContain('Print at home: Ruler.');
    expect(city.lacks.join('\n')).toContain('add theirs, numbered from 1 (5 with 6 sides)');
    expect(city.lacks.join('\n')).toMatch(/Damage marker, Barricade: chits of 19.0 mm instead of 18 mm/);
  });
});

describe('boards and mats at The Game Crafter', () => {
  it.each([
    ['loopgraven', 'Big Mat, 1 piece (Board)', 'board', 3075, 4875],
    ['loopgraven', 'Postcard Mat, 4 pieces', 'upgrades-red', 1875, 1275],
    ['tank', 'Large Square Mat, 3 pieces', 'mat-german', 3075, 3075],
    ['fog-of-war', 'Six-Fold Game Board, 1 piece (Map)', 'map', 8175, 5475],
    ['fog-of-war', 'Half Mat, 2 pieces', 'mat-axis', 1575, 3075],
  ])(
    'of %s are the smallest product that holds them at their true size: %s',
    (game, told, id, width, height) => {
      const { howTo: steps, pictures: faces } = orderOf(game);
      expect(steps).toContain(told);
      const found = faces.find(({ name }) => new RegExp(`-${id}-front-x1`).test(name));
      expect([found?.width, found?.height]).toEqual([width, height]);
      // A face is drawn at the product's size, so that a mm on it is a mm.
      expect(found?.face.width).toBeCloseTo(((width - 75) / 300) * 25.4, 5);
    },
  );

  it('are not ordered twice where one sheet replaces another', () => {
    const { howTo: steps } = orderOf('fog-of-war');
    expect(steps).not.toContain('Small map');
    expect(steps).not.toContain('Board of defence');
    expect(steps).toContain('Print at home: Axis operation wheel, Allied operation wheel.');
  });
});

describe('an order of which nobody could play', () => {
  it('is refused with how many cards it would be, and stays possible for those alone', () => {
    const [, shelved] = shelfKits.find(([, { kit }]) => kit.id === 'fog-of-war') ?? [];
    if (!shelved) throw new Error('it is not on the shelf');
    const whole = drawnOf(shelved, 'colour');
    const refused = makePlayingCardsOrder(shelved.kit, whole);
    expect(refused).toMatchObject({
      ok: false,
      faults: [
        expect.anything(),
        expect.stringContaining('would print 4 of the 182 cards of The Fog of War'),
      ],
    });
    const aids = { ...whole, cards: whole.cards.filter(({ deck }) => deck.group === 'reference') };
    expect(makePlayingCardsOrder(shelved.kit, aids).ok).toBe(true);
  });
});

describe('a box of large decks at The Game Crafter', () => {
  it('has each of them by itself, so that no card of one needs a back uploaded for it', () => {
    const { howTo: told, pictures: faces } = orderOf('tank');
    for (const [folder, back] of [
      ['1-tactics', 'tactics-back.png'],
      ['2-german', 'german-back.png'],
    ] as const) {
      const own = faces.flatMap(({ name }) => (name.startsWith(`${folder}/`) ? [name] : []));
      expect(told).toContain(`  ${folder}: Poker Deck, `);
      expect(own).toContain(`${folder}/${back}`);
      expect(own.filter((name) => name.includes('-behind'))).toEqual([]);
    }
  });
});
