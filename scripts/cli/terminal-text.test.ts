import { describe, expect, it } from 'vitest';
import { shownLine, shownText } from './terminal-text.ts';

describe('what somebody else wrote', () => {
  it.each([
    ['\u001b[31mred\u001b[0m', '\\u001b[31mred\\u001b[0m'],
    ['\u009b2J', '\\u009b2J'],
    ['a\rb\bc\u0007', 'a\\u000db\\u0008c\\u0007'],
    ['abc\u202edcba', 'abc\\u202edcba'],
    ['\u2066x\u2069', '\\u2066x\\u2069'],
    ['\ud800 half', '\\ud800 half'],
    ['Renée, 3 × 4, “quoted”, 🂡', 'Renée, 3 × 4, “quoted”, 🂡'],
  ])('%j is shown, and sent to no terminal', (text, shown) => {
    expect(shownText(text)).toBe(shown);
    expect(shownLine(text)).toBe(shown);
  });

  it('keeps its lines and columns where it is a text, and not where it is to be one line', () => {
    expect(shownText('a\n\tb\n')).toBe('a\n\tb\n');
    expect(shownLine('a\n\tb')).toBe('a\\u000a\\u0009b');
  });

  it('stays the same JSON', () => {
    const value = ['\u009b\u202e\u007f\ud800\u2028', { '\u001b': 1 }];
    expect(JSON.parse(shownText(JSON.stringify(value, undefined, 2)))).toEqual(value);
  });

  it('is shortened to its beginning and its end where no sentence would be so long', () => {
    const line = shownLine(`begin ${'x'.repeat(1_000_000)} end`);
    expect(line).toMatch(/^begin x+ … x+ end$/);
    expect(line.length).toBeLessThan(6000);
  });
});
