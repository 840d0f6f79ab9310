/** A proposal is named by what it does, not by its price alone. */
import { handlingOf } from '../handling.ts';
import { describe, expect, it } from 'vitest';
import { STREET_ARMOUR } from '../../../games/street-armour/index.ts';
import { RING } from '../../../../content/victory-tank/examples/tables.ts';
import { VICTORY_TANK } from '../../../games/victory-tank/index.ts';
import { FOG_OF_WAR } from '../../../games/fog-of-war/index.ts';
import { LOOPGRAVEN } from '../../../games/loopgraven/index.ts';
import type { ShelfReferee } from '../../../book/shelf-game.ts';
import type { AnyForm, AnyTable } from '../../../referee/erased-types.ts';
import { begin } from '../position-history.ts';
import { playout } from '../../../referee/playout.ts';
import { chanceOf } from '../../../referee/chance/random.ts';
import { after } from '../actions.ts';
import { beginPlay } from '../play.ts';
import { offersOf, withLifted } from '../touch-plan.ts';
import { proposalOf } from './proposal.ts';
import { ALL_SEE, sessionOf, showing, type SessionState } from '../session.ts';

it('names the action that a point of it goes on with', async () => {
  const [game, scenery] = await Promise.all([VICTORY_TANK.referee.game(), VICTORY_TANK.referee.scenery()]);
  const first = game.setUp([], chanceOf('proposed'));
  if (!first.ok) throw new Error(first.faults.join());
  const { tells } = handlingOf(scenery);
  const told = new Set<string>();
  playout(game, first.value, 'proposed', 300, ({ before, move }) => {
    if (/^(step|deploy|battle) /.test(game.print(before, move))) told.add(tells(before, [move]).says);
  });
  expect(
    [...told].filter((says) => !/^(Move on|Recruit|Attack): \d points?, (\d left|the last one)$/.test(says)),
  ).toEqual([]);
  expect([...told]).toContain('Move on: 1 point, the last one');
});

it('says in plain words where a tank begins, and who is next', async () => {
  const { referee } = STREET_ARMOUR;
  const [game, { happenings }] = await Promise.all([referee.game(), referee.scenery()]);
  const first = game.setUp([], chanceOf('set up'));
  if (!first.ok) throw new Error(first.faults.join());
  const told: string[] = [];
  playout(game, first.value, 'set up', 40, ({ before, move, after }) => {
    if (game.print(before, move).startsWith('put '))
      told.push(...happenings(before, move, after).map(({ what }) => what));
  });
  expect(told).toContain('tanks begin in the two columns at West’s end');
  expect(told).toContain('the sides take turns: East is next');
});

/** A table to touch, with what the bar then shows. */
async function touchedAt(
  { referee }: { readonly referee: ShelfReferee },
  at: { readonly moves: readonly string[] } | { readonly position: object },
) {
  const [game, scenery, form] = await Promise.all([referee.game(), referee.scenery?.(), referee.form()]);
  if (scenery === undefined) throw new Error('a game without a table');
  const table = { game, scenery };
  const first = 'moves' in at ? played(table, at.moves) : sessionAt(table, form.read(at.position));
  const touch = (...ids: readonly string[]): SessionState =>
    ids.reduce((state, id) => after(table, state, { do: 'point', id }), first);
  return {
    touch,
    /** What the bar says. */
    says: (state: SessionState) => proposalOf(table, showing(table, state).position, state.hold)?.says,
    what: (state: SessionState) => proposalOf(table, showing(table, state).position, state.hold)?.what,
    chips: (state: SessionState) =>
      state.hold === null
        ? []
        : offersOf(table, showing(table, state).position, state.hold).map(({ way }) => way),
    /** The state with another way to do what is held, by its words. */
    choose: (state: SessionState, words: string): SessionState => {
      const { position } = showing(table, state);
      const offer =
        state.hold &&
        offersOf(withLifted(table, state.lifted), position, state.hold).find((each) => each.says === words);
      if (!offer) throw new Error(`no way: ${words}`);
      return after(table, state, { do: 'choose-way', handle: offer.handle, way: offer.way });
    },
    go: (state: SessionState): readonly string[] =>
      after(table, state, { do: 'go' }).play.words.slice(first.play.words.length),
  };
}

function played(table: AnyTable, moves: readonly string[]): SessionState {
  const begun = beginPlay(table.game, [], 'several');
  if (!begun.ok) throw new Error(begun.faults.join());
  const last = moves.reduce<SessionState>(
    (state, words) => after(table, state, { do: 'try', words }),
    sessionOf(begun.value, '', 'several', ALL_SEE),
  );
  expect(last.refusal).toBeNull();
  return last;
}

function sessionAt({ game }: AnyTable, read: ReturnType<AnyForm['read']>): SessionState {
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join());
  const head = { game: game.id, rules: game.rules, options: [], seed: '' };
  const play = { head, history: begin<unknown, unknown>(read.value), words: [] };
  return sessionOf(play, '', '', ALL_SEE);
}

it('counts all that comes before Go, also where the last of it ends the round and cards are drawn', async () => {
  const position = {
    cards: RING,
    soldiers: { gray: { e1s1: 1 } },
    hands: { red: [2], gray: [1] },
    points: { red: 1, gray: 0 },
    active: 'gray',
    player: 'red',
  };
  const { touch, choose, what, go } = await touchedAt(VICTORY_TANK, { position });
  const three = choose(touch('w1n1', 'w1n1', 'card-2'), '3 soldiers');
  expect(what(three)).toEqual([expect.stringMatching(/^3 red soldiers come /)]);
  expect(go(three)).toEqual(['recruit 1+2', 'deploy w1n1', 'deploy w1n1', 'deploy w1n1']);
});

