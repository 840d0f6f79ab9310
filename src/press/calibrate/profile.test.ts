import { describe, expect, it } from 'vitest';
import {
  holdsFor,
  PROFILE_FAULTS,
  profilesKept,
  profilesText,
  readProfiles,
  type Profile,
} from './profile.ts';

const ATTIC: Profile = {
  name: 'Attic, upper tray, 200 gsm',
  paper: 'a4',
  sides: 'duplex',
  flip: 'short',
  readings: [4.5, 4.75, 0, 8.9],
};

const reasonFor = (text: string): string => {
  const read = readProfiles(text);
  return read.ok ? '' : read.faults.map((fault) => PROFILE_FAULTS[fault]).join(' ');
};

describe('printer profiles in a file', () => {
  it('come back as they were', () => {
    const profiles = [ATTIC, { ...ATTIC, name: 'Hall', sides: 'single', flip: 'long' } as const];
    expect(readProfiles(profilesText(profiles))).toEqual({ ok: true, value: profiles });
  });

  it('keep how long the printer prints, where that was measured', () => {
    const scaled = { ...ATTIC, scale: { across: 99.6, along: 100.2 } };
    expect(readProfiles(profilesText([scaled]))).toEqual({ ok: true, value: [scaled] });
    for (const wild of ['99', 50, null])
      expect(reasonFor(profilesText([scaled]).replace('99.6', JSON.stringify(wild)))).toBe(
        wild === '99'
          ? ''
          : 'A printer profile in this file is damaged: read its numbers off the test sheet again.',
      );
  });

  it('are refused in a sentence where they are none, torn, damaged, or from a later version', () => {
    const text = profilesText([ATTIC]);
    expect(reasonFor(text.slice(0, 40))).toBe('This is no file of printer profiles.');
    expect(reasonFor('[]')).toBe('This is no file of printer profiles.');
    for (const [is, was] of [
      ['8.9', '12'],
      ['"a4"', '"a3"'],
      ['"short"', '"upper"'],
      [ATTIC.name, ' '],
    ] as const)
      expect(reasonFor(text.replace(is, was))).toMatch(/^A printer profile in this file is damaged/);
    expect(reasonFor(text.replace('"version": 1', '"version": 2'))).toMatch(/from a later Fieldkit/);
    expect(reasonFor('['.repeat(1_000_000))).toBe('This is no file of printer profiles.');
    expect(reasonFor(profilesText(Array.from({ length: 201 }, () => ATTIC)))).toMatch(/more .* than can be/);
    expect(reasonFor(profilesText([]))).toBe('There is no printer profile in this file.');
  });

  it('are read one by one where a device kept them, and what cannot be read goes on with them', () => {
    const damaged = { ...ATTIC, paper: 'a3' };
    const kept = profilesKept(profilesText([ATTIC], [damaged, 'strange']));
    expect(kept).toEqual({ profiles: [ATTIC], others: [damaged, 'strange'] });
    for (const text of ['', 'null', profilesText([]).replace('"version": 1', '"version": 2')])
      expect(profilesKept(text)).toBeNull();
  });

  it('hold for the way of printing that was tested, and for no other', () => {
    const way = { paper: 'a4', sides: 'duplex', flip: 'short' } as const;
    expect(holdsFor(ATTIC, way)).toBe(true);
    for (const other of [{ paper: 'letter' }, { sides: 'fold' }, { flip: 'long' }] as const)
      expect(holdsFor(ATTIC, { ...way, ...other })).toBe(false);
    expect(holdsFor({ ...ATTIC, sides: 'single' }, { ...way, sides: 'single', flip: 'long' })).toBe(true);
  });
});
