/** Taps in The Fog of War against the computer, and the texts they produce; tested on the session without a page. */
import { describe, expect, it } from 'vitest';
import { FOG_OF_WAR } from '../../src/games/fog-of-war/index.ts';
import { table, wheel } from '../../content/fog-of-war/examples/tables.ts';
import type { Written } from '../../src/book/example.ts';
import { after, type Action } from '../../src/site/play/actions.ts';
import { menuOf } from '../../src/site/play/bar/menu.ts';
import { fromRecord } from '../../src/site/play/kept/open-kept-game.ts';
import { offersOf } from '../../src/site/play/touch-plan.ts';
import { proposalOf, touchesOf } from '../../src/site/play/bar/proposal.ts';
import {
  addressed,
  ALL_SEE,
  choicesOf,
  ownSaid,
  sessionOf,
  showing,
  type SessionState,
} from '../../src/site/play/session.ts';

const { referee } = FOG_OF_WAR;
const loaded = { game: await referee.game(), scenery: await referee.scenery() };
const form = await referee.form();

/** A session in which a person plays the Axis against the computer. */
async function tableOf(position: Written): Promise<SessionState> {
  const { game } = loaded;
  const record = { game: game.id, rules: game.rules, options: [], seed: 's', moves: [], position };
  const play = await fromRecord({ game, whole: referee.game, form: () => Promise.resolve(form) }, record);
  if (!play.ok) throw new Error(play.faults.join());
  return sessionOf(play.value, '', 's', { ...ALL_SEE, view: 0, opponent: 1 });
}

/** What the bar and the board offer. */
function offered(state: SessionState) {
  const told = addressed(loaded, state);
  const shows = showing(told, state);
  const { touches } = menuOf(choicesOf(told, false, shows), state.ids);
  return {
    touches: new Map(
      touchesOf(told, shows.position, state.hold, touches).map(({ id, says }) => [id, says] as const),
    ),
    proposed: proposalOf(told, shows.position, state.hold),
    chips: state.hold === null ? [] : offersOf(told, shows.position, state.hold),
    asks: told.scenery.scene(shows.position, 0).asks,
  };
}

const act = (state: SessionState, ...actions: readonly Action[]): SessionState =>
  actions.reduce((now, action) => after(loaded, now, action), state);
const tap = (id: string): Action => ({ do: 'point', id });
const go: Action = { do: 'go' };
const tokens = (ready: number) => ({ ready, used: 0 });

const NEW = table(
  { hand: 'army-1 air', alpha: 'army-3 army-2 dummy' },
  { paris: 'army-1' },
  { wheels: { axis: wheel('bravo', { alpha: 'paris' }) }, intel: { axis: tokens(1) } },
);
const READY = table(
  { hand: 'air', alpha: 'army-3' },
  { paris: 'army-1' },
  { wheels: { axis: wheel('delta', { alpha: 'paris' }) }, intel: { axis: tokens(1) } },
);

