/** How many taps common actions take, counted on the session alone. */
import { choicesIn } from '../../book/choices.ts';
import { describe, expect, it } from 'vitest';
import { SHELF as MADE_UP } from '../../../tests/made-up/shelf.ts';
import { RING } from '../../../content/victory-tank/examples/tables.ts';
import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { menuOf } from './bar/menu.ts';
import { fromRecord } from './kept/open-kept-game.ts';
import { beginPlay, positionOf } from './play.ts';
import { handlesIn, offersOf, withLifted } from './touch-plan.ts';
import { proposalOf, touchesOf } from './bar/proposal.ts';
import { after } from './actions.ts';
import { ALL_SEE, choicesOf, lastOwn, sessionOf, showing, type SessionState } from './session.ts';

async function tableOf({ referee }: ShelfGame) {
  const [game, scenery] = await Promise.all([referee?.game(), referee?.scenery?.()]);
  if (game === undefined || scenery === undefined) throw new Error('a game without a table');
  return { game, scenery };
}
type Table = Awaited<ReturnType<typeof tableOf>>;

const tank = await tableOf(VICTORY_TANK);
const form = await VICTORY_TANK.referee.form();

async function tankAt(position: object): Promise<SessionState> {
  const record = {
    game: tank.game.id,
    rules: tank.game.rules,
    options: [],
    seed: 's',
    moves: [],
    position: { ...position },
  };
  const play = await fromRecord(
    { game: tank.game, whole: VICTORY_TANK.referee.game, form: () => Promise.resolve(form) },
    record,
  );
  if (!play.ok) throw new Error(play.faults.join());
  return sessionOf(play.value, '', 's', ALL_SEE);
}

/** Taps Go, a lit place, a chip of the bar, or a button by its words. */
function tapped(table: Table, state: SessionState, what: string): SessionState {
  const { position, mayDecide } = showing(table, state);
  expect(mayDecide).toBe(true);
  if (what === 'Go') {
    expect(proposalOf(table, position, state.hold)).not.toBeNull();
    return after(table, state, { do: 'go' });
  }
  const offer = state.hold && offersOf(table, position, state.hold).find(({ says }) => says === what);
  if (offer) return after(table, state, { do: 'choose-way', handle: offer.handle, way: offer.way });
  const menu = menuOf(choicesOf(table, false, showing(table, state)), state.ids);
  const lit = state.ids.length > 0 ? menu.touches : touchesOf(table, position, state.hold, menu.touches);
  const touch = lit.find(({ id, says }) => id === what || says === what);
  expect(touch, what).toBeDefined();
  return after(table, state, { do: 'point', id: touch?.id ?? '' });
}

const all = (table: Table, state: SessionState, taps: readonly string[]) =>
  taps.reduce((now, what) => tapped(table, now, what), state);

/** How many touches the same moves take one by one. */
function touchesFor(table: Table, state: SessionState, words: readonly string[]): number {
  let count = 0;
  let now = state;
  for (const word of words) {
    const position = positionOf(now.play);
    const choice = choicesIn(table, position).find(({ move }) => table.game.print(position, move) === word);
    for (const { id } of choice?.path ?? []) {
      if (positionOf(now.play) !== position) break;
      now = after(table, now, { do: 'touch', id });
      count++;
    }
    if (now.play.words.length > state.play.words.length + words.length) break;
  }
  expect(now.play.words).toEqual([...state.play.words, ...words]);
  return count;
}

const south = { at: 'n2', facing: 'south', army: 'red', crew: 1 } as const;
const CARDS = RING;

/** A move on a chess site takes two taps: the piece and its target. */
const CHESS = 2;

