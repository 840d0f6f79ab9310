/** Pictures of Loopgraven's examples: near enough to be followed, each place named beside what stands on it. */
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../scripts/make/find-rules-text.ts';
import { HEX } from '../../../cards/loopgraven/data/board.ts';
import type { ToldCase } from '../../book/blocks.ts';
import { toldText } from '../../book/render-rules.ts';
import { shelfIn } from '../../book/shelf-game.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { stacksOf } from '../board/placement.ts';
import { openDesk } from '../game-bundle.ts';
import { SHELF } from '../shelf.ts';
import { excerptOf } from './excerpt.ts';
import { hasHexes, namesOf, roomsIn } from './hex-picture.ts';

async function examples(): Promise<readonly { readonly told: ToldCase; readonly scene: Scene }[]> {
  const game = shelfIn(SHELF, 'en').find(({ id }) => id === 'loopgraven');
  const desk = game && (await openDesk(game));
  if (!desk) throw new Error('Loopgraven has no booklet.');
  return toldText(rulesOf(desk, game), desk).flatMap((block) => {
    if (block.kind !== 'case') return [];
    const scene = excerptOf(block.told);
    return scene && scene.fields.length > 0 ? [{ told: block.told, scene }] : [];
  });
}

const all = await examples();

describe('the pictures of examples on a board of hexes', () => {
  it('are told apart from those of other boards', () => {
    expect(all.length).toBeGreaterThan(15);
    for (const { scene } of all) expect(hasHexes(scene)).toBe(true);
  });

  it('show no more of the board than the example is about', () => {
    const widths = all.map(({ scene: { fields } }) => {
      const [left, right] = [Math.min(...fields.map(({ x }) => x)), Math.max(...fields.map(({ x }) => x))];
      return (right - left) / HEX + 1;
    });
    expect(widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)]).toBeLessThan(6);
  });

  it('name each space clear of the counter on it', () => {
    for (const { scene } of all) {
      const names = new Map(
        namesOf(scene).flatMap((word) => (word.kind === 'place' ? [[word.text, word]] : [])),
      );
      for (const { piece, pictures } of stacksOf({ ...scene, fields: roomsIn(scene) })) {
        const [name, [counter]] = [names.get(piece.field), pictures];
        if (!name || !counter || piece.spans) continue;
        const edge = name.isLow ? counter.y + counter.height / 2 : counter.y - counter.height / 2;
        expect(Math.abs(edge - name.y)).toBeGreaterThan(0.15 * HEX);
      }
    }
  });

  it('show where a shell bursts, and gas where it lies', () => {
    const shown = (words: string) =>
      all.find(({ told }) => told.steps.some((step) => step.words === words))?.scene;
    expect(shown('fire normal e5')?.lines).toContainEqual({ from: 'e5', to: 'e5', means: 'fire' });
    expect(shown('fire advanced e5')?.lines).toHaveLength(7);
    expect(shown('fire gas e4 e5 e6')?.pieces.filter(({ spans }) => spans)).toHaveLength(1);
  });
});
