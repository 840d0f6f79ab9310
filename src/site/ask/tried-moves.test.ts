/** "Can I?" says what comes of a try, as the referee plays it on. */
import { describe, expect, it } from 'vitest';
import { SHELF } from '../shelf.ts';
import { layTable, valuesAtFirst } from './situation-table.ts';
import { triedAt } from './tried-moves.ts';

/** What is said of the first legal try of a situation, or of the one called so. */
async function toldOf(game: string, asked: string, called: string) {
  const referee = SHELF.find(({ id }) => id === game)?.referee;
  if (referee?.scenery === undefined) throw new Error(`no table of ${game}`);
  const [judges, form, situations = [], scenery] = await Promise.all([
    referee.game(),
    referee.form(),
    referee.situations?.(),
    referee.scenery(),
  ]);
  const situation = situations.find(({ id }) => id === asked);
  if (situation === undefined) throw new Error(`no situation ${asked}`);
  const laid = layTable({ game: judges, form }, situation, valuesAtFirst(situation), []);
  if (!laid.ok) throw new Error(asked);
  const likely = laid.value.tries.find(({ says }) => says === called);
  const move = judges.parse(laid.value.position, likely?.move ?? '');
  if (!move.ok || likely === undefined) throw new Error(called);
  return triedAt({ game: judges, scenery }, laid.value.position, move.value, likely, situation.goesOn);
}

describe('what comes of a try', () => {
  it.each([
    ['victory-tank', 'attack', 'Attack with 3 soldiers', '3 against 2, so red wins'],
    ['victory-tank', 'attack', 'Attack with one, hold the others back', '1 against 2, so gray wins'],
    ['tank', 'for-an-attack', 'Satchel Charge', 'the M4 Sherman is destroyed, Baker’s first casualty'],
    ['tank', 'for-an-attack', 'Flank Hit', 'the M4 Sherman survives'],
    [
      'fog-of-war',
      'landing',
      'Launch it from the North Sea',
      'that is a rout: the Allies lose the battle for Paris, and the defender pays nothing',
    ],
  ])('%s, %s: %s', async (game, asked, called, told) => {
    const { follows, verdict } = await toldOf(game, asked, called);
    expect(verdict.allowed).toBe(true);
    expect(follows?.told).toBe(told);
    expect(follows?.status).not.toBe('');
  });

  it('says nothing more where nothing is settled, or where it is not allowed', async () => {
    expect((await toldOf('fog-of-war', 'landing', 'Disband it')).follows).toBeNull();
    expect((await toldOf('victory-tank', 'battle-cards', 'Lay a 3')).follows).toBeNull();
  });
});