describe('an operation', () => {
  it('that can only be disbanded says so, and is not thrown away by a tap', async () => {
    const begun = await tableOf(NEW);
    expect(offered(begun).touches.get('operation-alpha')).toBe('Disband operation Alpha');
    const asked = act(begun, tap('operation-alpha'));
    expect(asked.play.words).toEqual([]);
    const { proposed } = offered(asked);
    expect(proposed?.says).toBe('Disband operation Alpha');
    expect(proposed?.what[0]).toBe('you disband operation Alpha: its three cards go to your discards');
    expect(act(asked, { do: 'put-back' }).play.words).toEqual([]);
    const done = act(asked, go);
    expect(done.play.words).toEqual(['disband alpha']);
    expect(ownSaid(loaded, done)).toMatch(
      /^You disband operation Alpha: its three cards go to your discards\./,
    );
  });

  it('that can be launched is proposed from where it can start, or to be disbanded', async () => {
    const held = act(await tableOf(READY), tap('operation-alpha'));
    expect(held.play.words).toEqual([]);
    expect(offered(held).proposed?.says).toBe('Launch operation Alpha from Ruhr');
    const { chips } = offered(held);
    expect(chips.map(({ says }) => says)).toEqual(['Launch it', 'Disband it']);
    const [, disband] = chips;
    if (disband === undefined) throw new Error('no way to disband it');
    const other = act(held, { do: 'choose-way', handle: disband.handle, way: disband.way });
    expect(offered(other).proposed?.says).toBe('Disband operation Alpha');
    expect(other.play.words).toEqual([]);
    expect(act(other, go).play.words).toEqual(['disband alpha']);
  });

  it('that can start from several areas asks from which', async () => {
    const wide = table(
      { alpha: 'army-3' },
      { yugoslavia: 'army-1' },
      {
        wheels: { axis: wheel('delta', { alpha: 'yugoslavia' }) },
        intel: { axis: tokens(1) },
        control: { yugoslavia: 'allies' },
      },
    );
    const held = act(await tableOf(wide), tap('operation-alpha'));
    expect(offered(held).proposed).toBeNull();
    expect(held.hold?.way.asks).toBe('Tap the area that it starts from.');
    expect([...(held.hold?.ends.keys() ?? [])].toSorted()).toEqual(['berlin', 'italy']);
    expect(act(held, tap('italy'), go).play.words).toEqual(['launch alpha from italy']);
  });

  it('is never sent off by its name alone, where moves are picked from a list', async () => {
    const { touches } = menuOf(choicesOf(loaded, false, showing(loaded, await tableOf(NEW))), []);
    expect(touches.find(({ id }) => id === 'operation-alpha')?.says).toBe('Operation Alpha, disband it');
  });

  it('disbanded as a year ends is proposed as well', async () => {
    const ending = {
      winter: true,
      stage: 'intel',
      played: true,
      wheels: { axis: wheel('bravo', { alpha: 'paris' }) },
      waits: [
        { kind: 'entries', seat: 'allies' },
        { kind: 'remove', seat: 'axis' },
      ],
    };
    const asked = act(await tableOf(table({ alpha: 'army-3' }, {}, ending)), tap('operation-alpha'));
    expect(asked.play.words).toEqual([]);
    expect(offered(asked).proposed?.says).toBe('Disband operation Alpha');
  });

  it.each([
    ['its target on the map', 'paris', 'Add an aircraft to operation Alpha'],
    ['its place on the wheel, or its button', 'operation-alpha', 'To operation Alpha'],
  ])('takes a card that is held by %s', async (_, place, says) => {
    const held = act(await tableOf(NEW), tap('card-air'));
    expect(offered(held).touches.get(place)).toBe(says);
    expect(offered(act(held, tap(place))).proposed?.says).toBe('Add an aircraft to operation Alpha');
    expect(act(held, tap(place), go).play.words).toEqual(['add alpha air']);
  });

  it('stands on the wheel by the name that it is touched by', async () => {
    const { zones } = loaded.scenery.scene(showing(loaded, await tableOf(NEW)).position, 0);
    const alpha = zones.find(({ id }) => id === 'alpha-axis')?.role;
    expect(alpha?.is === 'space' && alpha.touch).toBe('operation-alpha');
  });
});

const LOOK = { stage: 'intel', played: true, intel: { axis: tokens(5), allies: tokens(4) } };
const looked = (bids: Written, more: Written = {}) =>
  tableOf(table({ ruhr: 'army-1' }, { paris: 'army-1 dummy' }, { ...LOOK, ...more, waits: [bids] }));
const bid = (seat: 'axis' | 'allies', by: 'axis' | 'allies', axis: number, allies: number) => ({
  kind: 'bid',
  seat,
  by,
  stakes: { axis, allies },
  target: by === 'axis' ? 'paris' : 'ruhr',
});

describe('a look', () => {
  it('that is blocked asks whoever looks to bid more or to give it up, and says what that costs', async () => {
    const blocked = await looked(bid('axis', 'axis', 1, 2));
    const { asks, touches } = offered(blocked);
    expect(asks?.title).toBe('Your look is blocked');
    expect(asks?.says).toBe(
      'The Allies block your look at the cards in Paris with 2 tokens; you have 5 tokens ready.',
    );
    expect([...touches.values()]).toEqual(['Bid three tokens', 'Give up the look, and pay 1']);
    const given = act(blocked, tap('pass'));
    expect(given.said).toContain(
      'You give up the look at the cards in Paris, which costs you 1 token and the Allies 2 tokens.',
    );
  });

  it('of the enemy’s asks whether to block it', async () => {
    const asked = await looked(bid('axis', 'allies', 0, 1), { active: 'allies' });
    const { asks, touches } = offered(asked);
    expect(asks?.title).toBe('Block the look?');
    expect([...touches.values()]).toEqual(['Block it with two tokens', 'Let them look']);
  });
});

it('what is bought has its price, and what is left is in the title', async () => {
  const waits = [
    { kind: 'entries', seat: 'allies' },
    { kind: 'produce', seat: 'axis', left: 4, points: 2, steps: 0 },
  ];
  const more = { winter: true, stage: 'intel', played: true, waits };
  const { asks, touches } = offered(await tableOf(table({ loss: 'army-3' }, {}, more)));
  expect(asks?.title).toBe('Production: 4 left to spend');
  expect([...touches.values()]).toEqual([
    'Bring back an Army 3, for 1',
    'Move industry up, for 1',
    'Buy two tokens, for 1',
    'Buy a point, for 1',
    'End your production',
  ]);
});

it('says once what Go has done: the plan is not named again where its events tell it', async () => {
  const state = await tableOf(table({ hand: 'army-2 fort-2' }, { hand: 'dummy' }));
  const { said } = act(state, tap('card-army-2'), tap('ruhr'), go);
  expect(said).toBe('You put a card into Ruhr.');
});
