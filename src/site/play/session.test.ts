/** A game at one screen, played by actions alone: what is seen, said and asked after each of them. */
import { describe, expect, it } from 'vitest';
import { LOOPGRAVEN } from '../../games/loopgraven/index.ts';
import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import { lotsOf } from '../../referee/chance/random.ts';
import { TABLE_PLAY_WORDS } from '../words/table-play.ts';
import { beginPlay, positionOf } from './play.ts';
import { after, type Action } from './actions.ts';
import { handlesIn } from './touch-plan.ts';
import { addressed, ALL_SEE, choicesOf, lastOwn, sessionOf, showing, type SessionState } from './session.ts';
import { hasToTell } from './start-choices.ts';

const { referee } = VICTORY_TANK;
const table = { game: await referee.game(), scenery: await referee.scenery() };
const { game } = table;

const begun = beginPlay(game, [], 'seven');
if (!begun.ok) throw new Error(begun.faults.join());
const first = sessionOf(begun.value, 'Welcome.', 'own', ALL_SEE);

const acted = (...actions: readonly Action[]) =>
  actions.reduce((state, action) => after(table, state, action), first);

/** The session after `count` moves, always the first legal one. */
function played(count: number, from = first) {
  let state = from;
  for (let made = 0; made < count; made++)
    state = after(table, state, { do: 'make', move: game.moves(positionOf(state.play))[0] });
  return state;
}

describe('a session', () => {
  it('makes a move by the touches that lead to it, and says what came of it', () => {
    let state = first;
    for (const { id } of choicesOf(table, false, showing(table, first))[0]?.path ?? []) {
      if (state.play.words.length > 0) break;
      state = after(table, state, { do: 'touch', id });
    }
    expect(state.play.words.length).toBeGreaterThan(0);
    expect(state.ids).toEqual([]);
    expect(state.said).toMatch(/^Red keeps “.+”, and gray gets the other card\.$/);
  });

  it('refuses what is not allowed with its reasons, and goes on unchanged', () => {
    const state = acted({ do: 'free', on: true }, { do: 'try', words: 'pass' });
    expect(state.refusal?.verdict?.breaches).not.toEqual([]);
    expect(state.play).toBe(first.play);
    expect(after(table, state, { do: 'understand' }).refusal).toBeNull();
  });

  it('tells what stands where nothing can be done until something else is done', () => {
    const told = acted({ do: 'say', words: `A field. ${TABLE_PLAY_WORDS.bar.shut}` });
    expect(told.said).toMatch(/^A field\. /);
    expect(after(table, told, { do: 'understand' }).said).toBe('');
  });

  it('says why words are no move', () => {
    expect(acted({ do: 'try', words: 'fly away' }).refusal).toMatchObject({
      words: 'fly away',
      verdict: null,
    });
  });

  it('makes no move in the past', () => {
    const past = after(table, played(3), { do: 'look-at', to: 1 });
    expect(showing(table, past).mayDecide).toBe(false);
    const move = game.moves(showing(table, past).position)[0];
    expect(after(table, past, { do: 'make', move })).toBe(past);
    expect(after(table, past, { do: 'look-at', to: 99 }).at).toBeNull();
  });

  it('goes back at once where nobody has learnt anything, else asks before', () => {
    const asked = after(table, played(3), { do: 'go-back', to: 0 });
    expect(asked.asked?.revealed).not.toEqual([]);
    expect(asked.play.words).toHaveLength(3);
    expect(after(table, asked, { do: 'answer', yes: false })).toMatchObject({ asked: null });
    const back = after(table, asked, { do: 'answer', yes: true });
    expect(back.play.words).toEqual([]);
    expect(back.asked).toBeNull();
    expect(after(table, played(2), { do: 'go-back', to: 2 }).asked).toBeNull();
  });
});

/** A game with handovers, played at random until a card may be laid face down. */
function untilFaceDown() {
  const lot = lotsOf('face down');
  let state: SessionState = { ...first, view: 'each' };
  for (let made = 0; made < 2000; made++) {
    const { position, covered } = showing(table, state);
    if (covered) state = after(table, state, { do: 'hand-over' });
    const handle = handlesIn(table, position).find(({ says }) => /^Lay a \d/.test(says));
    if (handle !== undefined && !covered) return { state, at: handle.at };
    const moves = game.moves(position);
    state = after(table, state, { do: 'make', move: moves[lot(moves.length)] });
  }
  throw new Error('nobody lays a card');
}

