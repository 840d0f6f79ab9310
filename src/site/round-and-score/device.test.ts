import { beforeEach, expect, it, vi } from 'vitest';
import { agreement } from '../play/kept/agreement.ts';
import { carryRulings, FRESH, keepTable, tableFrom, tableKept } from './device.ts';

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => shelf.set(name, text),
  });
});

it('a round comes back as it was kept, with the version of the rules', () => {
  const round = { rules: '1', presses: ['first red'], entries: { 'crates-red': 2 } };
  keepTable('victory-tank', round);
  expect(tableKept('victory-tank')).toEqual(round);
});

it('what was kept before versions were is a round all the same; what cannot be read is left out', () => {
  const old = { on: ['pass'], presses: ['first red', 7], entries: { 'crates-red': -1, 'foot-red': 3 } };
  expect(tableFrom(JSON.stringify(old))).toEqual({
    rules: null,
    presses: ['first red'],
    entries: { 'foot-red': 3 },
  });
  for (const text of ['', '{', 'null', '[]', '{"presses":{}}']) expect(tableFrom(text)).toEqual(FRESH);
});

it('what a later page has kept beside it stays, and what cannot be read at all is put aside', () => {
  const key = 'fieldkit/victory-tank/table';
  shelf.set(key, JSON.stringify({ ...FRESH, clock: [9, 41] }));
  keepTable('victory-tank', { ...FRESH, presses: ['first red'] });
  expect(JSON.parse(shelf.get(key) ?? '')).toEqual({ ...FRESH, presses: ['first red'], clock: [9, 41] });
  shelf.set(key, '{"presses":["first');
  expect(tableKept('victory-tank')).toEqual(FRESH);
  keepTable('victory-tank', FRESH);
  expect([...shelf.values()]).toContain('{"presses":["first');
});

it('rulings that an earlier tracker kept hold until others are chosen', () => {
  const known = ['free', 'pass', 'board'];
  shelf.set('fieldkit/victory-tank/table', JSON.stringify({ on: ['board', 'pass', 'gone'], presses: [] }));
  carryRulings('victory-tank');
  expect(agreement('victory-tank', known, '')).toEqual(['pass', 'board']);
  expect(agreement('victory-tank', known, '#rules=free')).toEqual(['free']);
  shelf.set('fieldkit/victory-tank/agreed', '');
  carryRulings('victory-tank');
  expect(agreement('victory-tank', known, '')).toEqual([]);
});
