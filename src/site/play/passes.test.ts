/** Against the computer in TanK, a player without a playable card passes automatically. */
import { describe, expect, it } from 'vitest';
import { TANK } from '../../games/tank/index.ts';
import { replay } from '../../referee/record.ts';
import { after } from './actions.ts';
import { beginPlay, positionOf, recordOf } from './play.ts';
import { ALL_SEE, lastOwn, sessionOf, showing, type SessionState } from './session.ts';
import { picksOf } from './start-choices.ts';

const { referee } = TANK;
const table = { game: await referee.game(), scenery: await referee.scenery() };
const { game } = table;
const { picks } = picksOf(table, [], []);

function sat(sitting: Partial<SessionState>): SessionState {
  const settled = picks.map(({ chosen }) => chosen.words);
  const begun = beginPlay(game, [], 'hedgerows', settled);
  if (!begun.ok) throw new Error(begun.faults.join());
  return { ...sessionOf(begun.value, '', 'own', ALL_SEE), ...sitting };
}

/** Plays on with varying moves, and calls `look` at every decision. */
function playedOn(from: SessionState, look: (state: SessionState) => void): SessionState {
  let state = from;
  for (let count = 0; count < 300 && showing(table, state).decider !== null; count++) {
    look(state);
    const legal = game.moves(positionOf(state.play));
    state = after(table, state, { do: 'make', move: legal[count % legal.length] });
  }
  return state;
}

const AGAINST = { opponent: 1, view: 0 } as const;

/** Whether the player to move can only pass. */
function isEmptyQuestion(position: unknown): boolean {
  const [first, ...others] = game.moves(position);
  return first !== undefined && others.length === 0 && game.print(position, first) === 'pass';
}

/** How often a player at the screen was asked although they could only pass. */
function emptyQuestions(sitting: Partial<SessionState>): number {
  let empty = 0;
  playedOn(sat(sitting), (state) => {
    const { position, mayDecide } = showing(table, state);
    if (mayDecide && isEmptyQuestion(position)) empty += 1;
  });
  return empty;
}

describe('a player of TanK against the computer', () => {
  it('is never asked for a pass that is all there is', () => {
    expect(emptyQuestions(AGAINST)).toBe(0);
  });

  it('is asked for it by a switch, and so are two at one screen, where a pause would tell what is held', () => {
    expect(emptyQuestions({ ...AGAINST, asksAlways: true })).toBeGreaterThan(0);
    expect(emptyQuestions({})).toBeGreaterThan(0);
  });

  it('takes back the last thing that was asked, not what was passed by itself', () => {
    let byItself = 0;
    playedOn(sat(AGAINST), (state) => {
      const { history, words } = state.play;
      const own = lastOwn(table, state);
      expect(isEmptyQuestion(history.positions[own])).toBe(false);
      byItself += words
        .slice(own + 1)
        .filter((_, at) => isEmptyQuestion(history.positions[own + 1 + at])).length;
    });
    expect(byItself).toBeGreaterThan(0);
  });

  it('has a game whose record holds those passes: it replays as any other', () => {
    const { play } = playedOn(sat(AGAINST), () => undefined);
    const again = replay(game, recordOf(play));
    expect(again.ok && again.value.moves.length).toBe(play.words.length);
  });
});
