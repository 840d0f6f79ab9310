/** The automatic course of turns. */
import { describe, expect, it } from 'vitest';
import { ALL_AMERICANS } from '../../../../content/tank/examples/tables.ts';
import { tank } from './judge.ts';
import { tankForm } from './position-format.ts';

/** The written position after a line of legal moves. */
function comesTo(written: object, ...line: readonly string[]) {
  const found = tankForm.read({ nations: { able: 'american', baker: 'german' }, ...written });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  const last = line.reduce((position, words) => {
    const move = tank.parse(position, words);
    if (!move.ok || !tank.judge(position, move.value).allowed) throw new Error(words);
    return tank.play(position, move.value);
  }, found.value);
  return { stage: last.stage, active: last.active, ranOut: last.ranOut };
}

describe('a formation deck that is empty', () => {
  /** Twenty-six Americans in the row, all others lost: no deck, and no reserve. */
  const bare = { able: ALL_AMERICANS.slice(0, 26) };
  const free = {
    stage: 'free',
    rows: { ...bare, baker: ['tiger-ii'] },
    casualties: { able: ALL_AMERICANS.slice(26) },
    attack: { unit: 'm4', place: 0, target: '1' },
    hands: { able: ['quick-kill'] },
  };

  it('does not run out again when a unit of the row attacks once more', () => {
    expect(comesTo(free, 'play quick-kill again 1', 'aim at 1', 'pass', 'pass', 'pass', 'pass')).toEqual({
      stage: 'free',
      active: 0,
      ranOut: [false, false],
    });
  });

  it('runs out when its last card has attacked, and its player has no free attack', () => {
    const last = { ...free, stage: 'lost' };
    expect(comesTo(last, 'pass', 'pass', 'pass', 'pass')).toEqual({
      stage: 'draw',
      active: 1,
      ranOut: [true, false],
    });
  });

  it('runs out again once it was filled again', () => {
    const [last = ''] = bare.able.slice(-1);
    const stays = bare.able.slice(0, -1).map((id) => `${id} stays`);
    const filled = { rows: { able: [...stays, last], baker: ['tiger-ii'] }, casualties: free.casualties };
    const line = ['ready', `turn up ${last}`, 'aim at 1', 'pass', 'pass', 'pass', 'pass'];
    expect(comesTo(filled, ...line)).toEqual({ stage: 'draw', active: 1, ranOut: [true, false] });
  });

  it('does not run out while the enemy fires at something else', () => {
    const fired = {
      stage: 'lost',
      active: 'baker',
      rows: { able: ALL_AMERICANS.slice(0, 27), baker: ['panzerschreck-team'] },
      casualties: { able: ALL_AMERICANS.slice(27) },
      attack: { unit: 'panzerschreck-team', target: '1' },
    };
    expect(comesTo(fired, 'pass', 'pass', 'pass')).toEqual({
      stage: 'free',
      active: 1,
      ranOut: [false, false],
    });
  });
});
