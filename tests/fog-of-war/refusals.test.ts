/** Whatever is refused at a table of The Fog of War is refused in a sentence. */
import { expect, it } from 'vitest';
import { REFUSALS_EN } from '../../content/fog-of-war/speech-refusals.en.ts';
import { numberOf } from '../../src/games/fog-of-war/areas.ts';
import { fogOfWar } from '../../src/games/fog-of-war/game.ts';
import { OPTION_IDS } from '../../src/games/fog-of-war/options.ts';
import type { War } from '../../src/games/fog-of-war/position.ts';
import type { RefusalSaid } from '../../src/games/fog-of-war/said.ts';
import { sayingOf } from '../../src/language.ts';
import { chanceOf } from '../../src/referee/chance.ts';
import { playout } from '../../src/referee/playout.ts';

const say = sayingOf<RefusalSaid>(REFUSALS_EN);

/** Positions of a game by lot, some of all. */
function positions(): readonly War[] {
  const begun = fogOfWar.setUp(OPTION_IDS, chanceOf('refusals'));
  if (!begun.ok) throw new Error(begun.faults.join());
  const all: War[] = [];
  playout(fogOfWar, begun.value, 'refusals', fogOfWar.bound, ({ after }) => all.push(after));
  return all.filter((_, index) => index % 11 === 0);
}

it('says why, with all names and figures, what some other position would allow', () => {
  const all = positions();
  const said = new Set<string>();
  for (const [index, position] of all.entries()) {
    const other = all[(index * 7 + 3) % all.length] ?? position;
    for (const move of fogOfWar.moves(other))
      for (const { remedy } of fogOfWar.judge(position, move).breaches) said.add(say(remedy as RefusalSaid));
  }
  expect(said.size).toBeGreaterThan(60);
  for (const sentence of said) expect(sentence).toMatch(/^[\p{L}\d“][^]*[^.]$/u);
  expect([...said].filter((sentence) => /undefined|NaN|null|\[object/.test(sentence))).toEqual([]);
});

it('says what may be set up where, and speaks of one area and of several', () => {
  expect(say({ says: 'notOwn', at: numberOf('spain') })).toBe('Spain is not yours');
  expect(say({ says: 'notYours', at: numberOf('balkans') })).toBe(
    'the Balkans are neither yours nor neutral',
  );
  expect(say({ says: 'fewTokens', cost: 2, has: 1 })).toBe('that takes 2 tokens, and one is ready');
});
