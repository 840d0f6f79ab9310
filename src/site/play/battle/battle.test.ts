/** Refusals and battles in random games: every suggested fix is legal, and the blocks of a strength add up to its total. */
import { attemptsIn } from '../../../book/choices.ts';
import { describe, expect, it } from 'vitest';
import { VICTORY_TANK } from '../../../games/victory-tank/index.ts';
import { playout } from '../../../referee/playout.ts';
import { battleAt } from './battle.ts';
import { beginPlay, made, positionOf, type Play } from '../play.ts';
import { after } from '../actions.ts';
import { ALL_SEE, lastOwn, sessionOf } from '../session.ts';
import { courseOf, scorer } from '../scores.ts';
import { waysOut } from '../refusal/suggested-fixes.ts';

const { referee } = VICTORY_TANK;
const table = { game: await referee.game(), scenery: await referee.scenery() };
const { game, scenery } = table;

/** A random game, to its end. */
function byLot(seed: string): Play {
  const begun = beginPlay(game, [], seed);
  if (!begun.ok) throw new Error(begun.faults.join());
  let play = begun.value;
  playout(game, positionOf(play), seed, game.bound, ({ move }) => {
    play = made(game, play, move);
  });
  return play;
}
const play = byLot('sheets');
const { positions } = play.history;

describe('a battle', () => {
  const battles = positions.flatMap((_, move) => battleAt(table, play, move, null) ?? []);

  it('is found wherever cards are turned over', () => {
    expect(battles.length).toBeGreaterThan(3);
    expect(battleAt(table, play, 0, null)).toBeNull();
    expect(battleAt(table, play, positions.length, null)).toBeNull();
  });

  it('is won by the higher strength, which is the sum of its blocks', () => {
    for (const { weighed } of battles) {
      for (const { blocks, total } of weighed.sides)
        expect(blocks.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      const [attack, defence] = weighed.sides;
      expect(attack?.wins).toBe((attack?.total ?? 0) >= (defence?.total ?? 0));
      expect(defence?.wins).toBe(!attack?.wins);
      expect(weighed.tie.says).toMatch(attack?.total === defence?.total ? /^a tie, and/ : /^a tie would go/);
    }
  });

  it('keeps the odds of cards from whoever did not hold them', () => {
    for (const { move } of battles) {
      const seen = [0, 1].map((viewer) => battleAt(table, play, move, viewer)?.odds ?? []);
      seen.forEach((odds, viewer) => expect(odds.every(({ player }) => player === viewer)).toBe(true));
      expect(battleAt(table, play, move, null)?.odds).toHaveLength(2);
    }
  });
});

describe('the ways out of a refusal', () => {
  it('are two at most, each of legal moves, told in words and played as one step', () => {
    let found = 0;
    for (const [count, position] of positions.entries()) {
      const tries = attemptsIn({ game, scenery }, position);
      const { move } = tries[(count * 7) % Math.max(1, tries.length)] ?? {};
      if (move === undefined) continue;
      const verdict = game.judge(position, move);
      if (verdict.allowed) continue;
      const ways = waysOut(table, position, { words: game.print(position, move), verdict });
      expect(ways.length).toBeLessThanOrEqual(2);
      for (const way of ways) {
        found++;
        const first = { head: play.head, history: { positions: [position], moves: [] }, words: [] } as const;
        const refused = after(table, sessionOf(first, '', 's', ALL_SEE), { do: 'make', move });
        const done = after(table, refused, { do: 'do-instead', way });
        expect(done.play.words.length).toBeGreaterThan(0);
        expect(done.refusal).toBeNull();
        expect(way.says.join()).not.toMatch(/_|undefined/);
        const back = after(table, done, { do: 'go-back', to: lastOwn(table, done) });
        const yes = back.asked === null ? back : after(table, back, { do: 'answer', yes: true });
        expect(yes.play.words).toEqual([]);
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});

describe('the course of the score', () => {
  it('ends with what the game says', async () => {
    const totals = scorer(await referee.pad(), []);
    const course = courseOf(play.history, 2, totals);
    expect(course?.lines.map((line) => line.length)).toEqual([positions.length, positions.length]);
    expect(course?.lines.map((line) => line.at(-1))).toEqual(game.outcome(positionOf(play))?.totals);
    expect(courseOf(play.history, 2, () => null)).toBeNull();
  });
});
