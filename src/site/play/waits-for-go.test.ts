/** What gives up a part of a turn waits for Go, in every game, as what is taken hold of does. */
import { describe, expect, it } from 'vitest';
import { choicesIn } from '../../book/choices.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import { playout } from '../../referee/playout.ts';
import type { AnyTable } from '../../referee/erased-types.ts';
import { SHELF } from '../shelf.ts';
import { after } from './actions.ts';
import { begin } from './position-history.ts';
import { ALL_SEE, sessionOf, type SessionState } from './session.ts';
import { handlesIn } from './touch-plan.ts';

const GAMES = SHELF.flatMap(({ id, referee }) => (referee?.scenery ? [{ id, referee }] : []));
/** Enough moves of a game by lot for ends of turns. */
const MOVES = 500;
/** Positions that are tried. */
const MOST = 8;

/** A session in a position. */
const sessionAt = ({ game }: AnyTable, position: unknown): SessionState =>
  sessionOf(
    {
      head: { game: game.id, rules: game.rules, options: [], seed: '' },
      history: begin(position),
      words: [],
    },
    '',
    '',
    ALL_SEE,
  );

describe.each(GAMES)('$id', ({ referee }) => {
  it('ends a turn with something left by its button and Go, and not before', async () => {
    const [game, scenery] = await Promise.all([referee.game(), referee.scenery?.()]);
    const first = game.setUp([], chanceOf('go'));
    if (scenery === undefined || !first.ok) throw new Error('no table');
    const table = { game, scenery };
    const { forgoes } = scenery.interaction;
    let tried = 0;
    playout(game, first.value, 'go', MOVES, ({ before }) => {
      if (tried === MOST || typeof game.toAct(before) !== 'number') return;
      const choice = choicesIn(table, before).find(({ move }) => forgoes?.(move));
      if (choice === undefined || handlesIn(table, before).length === 0) return;
      tried += 1;
      const begun = sessionAt(table, before);
      const chosen = choice.path.reduce<SessionState>(
        (state, { id }) => after(table, state, { do: 'point', id }),
        begun,
      );
      expect(chosen.play).toBe(begun.play);
      expect(after(table, chosen, { do: 'put-back' })).toEqual(begun);
      expect(after(table, chosen, { do: 'go' }).play.words[0]).toBe(game.print(before, choice.move));
    });
    if (forgoes !== undefined) expect(tried).toBeGreaterThan(0);
  });

  it('plays at once from a list of moves in words', async () => {
    const [game, scenery] = await Promise.all([referee.game(), referee.scenery?.()]);
    const first = game.setUp([], chanceOf('list'));
    if (scenery === undefined || !first.ok) throw new Error('no table');
    const table = { game, scenery };
    playout(game, first.value, 'list', 40, ({ before, move }) => {
      if (typeof game.toAct(before) !== 'number') return;
      const words = game.print(before, move);
      const choice = choicesIn(table, before).find((one) => game.print(before, one.move) === words);
      const begun = sessionAt(table, before);
      const made = choice?.path.reduce<SessionState>(
        (state, { id }) => (state.play === begun.play ? after(table, state, { do: 'touch', id }) : state),
        begun,
      );
      expect(made?.play.words[0]).toBe(words);
    });
  });
});
