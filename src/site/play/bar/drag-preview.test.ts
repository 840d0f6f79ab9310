/** The whole path of a proposal is drawn. */
import { expect, it } from 'vitest';
import { VICTORY_TANK } from '../../../games/victory-tank/index.ts';
import { playout } from '../../../referee/playout.ts';
import { laidFaceIn, sceneOfHold } from './drag-preview.ts';
import { beginPlay, positionOf } from '../play.ts';
import { handlesIn, touching } from '../touch-plan.ts';

it('shows the card that is to be laid, also where laying it makes other cards come', async () => {
  const table = { game: await VICTORY_TANK.referee.game(), scenery: await VICTORY_TANK.referee.scenery() };
  const begun = beginPlay(table.game, [], 'lay');
  if (!begun.ok) throw new Error(begun.faults.join());
  let laid = 0;
  let last = 0;
  playout(table.game, positionOf(begun.value), 'lay', 600, ({ before: position, after }) => {
    const viewer = table.game.toAct(position);
    if (typeof viewer !== 'number' || !handlesIn(table, position).some(({ turns }) => turns)) return;
    const scene = table.scenery.scene(position, viewer);
    expect(laidFaceIn(table, scene, { position, viewer })).not.toBeNull();
    laid += 1;
    if (!handlesIn(table, after).some(({ turns }) => turns)) last += 1;
  });
  expect(laid).toBeGreaterThan(3);
  expect(last).toBeGreaterThan(0);
});

it('draws the whole way of a tank, also where it turns on it', async () => {
  const table = { game: await VICTORY_TANK.referee.game(), scenery: await VICTORY_TANK.referee.scenery() };
  const begun = beginPlay(table.game, [], 'way');
  if (!begun.ok) throw new Error(begun.faults.join());
  let turned = 0;
  playout(table.game, positionOf(begun.value), 'way', 400, ({ before: position }) => {
    const scene = table.scenery.scene(position, null);
    const stood = scene.pieces.find(({ turn }) => turn !== undefined);
    for (const { at } of handlesIn(table, position).filter((handle) => handle.at === stood?.field)) {
      const hold = touching(table, position, null, at);
      for (const [to, { moves }] of hold?.ends ?? []) {
        const kinds = moves.map((move) => (move as { readonly kind: string }).kind);
        const turns = kinds.lastIndexOf('turn');
        const drives = (part: readonly string[]) => part.some((kind) => kind === 'drive' || kind === 'on');
        if (!hold || turns < 0 || !drives(kinds.slice(0, turns)) || !drives(kinds.slice(turns))) continue;
        const drawn = sceneOfHold(table, scene, { position, viewer: null }, { ...hold, to });
        const way = drawn.lines.filter(({ means }) => means === 'way');
        turned += 1;
        expect(way[0]?.from).toBe(at);
        expect(way.at(-1)?.to).toBe(to);
      }
    }
  });
  expect(turned).toBeGreaterThan(0);
});