it('tells nothing of a card that lies face down to whoever gets the device next', () => {
  const { state, at } = untilFaceDown();
  const held = after(table, state, { do: 'point', id: at });
  const laid = after(table, held, { do: 'go' });
  expect(laid.play.words.at(-1)).toMatch(/^lay \d/);
  expect(showing(table, laid).covered).toBe(true);
  expect(laid.said).toMatch(/^(Red|Gray) has chosen; you do not see what\.$/);
  const open = after(table, { ...held, view: 'all' }, { do: 'go' });
  expect(open.said).toMatch(/^Lay a \d\.$/);
});

describe('who sees and decides', () => {
  it('everybody does, until a game is played against the opponent or handed over', () => {
    expect(showing(table, first)).toMatchObject({ viewer: null, covered: false, mayDecide: true });
  });

  it('the built-in opponent decides for its seat, and the other looks with their own eyes', () => {
    const decider = Number(showing(table, first).decider);
    const against = acted({ do: 'play-against', opponent: decider });
    expect(showing(table, against)).toMatchObject({ isTheirs: true, mayDecide: false, viewer: 1 - decider });
    expect(choicesOf(table, true, showing(table, against))).toEqual([]);
    expect(after(table, against, { do: 'play-against', opponent: null })).toMatchObject(ALL_SEE);
  });

  it('who plays against the opponent is spoken to, and two who play are told of by name', () => {
    const status = (opponent: number | null) => {
      const { scenery } = addressed(table, { opponent });
      return scenery.scene(showing(table, first).position, null).status;
    };
    expect(status(null)).toMatch(/\. Red keeps one of two/);
    expect(status(1)).toMatch(/\. You keep one of two/);
    expect(status(0)).toMatch(/\. Red keeps one of two/);
    const mine = after(table, acted({ do: 'play-against', opponent: 1 }), {
      do: 'try',
      words: 'keep jeep-red',
    });
    expect(mine.said).toBe('You keep “Red jeep”, and gray gets the other card.');
  });

  it('of four seats in two teams, the first of the team without the opponent is spoken to', async () => {
    const four = { game: await LOOPGRAVEN.referee.game(), scenery: await LOOPGRAVEN.referee.scenery() };
    const spokenTo = (opponent: number) => addressed(four, { opponent }).scenery;
    expect([1, 0, 3].map(spokenTo)).toEqual([0, 1, 0].map((seat) => four.scenery.toldTo?.(seat)));
    expect(spokenTo(1)).not.toBe(four.scenery);
  });

  it('nothing is told before somebody else has moved or a Go was said', () => {
    const against = acted({ do: 'play-against', opponent: 1 });
    expect(hasToTell(table, against)).toBe(false);
    expect(hasToTell(table, after(table, against, { do: 'try', words: 'keep jeep-red' }))).toBe(false);
    expect(hasToTell(table, { ...played(6), opponent: 1 })).toBe(true);
    const one = { from: 0, before: first.play.history.positions[0], to: 1 };
    expect(hasToTell(table, { ...against, gone: [one] })).toBe(true);
  });

  it('where two are here, what either has done may have to be told', () => {
    expect(hasToTell(table, first)).toBe(false);
    expect(hasToTell(table, played(1))).toBe(true);
  });

  it('cards are covered until whoever decides has the device', () => {
    const decider = Number(showing(table, first).decider);
    const each = { ...acted({ do: 'view', view: 'each' }), holder: 1 - decider };
    expect(showing(table, each)).toMatchObject({ covered: true, mayDecide: false, viewer: 1 - decider });
    const handed = after(table, each, { do: 'hand-over' });
    expect(showing(table, handed)).toMatchObject({ covered: false, mayDecide: true, viewer: decider });
  });

  it('nobody hands the device over where all is open', () => {
    const decider = Number(showing(table, first).decider);
    const each = { ...acted({ do: 'view', view: 'each' }), holder: 1 - decider };
    for (const secrets of [false, () => false] as const) {
      const shown = showing({ game: { ...table.game, secrets } }, each);
      expect(shown).toMatchObject({ covered: false, mayDecide: true, viewer: decider });
    }
    const hiding = showing({ game: { ...table.game, secrets: () => true } }, each);
    expect(hiding).toMatchObject({ covered: true, mayDecide: false });
  });

  it('whoever was shown one hand sees through nobody else', () => {
    expect(showing(table, acted({ do: 'seat', viewer: 1 })).viewer).toBe(1);
    expect(showing(table, acted({ do: 'seat', viewer: 1 }, { do: 'seat', viewer: null })).viewer).toBeNull();
  });

  it('the last move of a person is found behind what was answered to it', () => {
    const state = played(6);
    const { positions } = state.play.history;
    const own = lastOwn(table, { ...state, opponent: 0 });
    expect(game.toAct(positions[own])).toBe(1);
    const later = positions.slice(own + 1, 6).filter((position) => game.toAct(position) === 1);
    expect(later.every((position) => game.moves(position).length === 1)).toBe(true);
  });
});