describe('usual things on the table of Victory Tank', () => {
  it.each([
    ['three step', { soldiers: { red: { w1: 3 } } }, ['w1', 'o', 'Go'], CHESS + 1],
    ['one of three steps', { soldiers: { red: { w1: 3 } } }, ['w1', '1 soldier', 'o', 'Go'], CHESS + 2],
    ['three go two fields', { soldiers: { red: { w1: 3 } } }, ['w1', 'n1', 'Go'], CHESS + 1],
    [
      'two groups go',
      { soldiers: { red: { w1: 3, e1s1: 2 } } },
      ['w1', 'o', 'e1s1', 'e1', 'Go'],
      2 * CHESS + 1,
    ],
    [
      'more of a step under way',
      { soldiers: { red: { w1: 3 } }, action: { kind: 'move', left: 1 } },
      ['w1', 'o', 'Go'],
      CHESS + 1,
    ],
    ['the tank turns', { tank: south }, ['n2', 'To the north', 'Go'], CHESS + 1],
    ['the tank drives a field', { tank: south }, ['n2', 'n1', 'Go'], CHESS + 1],
    ['the tank drives four fields', { tank: south }, ['n2', 's2', 'Go'], CHESS + 1],
    ['the tank turns and drives', { tank: { ...south, facing: 'north' } }, ['n2', 'o', 'Go'], CHESS + 1],
    [
      'the tank drives past those who could board',
      { tank: south, soldiers: { red: { n1: 1 } } },
      ['n2', 'Nobody gets in', 'o', 'Go'],
      CHESS + 2,
    ],
    ['an enemy is attacked', { soldiers: { red: { o: 3 }, gray: { n1: 1 } } }, ['n1', 'Go'], CHESS],
    ['a soldier is recruited', {}, ['w1n1', 'Recruit on red’s home base', 'Go'], CHESS + 1],
    ['two are recruited', {}, ['w1n1', 'Recruit on red’s home base', '2 soldiers', 'Go'], CHESS + 2],
  ])('%s', async (_, table, taps, most) => {
    const first = await tankAt({ cards: CARDS, ...table });
    const last = all(tank, first, taps);
    const made = last.play.words;
    expect(taps.length).toBeLessThanOrEqual(most);
    expect(made.length).toBeGreaterThan(0);
    // Never more taps than the same moves take by single touches.
    expect(taps.length).toBeLessThanOrEqual(touchesFor(tank, first, made));
  });

  it('a card is laid by a tap and Go, and turned by one more where it lies', async () => {
    const begun = beginPlay(tank.game, [], 'lays');
    if (!begun.ok) throw new Error(begun.faults.join());
    const first = sessionOf(begun.value, '', 'lays', ALL_SEE);
    const word = choicesOf(tank, false, showing(tank, first))[0]?.path[0].id ?? '';
    const table = after(tank, first, { do: 'touch', id: word });
    const { position } = showing(tank, table);
    const [two] = handlesIn(tank, position).filter(({ turns, ways }) => turns && ways.length === 2);
    const at = two?.at ?? '';
    const laid = all(tank, table, [at, 'Go']);
    const turned = all(tank, table, [at, at, 'Go']);
    expect(laid.play.words.at(-1)).toContain(`place ${at}`);
    expect(turned.play.words.at(-1)).toContain(`place ${at}`);
    expect(turned.play.words).not.toEqual(laid.play.words);
    expect(all(tank, table, [at, at, at, 'Go']).play.words).toEqual(laid.play.words);
  });

  it('a card that is lifted adds what is on it, and is put back by a second tap', async () => {
    const first = await tankAt({
      cards: CARDS,
      soldiers: { red: { w1: 3 } },
      hands: { red: [2] },
    });
    const lifted = all(tank, first, ['card-2']);
    expect(lifted.lifted).toBe('card-2');
    expect(all(tank, lifted, ['w1', 'n1', 'Go']).play.words[0]).toBe('move 1+2');
    expect(all(tank, lifted, ['card-2'])).toEqual(first);
    // The hold is planned anew with the card: it costs less and reaches farther.
    const held = all(tank, first, ['w1', 'n1', 'card-2']);
    const paid = proposalOf(withLifted(tank, held.lifted), showing(tank, held).position, held.hold);
    expect(paid?.plan.moves).toHaveLength(3);
    expect(all(tank, held, ['Go']).play.words[0]).toBe('move 1+2');
  });

  it('a card for a battle waits for Go, and is put back by a second tap', async () => {
    const begun = await tankAt({
      cards: CARDS,
      soldiers: { red: { o: 3 }, gray: { n1: 1 } },
      hands: { red: [1, 2], gray: [1] },
    });
    const asked = all(tank, begun, ['n1', 'Go']);
    const chosen = all(tank, asked, ['card-2']);
    expect(chosen.play).toBe(asked.play);
    expect(all(tank, chosen, ['card-2']).hold).toBeNull();
    expect(all(tank, chosen, ['card-1', 'Go']).play.words.at(-1)).toBe('lay 1');
    // Laying no card is a button of the bar, and needs no Go.
    expect(all(tank, asked, ['Lay no card']).play.words.at(-1)).toBe('lay none');
  });

  it('what costs one point goes by two taps, where somebody wants that', async () => {
    const first = after(tank, await tankAt({ cards: CARDS, soldiers: { red: { w1: 3 } } }), {
      do: 'at-once',
      on: true,
    });
    expect(all(tank, first, ['w1', 'o']).play.words).toHaveLength(2);
    // Two points are a decision: they wait for Go.
    expect(all(tank, first, ['w1', 'n1']).play.words).toEqual([]);
  });

  it('nothing is played before Go, and put back costs nothing', async () => {
    const first = await tankAt({ cards: CARDS, soldiers: { red: { w1: 3 } } });
    const held = all(tank, first, ['w1', 'o']);
    expect(held.play).toBe(first.play);
    expect(after(tank, held, { do: 'put-back' })).toEqual(first);
    expect(all(tank, held, ['n1', 'Go']).play.words).toEqual(all(tank, first, ['w1', 'n1', 'Go']).play.words);
  });

  it('the same small moves stand in the record as by hand', async () => {
    const first = await tankAt({ cards: CARDS, soldiers: { red: { w1: 3 } } });
    expect(all(tank, first, ['w1', 'n1', 'Go']).play.words).toEqual([
      'move 2',
      expect.stringMatching(/^step 3 w1 /),
      expect.stringMatching(/^step 3 \w+ to n1$/),
    ]);
  });
});

