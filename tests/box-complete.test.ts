/** Whatever the rules throw, draw or leave to chance is in the box, or the game asks for it. */
import { describe, expect, it } from 'vitest';
import type { Need } from '../src/kit/needs.ts';
import { needsOf, needsSentence } from '../src/kit/needs.ts';
import { chanceOf } from '../src/referee/chance/random.ts';
import { playout } from '../src/referee/playout.ts';
import { drawn, shelfKits } from './kits.ts';
import { GAMES } from './harness/games.ts';

/** What a move of chance takes at a table: dice with so many sides, cards of the box, or a lot between two. */
type Takes = { readonly dice: number } | 'cards' | 'coin';

interface Chance {
  readonly kind: string;
  readonly [part: string]: unknown;
}

/** By game and kind of move; a kind that is not here fails the test. */
const TAKES: Readonly<Record<string, Readonly<Record<string, (outcomes: number) => Takes>>>> = {
  'victory-tank': {},
  tank: { first: () => 'coin', draw: () => 'cards', 'turn-up': () => 'cards' },
  'street-armour': { throw: () => ({ dice: 6 }) },
  loopgraven: { roll: (outcomes) => ({ dice: outcomes }), draw: () => 'cards' },
  'fog-of-war': {
    neutral: () => 'cards',
    victory: () => 'cards',
    draw: () => 'cards',
    see: () => 'cards',
    lose: () => 'cards',
    deal: () => 'cards',
    lot: () => 'coin',
  },
};

/** Moves of chance that come only under an option: they are asked for all the same. */
const BY_OPTION: Readonly<Record<string, readonly string[]>> = { 'fog-of-war': ['lot'] };

const GAMES_HELD = 3;
const MOST_MOVES = 400;

const HELD = GAMES.filter(({ id }) => id in TAKES);

it('knows every game of the shelf', () => {
  expect(HELD.map(({ id }) => id).toSorted()).toEqual(Object.keys(TAKES).toSorted());
});

describe.each(HELD)('$id', ({ id, kit, game }) => {
  const takes = new Set<string>();
  const left: string[] = [];
  const tell = (kind: string, outcomes: number): void => {
    const what = TAKES[id]?.[kind]?.(outcomes);
    if (what === undefined) left.push(kind);
    else takes.add(JSON.stringify(what));
  };
  for (let seed = 0; seed < GAMES_HELD; seed++) {
    const start = game.setUp([], chanceOf(String(seed)));
    if (!start.ok) throw new Error('The game cannot be set up.');
    playout(game, start.value, String(seed), MOST_MOVES, ({ before, move }) => {
      if (game.toAct(before) !== 'chance') return;
      tell((move as Chance).kind, game.moves(before).length);
    });
  }
  for (const kind of BY_OPTION[id] ?? []) tell(kind, 2);

  const sheets = kit.box.sheets ?? [];
  const needs = needsOf({ sheets, asks: kit.asks ?? [] });
  const asked = (thing: Need['thing']): boolean => needs.some((need) => need.thing === thing);

  it('has for every move of chance what a table makes it with', () => {
    expect(left).toEqual([]);
    for (const what of [...takes].map((each) => JSON.parse(each) as Takes)) {
      if (what === 'cards') expect(kit.box.cards.length).toBeGreaterThan(0);
      else if (what === 'coin') expect(asked('coin')).toBe(true);
      else {
        const made = sheets.some(({ form }) => form.make === 'die' && (form.sides ?? 6) === what.dice);
        const bought = needs.some((need) => need.thing === 'die' && need.sides === what.dice);
        expect([`a die of ${what.dice}`, made || bought]).toEqual([`a die of ${what.dice}`, true]);
      }
    }
  });

  it('asks for pins and a needle where there are wheels, and for clips where a card speaks of them', () => {
    const wheels = sheets.filter(({ form }) => form.make === 'wheel');
    expect([asked('split-pin'), asked('needle')]).toEqual([wheels.length > 0, wheels.length > 0]);
    const shelved = shelfKits.find(([, each]) => each.kit.id === id)?.[1];
    if (!shelved) throw new Error(`${id} is on no shelf`);
    const words = JSON.stringify(drawn(shelved, 'colour').cards.flatMap(({ front, back }) => [front, back]));
    expect(asked('clip')).toBe(words.includes('paper clip'));
  });

  it('says so in one sentence, or nothing where it needs nothing', () => {
    expect(needsSentence(kit) === undefined).toBe(needs.length === 0);
  });
});

it('throws dice of four sides, six and ten in Loopgraven, all of them of paper', () => {
  const loopgraven = HELD.find(({ id }) => id === 'loopgraven');
  const dice = (loopgraven?.kit.box.sheets ?? []).flatMap(({ form }) =>
    form.make === 'die' ? [form.sides ?? 6] : [],
  );
  expect([...new Set(dice)].toSorted((a, b) => a - b)).toEqual([4, 6, 10]);
});