describe('several things before Go', () => {
  it('are said together with all that they cost, and no more of them than can be paid', async () => {
    const moves = ['length medium', 'players 2', 'roll 6', 'roll 1', 'roll 3', 'roll 3'];
    const { touch, says, chips, go } = await touchedAt(LOOPGRAVEN, { moves });
    expect(says(touch('a8'))).toBe('Deploy a platoon on a8: 4 tokens, 1 action');
    expect(says(touch('a8', 'a7'))).toBe('Deploy 2 platoons on a8 and a7: 8 of 15 tokens, 1 of 2 actions');
    // A car costs 6 and a tank 9: of 15 tokens there are 11 for the second, and 7 for the third.
    expect(chips(touch('a8', 'a7'))).toEqual(['platoon', 'car', 'tank']);
    const three = touch('a8', 'a7', 'a4');
    expect(chips(three)).toEqual(['platoon', 'car']);
    expect(says(three)).toBe('Deploy 3 platoons on a8, a7 and a4: 12 of 15 tokens, 1 of 2 actions');
    expect(go(three)).toEqual(['deploy platoon a8', 'deploy platoon a7', 'deploy platoon a4']);
    // A fourth cannot be paid, so it replaces the others as a new hold.
    const four = touch('a8', 'a7', 'a4', 'a6');
    expect(says(four)).toBe('Deploy a platoon on a6: 4 tokens, 1 action');
    expect(go(four)).toEqual(['deploy platoon a6']);
    expect(three.said).not.toContain('is put back');
    expect(four.said).toBe('What was proposed is put back: this cannot come after it.');
    expect(touch('a8', 'a7', 'a4', 'a6', 'a6').said).toBe('');
  });

  it('do not come to one place that has room for one of them', async () => {
    const { touch, says, go } = await touchedAt(FOG_OF_WAR, { moves: ['box italy'] });
    const two = touch('card-army-2', 'paris', 'card-army-1');
    expect(two.hold?.ends.has('egypt')).toBe(true);
    expect(two.hold?.ends.has('paris')).toBe(false);
    const both = touch('card-army-2', 'paris', 'card-army-1', 'egypt');
    expect(says(both)).toBe('Guard Paris with an Army 2; guard Egypt with an Army 1');
    expect(go(both)).toEqual(['place army-2 paris', 'place army-1 egypt']);
  });

  const CITY = {
    ground: Array.from({ length: 10 }, () => '..........'),
    tanks: [
      { side: 'west', weight: 'heavy', at: 'a3', facing: 'east', state: 'sound' },
      { side: 'west', weight: 'light', at: 'a8', facing: 'east', state: 'sound' },
      { side: 'east', weight: 'light', at: 'g3', facing: 'west', state: 'sound' },
      { side: 'east', weight: 'heavy', at: 'g8', facing: 'west', state: 'sound' },
    ],
  };

  it('take a die each', async () => {
    const two = await touchedAt(STREET_ARMOUR, { position: { ...CITY, stage: 'move', dice: [3, 5] } });
    const both = two.touch('a3', 'b3', 'a8', 'b8');
    expect(two.says(both)).toBe('To b3, facing east, with the 3; to b8, facing east, with the 5');
    expect(two.go(both)).toEqual(['move a3 to b3 east by 3', 'move a8 to b8 east by 5', 'cease']);
    const one = await touchedAt(STREET_ARMOUR, { position: { ...CITY, stage: 'move', dice: [3] } });
    expect(one.go(one.touch('a3', 'b3', 'a8', 'b8'))).toEqual(['move a8 to b8 east by 3', 'cease']);
    expect(two.touch('a3', 'b3', 'a8').hold?.ends.has('b3')).toBe(false);
  });

  it('are told with the end that follows by itself, before Go as after it', async () => {
    const { touch, what } = await touchedAt(STREET_ARMOUR, {
      position: { ...CITY, stage: 'move', dice: [3, 5] },
    });
    expect(what(touch('a3', 'b3'))).not.toContain('West’s movement is over');
    expect(what(touch('a3', 'b3', 'a8', 'b8'))).toContain('West’s movement is over');
  });

  it('are shot by a tank each', async () => {
    const { touch, says, go } = await touchedAt(STREET_ARMOUR, {
      position: { ...CITY, stage: 'shoot', dice: [], fire: 12 },
    });
    const both = touch('a3', 'g3', 'g8');
    expect(says(both)).toMatch(/^Shoot at g3: .*; shoot at g8: /);
    expect(go(both)).toEqual(['shoot a3 at g3', 'shoot a8 at g8', 'end']);
  });

  it('begin one operation in a turn', async () => {
    const { touch, go } = await touchedAt(FOG_OF_WAR, {
      position: { piles: { axis: { hand: { 'army-2': 1, air: 1 } } } },
    });
    expect(touch('card-air').hold?.ends.has('vichy')).toBe(true);
    expect(touch('card-army-2', 'spain', 'card-air').hold?.ends.has('vichy')).toBe(false);
    expect(go(touch('card-army-2', 'spain', 'card-air', 'spain'))).toEqual([
      'plan spain army-2',
      'add alpha air',
    ]);
  });
});
