/** A place where what is held cannot come: the referee says why, in every game with a map, and what is held stays held. */
import { describe, expect, it } from 'vitest';
import { FOG_OF_WAR } from '../../../games/fog-of-war/index.ts';
import { LOOPGRAVEN } from '../../../games/loopgraven/index.ts';
import { STREET_ARMOUR } from '../../../games/street-armour/index.ts';
import { VICTORY_TANK } from '../../../games/victory-tank/index.ts';
import { playout } from '../../../referee/playout.ts';
import { after } from '../actions.ts';
import type { Loaded } from '../load-game.ts';
import { beginPlay, positionOf } from '../play.ts';
import { handlesIn, touching, type Hold } from '../touch-plan.ts';
import { ALL_SEE, refusedIn, sessionOf, type Refusal } from '../session.ts';
import { waysOut } from './suggested-fixes.ts';
import { whyNot } from './why-not.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;
interface Asked {
  readonly position: unknown;
  readonly hold: Hold;
  readonly at: string;
  readonly refusal: Refusal | null;
}

/** Holds from a random game, with fields that they cannot reach. */
function askedIn(table: Table): readonly Asked[] {
  const begun = beginPlay(table.game, [], 'why');
  if (!begun.ok) throw new Error(begun.faults.join());
  const asked: Asked[] = [];
  playout(table.game, positionOf(begun.value), 'why', 120, ({ before }) => {
    const handles = handlesIn(table, before);
    for (const { at: from } of handles.slice(0, 2)) {
      const hold = touching(table, before, null, from);
      if (!hold || hold.to !== null || hold.handle.turns) continue;
      const shut = table.scenery
        .scene(before, null)
        .fields.filter(({ id }) => !hold.ends.has(id) && handles.every(({ at }) => at !== id));
      const field = shut[(7 * asked.length) % Math.max(1, shut.length)];
      if (field === undefined) continue;
      asked.push({ position: before, hold, at: field.id, refusal: whyNot(table, before, hold, field.id) });
    }
  });
  return asked;
}

describe.each([
  ['Victory Tank', VICTORY_TANK],
  ['Street Armour', STREET_ARMOUR],
  ['Loopgraven', LOOPGRAVEN],
  ['The Fog of War', FOG_OF_WAR],
] as const)('why not, in %s', async (_, { referee }) => {
  const table = { game: await referee.game(), scenery: await referee.scenery() } as Table;
  const asked = askedIn(table);
  const told = asked.flatMap(({ refusal, ...rest }) => (refusal ? [{ ...rest, refusal }] : []));

  it('is told of a place with nothing held, too, where anything may be tried', () => {
    const found = asked.flatMap(({ position, at }) => whyNot(table, position, null, at) ?? []);
    expect(found.length).toBeGreaterThan(0);
    for (const { verdict } of found) expect(verdict?.allowed).toBe(false);
  });

  it('is told by the rule that stands in the way', () => {
    expect(told.length).toBeGreaterThan(0);
    for (const { position, refusal } of told) {
      const there = refusedIn(table, position, refusal);
      const move = table.game.parse(there, refusal.words);
      expect(move.ok && table.game.judge(there, move.value)).toEqual(refusal.verdict);
      expect(refusal.verdict?.breaches[0]?.remedy).toMatch(/\S/);
    }
  });

  it('offers nothing but moves that can be made from the table as it stands', () => {
    for (const { position, refusal } of told)
      for (const { moves } of waysOut(table, position, refusal))
        expect(table.game.judge(position, moves[0]).allowed).toBe(true);
  });
});

it('says it of every place of Victory Tank', async () => {
  const table = { game: await VICTORY_TANK.referee.game(), scenery: await VICTORY_TANK.referee.scenery() };
  const untold = askedIn(table).filter(({ refusal }) => refusal === null);
  expect(untold.map(({ hold, at }) => `${hold.handle.says} to ${at}`)).toEqual([]);
});

it('leaves what is held in the hand, and says nothing once something else is held', async () => {
  const table = { game: await VICTORY_TANK.referee.game(), scenery: await VICTORY_TANK.referee.scenery() };
  const [first] = askedIn(table).filter(({ refusal }) => refusal !== null);
  if (!first?.refusal) throw new Error('nothing to refuse');
  const { position, hold, refusal } = first;
  const head = { game: table.game.id, rules: table.game.rules, options: [], seed: 'why' };
  const play = { head, history: { positions: [position], moves: [] }, words: [] } as const;
  const held = { ...sessionOf(play, '', 's', ALL_SEE), hold };
  const refused = after(table, held, { do: 'refuse', hold, refusal });
  expect(refused).toMatchObject({ refusal, hold });
  expect(after(table, refused, { do: 'understand' })).toMatchObject({ refusal: null, hold });
  expect(after(table, { ...held, hold: null }, { do: 'refuse', hold, refusal }).refusal).toBeNull();
});
