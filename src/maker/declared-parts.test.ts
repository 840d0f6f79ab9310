/** Tokens, standees, mats, boards, pads, rulers, dice and wheels of a maker's game. */
import { expect, it } from 'vitest';
import { drawKit } from '../kit/drawn-kit.ts';
import type { Kit } from '../kit/kit.ts';
import { typeFaultSentence } from '../kit/type/type-faults.ts';
import { loadFonts } from '../site/package-fonts.ts';
import { defineGame } from './define-game.ts';
import { makerFaultsIn } from './maker-faults.ts';
import type { PartCanvas } from './part-definition.ts';
import { title } from './set-text.ts';

const face = ({ part, number, area }: PartCanvas) => title(`${part.name} ${number}`, area, { least: 3 });

const kitWith = (parts: object): Promise<Kit> => defineGame({ id: 'mine', title: 'Mine', ...parts }).kit();

const ALL = {
  tokens: { coin: { size: [20, 20], count: 12, face, back: face } },
  standees: { hero: { name: 'A hero', size: [24, 40], face } },
  mats: { 'player-mat': { size: '200x120mm', count: 4, face } },
  boards: { map: { size: [500, 400], face } },
  pads: { score: { size: 'tarot', face } },
  rulers: { range: { size: [150, 18], face } },
  dice: { die: { face }, pyramid: { sides: 4, edge: 20, face }, ten: { sides: 10, edge: 25, face } },
  wheels: { dial: { discs: [80, 60], face } },
};

it('each is in the box with its size and count, and drawn', async () => {
  const kit = await kitWith(ALL);
  const drawn = drawKit(kit, 'colour', loadFonts(kit));
  expect(drawn.ok ? [] : drawn.faults.map(typeFaultSentence)).toEqual([]);
  if (!drawn.ok) return;
  expect(
    drawn.value.counters.map(({ piece, count, back }) => [piece.name, count, back !== undefined]),
  ).toEqual([
    ['Coin', 12, true],
    ['A hero', 1, false],
  ]);
  expect(drawn.value.showpieces.map(({ face: net }) => [net.id, net.width, net.height])).toEqual([
    ['hero-standee', 24, 92],
  ]);
  expect(drawn.value.sheets.map(({ sheet }) => [sheet.id, sheet.form.make])).toEqual([
    ['player-mat', 'mat'],
    ['map', 'poster'],
    ['score', 'pad'],
    ['range', 'strip'],
    ['die', 'die'],
    ['pyramid', 'die'],
    ['ten', 'die'],
    ['dial', 'wheel'],
    ['dial', 'wheel'],
  ]);
});

it('opposite sides of a die add up to seven, and lie side by side in its net', async () => {
  const kit = await kitWith(ALL);
  const die = kit.box.sheets?.find(({ id }) => id === 'die');
  const sides = die ? (kit.sheet?.(die, 'colour') ?? []) : [];
  expect(sides.map((each) => each.face.id)).toEqual(['die-1', 'die-6', 'die-2', 'die-5', 'die-3', 'die-4']);
});

it('what is wrong with one is said with its kind and its name', async () => {
  const told = await kitWith({
    tokens: { coin: { size: 'cion', face }, crate: { face } },
    mats: { mat: { size: 'poker' } },
  }).then(
    () => undefined,
    (error: unknown) => makerFaultsIn(error),
  );
  expect(told).toEqual([
    expect.stringMatching(/^Mine, tokens "coin", size: there is no size "cion".*\.$/),
    expect.stringMatching(/^Mine, tokens "crate", size: none is given: write .*\.$/),
    'Mine, mats "mat": it has no face, which is a function that draws it.',
  ]);
});

const faultsOf = (parts: object) =>
  kitWith(parts).then(
    () => undefined,
    (error: unknown) => makerFaultsIn(error),
  );

it('one that is larger than any sheet is told, and boards are not', async () => {
  const tooLarge = '630 x 880 mm is larger than the largest sheet, 420 x 594 mm: lengths are millimetres.';
  expect(
    await faultsOf({
      cards: [{ name: 'A' }],
      size: [630, 880],
      tokens: { coin: { size: [630, 880], face } },
    }),
  ).toEqual([`Mine, deck "cards", size: ${tooLarge}`, `Mine, tokens "coin", size: ${tooLarge}`]);
  const large = { dice: { fate: { edge: 160, face } }, wheels: { dial: { discs: [800, 60], face } } };
  expect(await faultsOf(large)).toEqual([
    'Mine, dice "fate": it is larger than the largest sheet. Lengths are millimetres.',
    'Mine, wheels "dial": it is larger than the largest sheet. Lengths are millimetres.',
  ]);
  const kit = await kitWith({
    boards: { map: { size: [630, 880], face } },
    mats: { mat: { size: [630, 300], face } },
  });
  expect(kit.makers?.notes).toEqual([
    'mats "mat": it is 630 x 300 mm, and printed over several pages. Lengths are millimetres.',
  ]);
});

it.each([
  [[63], '[63] is no size: write "poker", [63, 88], "63x88mm" or "2.5x3.5in".'],
  [['63', '88'], '["63","88"] is no size: write "poker", [63, 88], "63x88mm" or "2.5x3.5in".'],
  ['63mm', 'there is no size "63mm": write "poker", [63, 88], "63x88mm" or "2.5x3.5in".'],
])('a size that is none is told with the form of one: %j', async (size, sentence) => {
  expect(await faultsOf({ cards: [{ name: 'A' }], size })).toEqual([`Mine, deck "cards", size: ${sentence}`]);
});

it('a size may be written in centimetres', async () => {
  const { box } = await kitWith({ cards: [{ name: 'A' }], size: '6.3x8.8cm' });
  expect(box.cards[0]?.size).toMatchObject({ width: 63, height: 88 });
});

it('a key that nobody reads is told, with the one that may be meant', async () => {
  const told = await faultsOf({
    abuot: 'A game.',
    deck: {},
    decks: { ships: { siez: 'poker' } },
    cards: [{ name: 'A' }],
    dice: { fate: { side: 6, face } },
  });
  expect(told).toEqual([
    'Mine, defineGame: there is no key "abuot": did you mean "about"?',
    'Mine, defineGame: there is no key "deck": did you mean "decks"?',
    'Mine, deck "ships": there is no key "siez": did you mean "size"?',
    'Mine, dice "fate": there is no key "side": did you mean "sides"?',
  ]);
});
