import { describe, expect, it } from 'vitest';
import { lotsOf } from '../../../referee/chance/random.ts';
import { playout } from '../../../referee/playout.ts';
import { FIGURES } from '../../../../cards/street-armour/data/box.ts';
import { opponentOf } from '../../../referee/search/search.ts';
import { streetArmour } from '../rules/judge.ts';
import type { Move } from '../rules/move.ts';
import { print } from '../rules/notation.ts';
import { armourForm } from '../rules/position-format.ts';
import { endingOf } from '../rules/outcome.ts';
import { costOf, type Armour } from '../rules/position.ts';
import { contest } from '../../../../scripts/make/contest.ts';
import { baselineBot } from './baseline.ts';
import { armourHints } from './search-hints.ts';

function table(written: Readonly<Record<string, unknown>>): Armour {
  const read = armourForm.read({ ground: Array.from({ length: 8 }, () => '........'), ...written });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

const tank = (side: string, weight: string, at: string, facing: string) => ({ side, weight, at, facing });

const { prior, policy } = armourHints;

/** The move that is promised most. */
function best(position: Armour): string {
  const moves = streetArmour.moves(position);
  const promises = prior?.(position, moves) ?? [];
  return print(moves[promises.indexOf(Math.max(...promises))] as Move);
}

describe('the opponent of Street Armour', () => {
  it('shoots what it destroys, and the dearest of it', () => {
    const tanks = [
      tank('west', 'light', 'a1', 'east'),
      tank('east', 'light', 'd1', 'east'),
      tank('east', 'heavy', 'a4', 'south'),
    ];
    expect(best(table({ stage: 'shoot', fire: 6, tanks }))).toBe('shoot a1 at a4');
    expect(best(table({ stage: 'shoot', fire: 4, tanks }))).toBe('shoot a1 at d1');
    expect(best(table({ stage: 'shoot', fire: 1, tanks }))).toBe('end');
  });

  it('moves to where it can destroy something', () => {
    const tanks = [tank('west', 'medium', 'a1', 'east'), tank('east', 'heavy', 'd8', 'east')];
    const position = table({ dice: [6], fire: 7, tanks });
    const move = streetArmour.parse(position, best(position));
    if (!move.ok) throw new Error('no move');
    const after = streetArmour.play(streetArmour.play(position, move.value), { kind: 'cease' });
    expect(best(after)).toMatch(/^shoot/);
  });

  it('spends its points: no team that leaves enough for one more tank', () => {
    const asked = table({ stage: 'team', active: 'west', points: 39, task: 'tanks' });
    const field = { game: streetArmour, hints: armourHints };
    for (const seed of ['one', 'two', 'three']) {
      const move = opponentOf(field, { samples: 24 })(streetArmour.observe(asked, 0), seed);
      if (move.kind !== 'team') throw new Error('no team');
      expect(costOf(move.team)).toBeGreaterThan(39 - FIGURES.light.value);
    }
  });

  it('wins most games against the rule of thumb, from either side', () => {
    const won = Array.from({ length: 10 }, (_, number) => {
      const read = armourForm.read({ stage: 'team', active: 'west', points: 39, task: 'tanks' });
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const opponent = opponentOf({ game: streetArmour, hints: armourHints }, { samples: 1 });
      const seat = number % 2;
      const players = seat === 0 ? [opponent, baselineBot] : [baselineBot, opponent];
      const seed = `thumb ${number >> 1}`;
      return contest(streetArmour, read.value, players, seed, MOST)?.winners.includes(seat) === true ? 1 : 0;
    });
    expect(won.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(7);
  });

  it('does not end all of its games against itself by thirty quiet turns', () => {
    const quiet = Array.from({ length: 4 }, (_, number) => {
      const read = armourForm.read({ stage: 'team', active: 'west', points: 39, task: 'tanks' });
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      let last: Armour = read.value;
      const players = [0, 1].map(() =>
        opponentOf({ game: streetArmour, hints: armourHints }, { samples: 1 }),
      );
      contest(streetArmour, read.value, players, `quiet ${number}`, MOST, (before, move) => {
        last = streetArmour.play(before, move);
      });
      return endingOf(last)?.by === 'quiet';
    });
    expect(quiet.filter(Boolean).length).toBeLessThan(3);
  });

  it('by rule of thumb alone beats whoever moves by lot', () => {
    const won = Array.from({ length: 5 }, (_, game) => {
      const read = armourForm.read({ stage: 'first', teams: { west: TEAM, east: TEAM } });
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const lot = lotsOf(`${game}`);
      const moves = (position: Armour): readonly Move[] => {
        const all = streetArmour.moves(position);
        return streetArmour.toAct(position) === 0 && policy ? [policy(position, all, lot)] : all;
      };
      const { last } = playout({ ...streetArmour, moves }, read.value, `${game}`, null);
      return streetArmour.outcome(last)?.winners.includes(0) === true ? 1 : 0;
    });
    expect(won.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(4);
  });
});

/** Limit against an endless game; no real game takes as many moves. */
const MOST = 20_000;
const TEAM = { heavy: 2, medium: 1, light: 3 };
