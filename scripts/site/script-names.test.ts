import { expect, it } from 'vitest';
import { ownedName } from './script-names.ts';

const named = (name: string, ...moduleIds: string[]) => ownedName({ name, moduleIds });

it('a script whose modules are all of one game says so, and keeps a name that says so already', () => {
  const own = [
    '/house/src/games/tank/rules/judge.ts',
    '/house/content/tank/messages.en.ts',
    '/house/src/dice.ts',
  ];
  expect(named('judge', ...own)).toBe('judge--tank');
  expect(named('board-tank', ...own)).toBe('board-tank');
});

it('a script of no game, or of several, is for every visitor', () => {
  expect(named('seat', '/house/src/site/seat.ts')).toBe('seat');
  expect(named('odds', '/house/cards/tank/kit.ts', '/house/cards/loopgraven/kit.ts')).toBe('odds');
});
