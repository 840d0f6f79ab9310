import { describe, expect, it } from 'vitest';
import { TANK_EDITING as victoryTankEditing } from '../../../tests/victory-tank/in-words.ts';
import { draftFrom } from './draft.ts';

describe('a file opened in the editor', () => {
  it('is taken where a position can come of it, possible or not', () => {
    const written = { soldiers: { red: { o: 14 } } };
    expect(draftFrom(victoryTankEditing, JSON.stringify(written))).toEqual({ ok: true, value: written });
    expect(victoryTankEditing.sketch(written).faults.map(({ message }) => message)).toEqual([
      'a whole number from 0 to 12 is needed, not 14',
    ]);
  });

  it.each([
    ['{"soldiers": {"re', 'it is not JSON, or it breaks off in the middle'],
    ['[1, 2]', 'a position is an object'],
    ['{"name": "Anna"}', 'a position of this game has no “name”'],
    ['{"game": "victory-tank", "moves": []}', 'it is a whole game: open it beside the game'],
  ])('is refused with a sentence where it is none: %s', (text, fault) => {
    expect(draftFrom(victoryTankEditing, text)).toEqual({ ok: false, faults: [fault] });
  });
});