describe('what was played by one Go', () => {
  const THREE = { cards: CARDS, soldiers: { red: { w1: 3 } } };
  const takenBack = (state: SessionState) => after(tank, state, { do: 'go-back', to: lastOwn(tank, state) });

  it('is taken back by one step, and the Go before it by another', async () => {
    const first = await tankAt(THREE);
    const once = all(tank, first, ['w1', 'n1', 'Go']);
    expect(once.play.words).toHaveLength(3);
    expect(takenBack(once).play.words).toEqual([]);
    const under = await tankAt({ ...THREE, action: { kind: 'move', left: 2 } });
    const twice = all(tank, all(tank, under, ['w1', 'o', 'Go']), ['o', 'w1', 'Go']);
    const back = takenBack(twice);
    expect(back.play.words).toHaveLength(1);
    expect(takenBack(back).play.words).toEqual([]);
  });

  it('is forgotten with the moves: what is then played by hand goes back move by move', async () => {
    const first = await tankAt(THREE);
    const words = all(tank, first, ['w1', 'n1', 'Go']).play.words;
    let state = takenBack(all(tank, first, ['w1', 'o', 'Go']));
    for (const word of words) state = after(tank, state, { do: 'try', words: word });
    expect(state.play.words).toEqual(words);
    expect(takenBack(state).play.words).toEqual(words.slice(0, -1));
  });
});

describe('what is held', () => {
  it('is another thing of the same place when that is touched again, and in the end nothing', async () => {
    const first = await tankAt({ cards: CARDS, soldiers: { red: { w1n1: 3 } } });
    const held = (taps: number) =>
      all(
        tank,
        first,
        Array.from({ length: taps }, () => 'w1n1'),
      ).hold?.handle.id;
    expect([held(1), held(2), held(3)]).toEqual(['march w1n1', 'recruit w1n1', undefined]);
  });

  it('gives way to small touches, and is forgotten where somebody looks back', async () => {
    const first = await tankAt({ cards: CARDS, soldiers: { red: { w1: 3 } } });
    const held = all(tank, first, ['w1', 'o']);
    const word = choicesOf(tank, false, showing(tank, held))[0]?.path[0].id ?? '';
    expect(after(tank, held, { do: 'touch', id: word })).toMatchObject({ hold: null, ids: [word] });
    expect(after(tank, held, { do: 'look-at', to: 0 }).hold).toBeNull();
  });

  it('is the same where anything may be tried: what is not allowed is no target', async () => {
    const first = await tankAt({ cards: CARDS, soldiers: { red: { w1: 3 } } });
    const free = after(tank, first, { do: 'free', on: true });
    const ends = (state: SessionState) => [
      ...(after(tank, state, { do: 'point', id: 'w1' }).hold?.ends ?? []),
    ];
    expect(ends(free).length).toBeGreaterThan(0);
    expect(ends(free).map(([id]) => id)).toEqual(ends(first).map(([id]) => id));
  });
});

