/** While the device is handed over, nobody sees what one of two alone may see. */
import { expect, it } from 'vitest';
import { FOG_OF_WAR } from '../../games/fog-of-war/index.ts';
import { TANK } from '../../games/tank/index.ts';
import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import { playout } from '../../referee/playout.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { after } from './actions.ts';
import { coveredScene } from './covered-scene.ts';
import { beginPlay, positionOf } from './play.ts';
import { ALL_SEE, sessionOf, showing } from './session.ts';

/** The elements that are in only one of two sets. */
const onlyOne = (one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] => [
  ...[...one].filter((face) => !other.has(face)),
  ...[...other].filter((face) => !one.has(face)),
];

/** Every face that is seen on a table or beside it. */
const facesOf = ({ pieces, cards, fields, zones }: Scene): ReadonlySet<string> =>
  new Set(
    [
      ...pieces,
      ...cards,
      ...fields.flatMap(({ opens = [] }) => opens),
      ...zones.flatMap((zone) => zone.cards),
    ].map(({ face }) => face),
  );

it.each([FOG_OF_WAR, TANK, VICTORY_TANK])('at the table of $id', async ({ referee }) => {
  const table = { game: await referee.game(), scenery: await referee.scenery() };
  const { game, scenery } = table;
  const begun = beginPlay(game, [], 'covered');
  if (!begun.ok) throw new Error(begun.faults.join());
  const secrets = new Set<string>();
  const seen = new Set<string>();
  playout(game, positionOf(begun.value), 'covered', 300, ({ after: position }) => {
    const [one, other] = [scenery.scene(position, 0), scenery.scene(position, 1)];
    const covered = facesOf(coveredScene(one, other, 0));
    for (const face of onlyOne(facesOf(one), facesOf(other))) {
      // Skip backs: an empty hand shows none.
      if (face.endsWith('-back')) continue;
      secrets.add(face);
      if (covered.has(face)) seen.add(face);
    }
  });
  expect(secrets.size).toBeGreaterThan(0);
  expect([...seen]).toEqual([]);
});

it('nobody looks back before whoever gets the device has said so', async () => {
  const table = { game: await TANK.referee.game(), scenery: await TANK.referee.scenery() };
  const begun = beginPlay(table.game, [], 'covered');
  if (!begun.ok) throw new Error(begun.faults.join());
  let state = { ...sessionOf(begun.value, '', 'covered', ALL_SEE), view: 'each' as const };
  while (!showing(table, state).covered) {
    const [move] = table.game.moves(positionOf(state.play));
    state = { ...after(table, state, { do: 'make', move }), view: 'each' };
  }
  const back = { do: 'look-at', to: 0 } as const;
  expect(after(table, state, back)).toBe(state);
  expect(after(table, after(table, state, { do: 'hand-over' }), back).at).toBe(0);
});
