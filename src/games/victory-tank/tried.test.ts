import { describe, expect, it } from 'vitest';
import { TANK, TANK_FORM, TANK_SCENERY } from '../../../tests/victory-tank/in-words.ts';
import type { Scene } from '../../referee/scene.ts';
import { sceneOfTry } from '../../referee/tries.ts';

const TABLE = {
  cards: [{ card: 'tank', at: 'w1s1' }],
  tank: { at: 'w1s1', facing: 'east', army: 'red', crew: 2 },
  soldiers: { red: { w1: 1, w1n1: 2 }, gray: { o: 1, s1: 2 } },
  action: { kind: 'move', left: 3 },
};

/** The table with a try of it, after moves that are legal. */
function tried(words: string, before: readonly string[] = [], table: object = TABLE): Scene {
  const read = TANK_FORM.read(table);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('; '));
  const moveNamed = (position: typeof read.value, notation: string) => {
    const move = TANK.parse(position, notation);
    if (!move.ok) throw new Error(move.faults.join('; '));
    return move.value;
  };
  const position = before.reduce((at, notation) => TANK.play(at, moveNamed(at, notation)), read.value);
  const move = moveNamed(position, words);
  // A game of its own kind, as one of any: its parts fit each other.
  const drawing = { game: TANK, scenery: TANK_SCENERY } as unknown as Parameters<typeof sceneOfTry>[0];
  const scene = TANK_SCENERY.scene(position, null);
  return sceneOfTry(drawing, scene, position, move, TANK.judge(position, move).allowed);
}

const ghosts = ({ pieces }: Scene) =>
  pieces.filter(({ ghost }) => ghost).map(({ face, field, count }) => [face, field, count]);

describe('a try on the battlefield', () => {
  it('draws soldiers where they would stand, the way there, and wire on the edge that refuses', () => {
    const scene = tried('step 1 w1 to o');
    expect(ghosts(scene)).toEqual([['soldier-red', 'o', 1]]);
    expect(scene.lines).toEqual([{ from: 'w1', to: 'o', means: 'way' }]);
    expect(scene.wire).toEqual([{ between: ['w1', 'o'] }]);
  });

  it('puts the wire round a field that is too far away', () => {
    expect(tried('step 2 w1n1 to s1').wire).toEqual([{ at: 's1' }]);
  });

  it('draws no wire where it is allowed', () => {
    const free = { ...TABLE, soldiers: { red: { w1: 3 }, gray: { e1s2: 3 } } };
    const scene = tried('step 3 w1 to o', [], free);
    expect(ghosts(scene)).toEqual([['soldier-red', 'o', 3]]);
    expect(scene.wire).toBeUndefined();
  });

  it('draws the tank a field ahead of where it is', () => {
    expect(ghosts(tried('on', ['drive']))).toEqual([['renault-ft', 's1', 1]]);
  });

  it('puts the wire round the field on which the tank may not stop', () => {
    expect(tried('halt', ['drive', 'on']).wire).toEqual([{ at: 's1' }]);
  });

  it('draws an attack as a line from who attacks to who is attacked', () => {
    const scene = tried('battle o from w1 with 1', [], { ...TABLE, action: { kind: 'attack', left: 1 } });
    expect(scene.lines).toEqual([{ from: 'w1', to: 'o', means: 'fire' }]);
    expect(ghosts(scene)).toEqual([]);
  });
});