describe('a game that says nothing of what can be held', () => {
  it.each(MADE_UP.filter(({ referee }) => referee?.scenery).map((game) => [game.id, game] as const))(
    'has it by its touches: %s',
    async (_, game) => {
      const table = await tableOf(game);
      const begun = beginPlay(table.game, [], 'taps');
      if (!begun.ok) throw new Error(begun.faults.join());
      const first = sessionOf(begun.value, '', 'taps', ALL_SEE);
      const { position } = showing(table, first);
      const [touch] = touchesOf(table, position, null, []);
      const held = tapped(table, first, touch?.id ?? '');
      expect(proposalOf(table, position, held.hold)?.says).toBe(touch?.says);
      expect(held.play).toBe(first.play);
      expect(tapped(table, held, 'Go').play.words).toHaveLength(1);
    },
  );
});

describe('what is carried', () => {
  const carried = (state: SessionState, from: string, ...over: readonly (string | null)[]) =>
    over.reduce(
      (now, at) => after(tank, now, { do: 'carry', from: null, at }),
      after(tank, state, { do: 'carry', from, at: from }),
    );

  it('is proposed where it is let go, as by two taps, and put back beside', async () => {
    const first = await tankAt({ cards: CARDS, soldiers: { red: { w1: 3 } } });
    const dropped = after(tank, carried(first, 'w1', null, 'o'), { do: 'drop', at: 'o' });
    const { play } = after(tank, dropped, { do: 'go' });
    expect(play.words).toEqual(all(tank, first, ['w1', 'o', 'Go']).play.words);
    expect(after(tank, carried(first, 'w1', 'o', null), { do: 'drop', at: null })).toEqual(first);
  });

  it('goes without Go where what costs a point does, and on from where it was let go before', async () => {
    const first = await tankAt({ cards: CARDS, soldiers: { red: { w1: 3 } } });
    const atOnce = after(tank, first, { do: 'at-once', on: true });
    const played = after(tank, carried(atOnce, 'w1', 'o'), { do: 'drop', at: 'o' });
    expect(played.play.words).toHaveLength(2);
    const again = carried(carried(first, 'w1', 'o'), 'o', 'n1');
    expect(all(tank, again, ['Go']).play.words).toEqual(all(tank, first, ['w1', 'n1', 'Go']).play.words);
  });

  it('stays as it was turned where a card is drawn to another place', () => {
    const begun = beginPlay(tank.game, [], 'lays');
    if (!begun.ok) throw new Error(begun.faults.join());
    const first = sessionOf(begun.value, '', 'lays', ALL_SEE);
    const word = choicesOf(tank, false, showing(tank, first))[0]?.path[0].id ?? '';
    const table = after(tank, first, { do: 'touch', id: word });
    const { position } = showing(tank, table);
    const [one = '', other = ''] = handlesIn(tank, position)
      .filter(({ turns, ways }) => turns && ways.length === 2)
      .map(({ at }) => at);
    const laid = after(tank, table, { do: 'carry', from: null, at: one });
    expect(after(tank, laid, { do: 'go' }).play.words).toEqual(all(tank, table, [one, 'Go']).play.words);
    const moved = carried(all(tank, laid, [one]), one, null, other);
    expect(after(tank, moved, { do: 'go' }).play.words).toEqual(
      all(tank, table, [other, other, 'Go']).play.words,
    );
  });
});
