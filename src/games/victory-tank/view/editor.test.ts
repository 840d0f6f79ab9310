import { describe, expect, it } from 'vitest';
import type { Control, Draft } from '../../../referee/table/editor.ts';
import { TANK_EDITING as editing } from '../../../../tests/victory-tank/in-words.ts';
import { victoryTankForm as form } from '../rules/position-format.ts';
import { victoryTank } from '../rules/judge.ts';

const controls = (draft: Draft, place: string): readonly Control[] => [
  ...editing.around(draft, place),
  ...editing.settings(draft).flatMap((group) => group.controls),
];

/** Sets a control by its id, as a player would. */
function set(draft: Draft, id: string, value: string | number | boolean = '', place = 'o'): Draft {
  const control = controls(draft, place).find((one) => one.id === id);
  if (control === undefined) throw new Error(`there is no control ${id}`);
  if (control.kind === 'act') return control.act();
  return (control.set as (value: unknown) => Draft)(value);
}

const faults = (draft: Draft) => editing.sketch(draft).faults.map(({ message }) => message);

describe('entering a position', () => {
  it('takes up a card where nothing stands, and lays it elsewhere as it lay', () => {
    const laid = editing.put(
      { cards: [{ card: 'bunker-2', at: 'w1s1', turned: true }] },
      'card bunker-1',
      'e1n1',
    );
    const taken = editing.take(laid, 'w1s1');
    expect(taken).toMatchObject({ piece: 'card bunker-2 turned', face: 'bunker-2' });
    const moved = editing.put(taken?.left ?? {}, taken?.piece ?? '', 'w1n3');
    expect(moved['cards']).toEqual([
      { card: 'bunker-1', at: 'e1n1' },
      { card: 'bunker-2', at: 'w1n3', turned: true },
    ]);
    expect(editing.take(moved, 'o')).toBeNull();
  });

  it('begins at the table as it is set up, which can be played', () => {
    expect(faults({})).toEqual([]);
    expect(editing.sketch({}).scene.status).toBe('Round 1 of 7. Red announces an action.');
  });

  it('takes cards, soldiers and what is to be decided, and comes to the position that was meant', () => {
    let draft: Draft = editing.put({}, 'card bunker-1', 'w1s1');
    draft = editing.put(draft, 'soldier-gray', 'w1s1');
    draft = set(draft, 'soldiers-gray', 2, 'w1s1');
    draft = set(draft, 'soldiers-red', 2, 'w1');
    draft = set(draft, 'stage', 'attacker-card');
    expect(faults(draft)).toEqual([]);
    expect(set(draft, 'stage', 'attacker-card')).toEqual(draft);
    const read = form.read(draft);
    expect(
      read.ok && victoryTank.moves(read.value).map((move) => victoryTank.print(read.value, move)),
    ).toContain('lay none');
    expect(read.ok && form.write(read.value)).toMatchObject({
      soldiers: { red: { w1: 2, w1n1: 3 }, gray: { w1s1: 2, e1s2: 3 } },
      supply: { red: 5, gray: 5 },
      points: { red: 4, gray: 5 },
      battle: { target: 'w1s1', parties: [{ from: 'w1', foot: 2, crew: 0 }] },
    });
  });

  it('names every reason why there is no such position, and loses nothing meanwhile', () => {
    let draft: Draft = set({}, 'soldiers-red', 10, 'o');
    draft = set(draft, 'soldiers-gray', 1, 'o');
    draft = set(draft, 'points-0', 0);
    expect(faults(draft)).toEqual([
      'that is 13 red soldiers in play, and there can only be 10',
      'both armies stand on o, and a field has soldiers of one',
      'red has no points to announce an action with',
    ]);
    draft = set(draft, 'soldiers-red', 3, 'o');
    draft = set(draft, 'soldiers-gray', 0, 'o');
    expect(faults(set(draft, 'points-0', 2))).toEqual([]);
  });

  it('takes a card away with whatever stands on it, and turns it with its crate', () => {
    let draft: Draft = editing.put({}, 'card crate-1', 'w1s1');
    const crates = (of: Draft) => editing.sketch(of).scene.pieces.filter(({ face }) => face === 'crate');
    expect(crates(draft).map(({ field }) => field)).toEqual(['w1s1']);
    draft = set(draft, 'turn', '', 'w1s1');
    expect(crates(draft).map(({ field }) => field)).toEqual(['w1s2']);
    draft = set(draft, 'away', '', 'w1s1');
    expect(crates(draft)).toEqual([]);
    expect(faults(draft)).toEqual([]);
  });

  it('puts the tank with its card on the table, crewed and facing as one likes', () => {
    let draft: Draft = editing.put({}, 'card tank', 'w1s1');
    draft = set(draft, 'crew', '2 of gray', 'w1s1');
    draft = set(draft, 'facing', 'west', 'w1s1');
    draft = editing.put(draft, editing.pieces(draft).find(({ says }) => says === 'The tank')?.id ?? '', 'o');
    expect(editing.sketch(draft).scene.fields.find(({ id }) => id === 'o')?.says).toContain(
      'gray’s tank, pointing west, with 2 soldiers inside',
    );
    expect(faults(draft)).toEqual([]);
  });

  it('deals a hand that nobody knows, and keeps one that is entered', () => {
    const known = set({}, 'known-0', true);
    const entered = ['hands-0-1', 'hands-0-2', 'hands-0-3'].reduce((draft, id) => set(draft, id, 1), known);
    const read = form.read(entered);
    expect(read.ok && read.value.hands[0]).toEqual([1, 1, 1]);
    expect(form.read(set(entered, 'known-0', false))).toEqual(form.read({}));
  });
});
