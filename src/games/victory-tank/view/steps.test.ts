import { describe, expect, it } from 'vitest';
import { followedBy, plansOf } from '../../../site/play/plan-search.ts';
import { attacking, attackSizes, driving, wanted, marching, price } from './steps.ts';
import { judge, victoryTank } from '../rules/judge.ts';
import { type Move, moves } from '../rules/moves.ts';
import { fieldName } from '../rules/notation.ts';
import { play } from '../rules/play.ts';
import type { Position } from '../rules/position.ts';
import { randomGame } from '../../../../tests/victory-tank/random-games.ts';

/** Positions in which an action is to be announced, out of a random game. */
function commands(seed: string): readonly Position[] {
  const list: Position[] = [];
  randomGame(seed, [], (position) => {
    if (position.stage === 'command') list.push(position);
  });
  return list;
}

/** The same with so few points and cards that everything can be looked at. */
const poor = (position: Position): Position => ({
  ...position,
  points: position.player === 0 ? [2, position.points[1]] : [position.points[0], 2],
  hands: [
    [0, 0, 0],
    [0, 0, 0],
  ],
});

const few = (seed: string, nth: number): readonly Position[] =>
  commands(seed).filter((_, index) => index % nth === 0);

const cost = (position: Position, run: readonly Move[]): number =>
  run.reduce((sum, move) => sum + price(position, move), 0);

/** Every run of such moves of whoever decides, to the end of their turn. */
function* allRuns(
  position: Position,
  kinds: readonly Move['kind'][],
  made: readonly Move[] = [],
): Generator<readonly Move[]> {
  const { player } = position;
  for (const move of moves(position)) {
    if (!kinds.includes(move.kind)) continue;
    const run = [...made, move];
    yield run;
    const after = play(position, move);
    if (after.player === player && after.stage !== 'command' && after.stage !== 'draft')
      yield* allRuns(after, kinds, run);
  }
}

/** Where a group has come to by a run, when no other soldiers are told from it. */
function followed(run: readonly Move[], from: number, foot: number): number {
  let field = from;
  for (const move of run)
    if (move.kind === 'step' && move.from === field && move.foot === foot && move.board === 0)
      field = move.to;
  return field;
}

describe('what is done for somebody who takes hold of something and touches where it shall be', () => {
  it('is legal, move by move, whatever was taken hold of', () => {
    let tried = 0;
    for (const position of few('errands', 6)) {
      for (const { steps } of wanted(position)) {
        for (const { moves: run } of plansOf(victoryTank, position, steps, price).values()) {
          let at = position;
          for (const move of run) {
            expect(judge(at, move).allowed, victoryTank.print(at, move)).toBe(true);
            at = play(at, move);
          }
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('is one action, also of somebody who goes on alone', () => {
    const alone = (position: Position): Position => ({
      ...position,
      points: position.player === 0 ? [3, 0] : [0, 3],
    });
    const announced = few('alone', 9)
      .map(alone)
      .flatMap((position) =>
        wanted(position).flatMap(({ steps }) =>
          [...plansOf(victoryTank, position, steps, price).values()].map(
            ({ moves: run }) => run.filter(({ kind }) => kind === 'announce').length,
          ),
        ),
      );
    expect(announced.length).toBeGreaterThan(100);
    expect(new Set(announced)).toEqual(new Set([1]));
  });

  it('costs no more than any other way to have soldiers go there', () => {
    let compared = 0;
    for (const position of few('cheapest', 9).map(poor)) {
      const army = position.player ?? 0;
      for (const { field, steps } of wanted(position).filter(({ does }) => does === 'march')) {
        const foot = Math.min(3, position.foot[army][field] ?? 0);
        const least = new Map<number, number>();
        for (const run of allRuns(position, ['announce', 'step', 'turn'])) {
          const to = followed(run, field, foot);
          if (to !== field) least.set(to, Math.min(least.get(to) ?? Infinity, cost(position, run)));
        }
        const ends = plansOf(victoryTank, position, steps, price);
        for (const [to, dear] of least) {
          expect(ends.get(fieldName(position.table, to))?.price).toBe(dear);
          compared++;
        }
        expect(ends.size - (ends.has(fieldName(position.table, field)) ? 1 : 0)).toBe(least.size);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('brings the tank wherever one or two points can', () => {
    let compared = 0;
    for (const position of commands('drives').map(poor)) {
      if (position.tank?.army !== position.player || compared > 60) continue;
      const least = new Map<number, number>();
      for (const run of allRuns(position, ['announce', 'turn', 'drive', 'on', 'halt'])) {
        let at = position;
        for (const move of run) at = play(at, move);
        const last = run.at(-1)?.kind;
        const to = at.tank?.field;
        if (last === 'halt' && to !== undefined)
          least.set(to, Math.min(least.get(to) ?? Infinity, cost(position, run)));
      }
      const ends = plansOf(victoryTank, position, driving(false), price);
      for (const [to, dear] of least) {
        expect(ends.get(fieldName(position.table, to))?.price).toBe(dear);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('announces one action for all who are to go', () => {
    for (const position of few('together', 5)) {
      // Who plays on alone may as well announce another.
      if (position.points.includes(0)) continue;
      const groups = wanted(position).filter(({ does }) => does === 'march');
      const [one, other] = groups;
      if (one === undefined || other === undefined) continue;
      const [first] = plansOf(victoryTank, position, one.steps, price);
      if (first === undefined) continue;
      const both = plansOf(victoryTank, position, followedBy(one.steps, first[0], other.steps), price);
      for (const { moves: run } of both.values()) {
        expect(run.filter(({ kind }) => kind === 'announce')).toHaveLength(1);
        expect(run.filter(({ kind }) => kind === 'step').length).toBeGreaterThan(1);
      }
    }
  });

  it('attacks with the most that one field can send', () => {
    for (const position of few('attacks', 4)) {
      const targets = wanted(position).filter(({ does }) => does === 'attack');
      for (const { field } of targets) {
        for (const { moves: run } of plansOf(victoryTank, position, attacking(field), price).values()) {
          const battle = run.at(-1);
          if (battle?.kind !== 'battle' || position.player === null) throw new Error('no attack');
          expect(battle.foot).toBe(position.foot[position.player][battle.from]);
        }
      }
    }
  });

  it('attacks by an action of as many points as are wanted, so that one may fight on', () => {
    let more = 0;
    for (const position of few('attacks', 4)) {
      const target = wanted(position).find(({ does }) => does === 'attack');
      for (const points of target === undefined ? [] : attackSizes(position, null)) {
        const runs = plansOf(victoryTank, position, attacking(target?.field ?? 0, null, points), price);
        for (const { moves: run } of runs.values()) {
          const [announced] = run;
          if (announced?.kind !== 'announce') throw new Error('nothing was announced');
          expect(announced.pay + announced.card).toBe(points);
          if (points > 1) more += 1;
        }
      }
    }
    expect(more).toBeGreaterThan(0);
  });

  it('does nothing that the moves at hand do not do', () => {
    const [position] = commands('alone');
    if (position === undefined) throw new Error('no command');
    expect(plansOf(victoryTank, position, marching(999, 1), price).size).toBe(0);
  });
});
