import { describe, expect, it } from 'vitest';
import { plainBox } from '../../../../tests/plain-box.ts';
import type { LayoutRequest } from './sheet-layout.ts';
import { printersOf, saferLayout } from './safer-layout.ts';

const LETTER: LayoutRequest = {
  paper: 'letter',
  sides: 'duplex',
  flip: 'long',
  layout: '9',
  margins: { top: 4.2, right: 4.2, bottom: 4.2, left: 4.2 },
  foldAllowance: 0.4,
};

describe('a safer layout', () => {
  it('of nine cards on Letter is eight, which nearly every known printer prints whole', () => {
    const safer = saferLayout(plainBox(), LETTER, 0.8);
    expect(['auto', '8']).toContain(safer?.layout);
    expect(safer?.printers.share).toBeGreaterThan(0.95);
  });

  it('is none where no other layout suits more printers', () => {
    expect(saferLayout(plainBox(), LETTER, 1)).toBe(undefined);
  });
});

describe('the printers of a file', () => {
  it('are those that print its most demanding cards', () => {
    const runs = [0.99, 0.8, 1].map((share) => ({ printers: { share, models: 10 } }));
    expect(printersOf(runs)).toEqual({ share: 0.8, models: 10 });
    expect(printersOf([])).toBe(undefined);
  });
});
