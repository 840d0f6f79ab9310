/** Moves in the list of moves, open ones and those hidden from the reader. */
import { expect, it } from 'vitest';
import { FOG_OF_WAR } from '../../../games/fog-of-war/index.ts';
import { LOOPGRAVEN } from '../../../games/loopgraven/index.ts';
import { STREET_ARMOUR } from '../../../games/street-armour/index.ts';
import { TANK } from '../../../games/tank/index.ts';
import { VICTORY_TANK } from '../../../games/victory-tank/index.ts';
import type { ShelfGame, ShelfReferee } from '../../../book/shelf-game.ts';
import { playout } from '../../../referee/playout.ts';
import { after } from '../actions.ts';
import { addressedTo } from './second-person.ts';
import { moveTold } from './describe-move.ts';
import { beginPlay, made, positionOf, type Play } from '../play.ts';
import { ALL_SEE, sessionOf } from '../session.ts';

/** Enough moves for a random war to get through a year, and for the other games to end. */
const MOVES = 600;

/** The texts of hidden moves in a random game, by the first word of their notation. */
async function unseenIn({ referee }: ShelfGame): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const [game, scenery] = await Promise.all([referee?.game(), referee?.scenery?.()]);
  if (game === undefined || scenery === undefined) throw new Error('a game without a table');
  const begun = beginPlay(game, [], 'unseen');
  if (!begun.ok) throw new Error(begun.faults.join());
  const told = new Map<string, Set<string>>();
  playout(game, positionOf(begun.value), 'unseen', MOVES, ({ before, move }) => {
    const viewer = game.seats.findIndex((_, seat) => scenery.hides(before, move, seat));
    if (viewer < 0) return;
    const at: Play = { ...begun.value, history: { ...begun.value.history, positions: [before], moves: [] } };
    const { says } = moveTold({ game, scenery }, made(game, { ...at, words: [] }, move), 0, viewer);
    const [kind = ''] = game.print(before, move).split(' ');
    told.set(kind, (told.get(kind) ?? new Set()).add(says));
  });
  return told;
}

it.each([
  ['The Fog of War', FOG_OF_WAR],
  ['TanK', TANK],
  ['Victory Tank', VICTORY_TANK],
  ['Street Armour', STREET_ARMOUR],
] as const)('is told as far as it is seen, in %s', async (_, shelved) => {
  const told = [...(await unseenIn(shelved)).values()].flatMap((all) => [...all]);
  expect(told.length).toBeGreaterThan(0);
  for (const says of told) expect(says).toMatch(/^(The )?\w+ .*; you do not see what( it is)?/);
});

it('says who draws, and never what', async () => {
  const [fog, tank] = await Promise.all([FOG_OF_WAR, TANK].map(unseenIn));
  // Leave out what follows it: the next turn, winter.
  const drawn = [...(fog?.get('draw') ?? [])].map((says) => says.split('; ').slice(0, 2).join('; '));
  expect(new Set(drawn)).toEqual(
    new Set(['Axis draws', 'Allies draw'].map((who) => `The ${who} a card; you do not see what it is`)),
  );
  expect(fog?.get('plan')).toContain('The Axis begins operation Alpha; you do not see what it is');
  expect(tank?.get('draw')).toContain('Able draws a tactics card; you do not see what it is');
});

it('says that a card is drawn where one is drawn by hand for somebody else', async () => {
  const { referee } = FOG_OF_WAR;
  const table = { game: await referee.game(), scenery: await referee.scenery() };
  const begun = beginPlay(table.game, [], 'unseen');
  if (!begun.ok) throw new Error(begun.faults.join());
  const told = new Set<string>();
  playout(table.game, positionOf(begun.value), 'unseen', MOVES, ({ before, move }) => {
    if (table.game.toAct(before) !== 'chance' || !table.scenery.hides(before, move, 1)) return;
    const at: Play = { ...begun.value, history: { ...begun.value.history, positions: [before], moves: [] } };
    const seen = after(table, sessionOf(at, '', 'own', ALL_SEE), { do: 'seat', viewer: 1 });
    told.add(after(table, seen, { do: 'make', move }).said);
  });
  expect(told.size).toBeGreaterThan(0);
  for (const says of told) expect(says).toMatch(/^A card is drawn; you do not see which\./);
});

it('says that somebody has chosen where what happens would name the card', async () => {
  const told = await unseenIn(VICTORY_TANK);
  const chosen = new Set(['Gray has chosen; you do not see what', 'Red has chosen; you do not see what']);
  expect(told.get('keep')).toEqual(chosen);
  expect(told.get('lay')).toEqual(chosen);
});

/** The texts of all moves of a random game, for one seat or (null) for everybody. */
async function toldIn(referee: ShelfReferee, seat: number | null): Promise<readonly string[]> {
  const [game, scenery] = await Promise.all([referee.game(), referee.scenery?.()]);
  if (scenery === undefined) throw new Error('a game without a table');
  const table = seat === null ? { game, scenery } : addressedTo({ game, scenery }, seat);
  const begun = beginPlay(game, [], 'named');
  if (!begun.ok) throw new Error(begun.faults.join());
  const told: string[] = [];
  playout(game, positionOf(begun.value), 'named', MOVES, ({ before, move }) => {
    const at: Play = { ...begun.value, history: { ...begun.value.history, positions: [before], moves: [] } };
    told.push(moveTold(table, made(game, { ...at, words: [] }, move), 0).says);
  });
  return told;
}

it.each([
  ['The Fog of War', FOG_OF_WAR.referee],
  ['TanK', TANK.referee],
  ['Victory Tank', VICTORY_TANK.referee],
  ['Street Armour', STREET_ARMOUR.referee],
  ['Loopgraven', LOOPGRAVEN.referee],
  ['Loopgraven in Dutch', LOOPGRAVEN.in.nl.referee],
] as const)('names once who does something, in %s', async (_, referee) => {
  const told = await toldIn(referee, null);
  // “West: West puts …”, “Red: 2 red soldiers step …”, “Grijs: het peloton van grijs gaat …”.
  const twice = /^([\p{L} ]+): (\d+ |\p{L}+ \p{L}+ van )?\1/iu;
  expect(told.filter((says) => twice.test(says))).toEqual([]);
  // Events without an actor of their own name the player who caused them.
  expect(told.filter((says) => /^[\p{L} ]+: /u.test(says))).not.toEqual([]);
});

it('puts no name in front of what is told to “you”', async () => {
  const told = await toldIn(TANK.referee, 0);
  expect(told.filter((says) => /^You /.test(says))).not.toEqual([]);
  expect(told.filter((says) => /^\w+: you(r| )/.test(says))).toEqual([]);
});
