/** Games touched at random, as by hands: whatever is done in whatever order, results are legal, told and stored. */
import { describe, expect, it } from 'vitest';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { recordFrom } from '../../src/referee/record.ts';
import { begin } from '../../src/site/play/position-history.ts';
import type { Draft } from '../../src/referee/table/editor.ts';
import { after, type Action } from '../../src/site/play/actions.ts';
import type { Loaded } from '../../src/site/play/load-game.ts';
import { beginPlay, made, positionOf, type Play } from '../../src/site/play/play.ts';
import { ALL_SEE, sessionOf, type SessionState } from '../../src/site/play/session.ts';
import { AGAIN, LONG } from '../lot.ts';
import { faultsIn, keptFaults } from './at-the-table.ts';
import { changed } from './drafts.ts';
import { gamesWith } from './games.ts';
import { doneBy, oneOf, type Lot } from './hand.ts';
import { optionsFor, SEED } from './sample.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;
type Each = ReturnType<typeof gamesWith<'scenery'>>[number];

const TOUCHES = LONG ? 20_000 : 600;
/** Actions at one table. */
const AT_A_TABLE = 60;
/** Most moves a game has before it is touched. */
const PLAYED = 150;

/** A game after some random moves. */
function underWay({ game }: Table, first: Play, lot: Lot): Play {
  let play = first;
  for (let count = lot(PLAYED); count > 0; count--) {
    const position = positionOf(play);
    const move = game.toAct(position) === null ? undefined : oneOf(lot, game.moves(position));
    if (move === undefined) break;
    play = made(game, play, move);
  }
  return play;
}

/** A game from a position that was entered by changing one of another game; null if it is invalid. */
function entered({ game, form, editing }: Each, position: unknown, lot: Lot): Play | null {
  let draft = form.write(position) as Draft;
  for (let changes = lot(6); editing !== null && changes > 0; changes--) draft = changed(editing, draft, lot);
  const read = form.read(draft);
  if (!read.ok) return null;
  const { moves: words, ...head } = recordFrom(game, form, read.value);
  return { head, history: begin<unknown, unknown>(read.value), words };
}

function begun(each: Each, table: Table, index: number, lot: Lot): Play {
  const first = beginPlay(table.game, optionsFor(table.game, index), `${SEED} touched ${index}`);
  if (!first.ok) throw new Error(first.faults.join());
  if (index % 3 === 0) return first.value;
  const play = underWay(table, first.value, lot);
  return index % 3 === 1 ? play : (entered(each, positionOf(play), lot) ?? play);
}

const actionIn = (action: Action): string =>
  JSON.stringify(action, (key, value: unknown) =>
    key === 'handle' || key === 'hold' || key === 'refusal' || key === 'way' ? undefined : value,
  );

describe.each(gamesWith('scenery'))(`hands at the table of $id (${AGAIN})`, (each) => {
  it('play what is allowed and was said, and nothing else', () => {
    const counts = { touches: 0, several: 0, moves: 0 };
    for (let index = 0; counts.touches < TOUCHES; index++) {
      const lot = lotsOf(`${SEED} hand ${each.id} ${index}`);
      // A page plays without reasons until somebody asks for one.
      const hasReasons = each.table === null || index % 2 === 0;
      const table: Table = hasReasons ? each : (each.table ?? each);
      let state: SessionState = sessionOf(begun(each, table, index, lot), '', `${index}`, ALL_SEE);
      const did: string[] = [];
      for (let count = 0; count < AT_A_TABLE; count++) {
        for (const action of doneBy(table, state, lot, hasReasons)) {
          const before = state;
          did.push(actionIn(action));
          state = after(table, before, action);
          const found = faultsIn({ each, table, before, action, after: state }, lot);
          expect(found, `${each.id}, table ${index}: ${did.join(' ')}`).toEqual([]);
          counts.touches += 1;
          if (state.play === before.play) continue;
          counts.moves += 1;
          if (action.do === 'go' && before.hold?.before) counts.several += 1;
        }
      }
      expect(keptFaults(each, state.play), `${each.id}, table ${index}: ${did.join(' ')}`).toEqual([]);
    }
    expect(counts.moves).toBeGreaterThan(TOUCHES / 100);
    // Several moves before Go are often legal in games with handles.
    if (LONG && each.scenery.interaction.handles) expect(counts.several).toBeGreaterThan(TOUCHES / 4000);
  });
});
