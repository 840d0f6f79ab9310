/** Refusals call a place by what it is: a home base never by its field, a bunker only beside its name. */
import { attemptsIn } from '../../src/book/choices.ts';
import { describe, expect, it } from 'vitest';
import { playout } from '../../src/referee/playout.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { groundOf } from '../../src/games/victory-tank/rules/field-grid.ts';
import { fieldName } from '../../src/games/victory-tank/rules/notation.ts';
import type { Position } from '../../src/games/victory-tank/rules/position.ts';
import { victoryTankScenery } from '../../src/games/victory-tank/view/attempts.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { say } from './in-words.ts';

const SEED = 'places by their names';

/** The refusals of all illegal moves that can be tried in a position. */
const refusalsIn = (position: Position): readonly string[] =>
  attemptsIn({ game: victoryTank, scenery: victoryTankScenery }, position)
    .flatMap(({ move }) => victoryTank.judge(position, move).breaches)
    .map(({ remedy }) => say(remedy));

function sampled(): readonly Position[] {
  const first = victoryTank.setUp([], chanceOf(SEED));
  if (!first.ok) throw new Error(first.faults.map(({ says }) => says).join());
  const positions: Position[] = [];
  playout(victoryTank, first.value, SEED, victoryTank.bound, ({ before }) => positions.push(before));
  return positions.filter((_, index) => index % 6 === 0);
}

const names = (sentence: string, cell: string): boolean =>
  new RegExp(`(?<![\\w(])${cell}(?!\\w)`).test(sentence);

describe('a refusal', () => {
  const said = sampled().flatMap((position) =>
    refusalsIn(position).map((sentence) => ({ position, sentence })),
  );

  it('speaks of home bases and bunkers, and not of their fields', () => {
    const wrong = said.filter(({ position: { table, tank }, sentence }) => {
      const { bases, bunkers } = groundOf(table);
      return [...bases, ...bunkers.filter((bunker) => bunker !== tank?.field)].some((field) =>
        names(sentence, fieldName(table, field)),
      );
    });
    expect(wrong.map(({ sentence }) => sentence)).toEqual([]);
    expect(said.filter(({ sentence }) => /your home base/.test(sentence)).length).toBeGreaterThan(0);
    expect(said.filter(({ sentence }) => /the bunker/.test(sentence)).length).toBeGreaterThan(0);
  });

  it('speaks to who tried', () => {
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter(({ sentence }) => /\b(?:red|gray) (?:has|have)\b/.test(sentence))).toEqual([]);
  });
});
