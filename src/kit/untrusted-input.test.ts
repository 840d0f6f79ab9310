import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded, MOST, readJson, shown } from './untrusted-input.ts';

describe('a text of an address', () => {
  it('is read whatever stands in it', () => {
    expect(decoded('free%2Cpass')).toBe('free,pass');
    for (const garbled of ['%', '%E0%A4%A', '100%', '%ff']) expect(decoded(garbled)).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decoded(encodeURIComponent(text))).toBe(text);
        expect(() => decoded(text)).not.toThrow();
      }),
    );
  });
});

describe('a text in a sentence', () => {
  it('is as it came where it can be seen', () => {
    expect(shown('place o turned – “ja” 棋')).toBe('place o turned – “ja” 棋');
  });

  it('shows what would steer a terminal or turn the sentence round', () => {
    expect(shown('\u001b[31mred')).toBe('\\u001b[31mred');
    expect(shown('a\u202eb\u200fc\n')).toBe('a\\u202eb\\u200fc\\u000a');
  });

  it('is cut where it is long, and a character that is cut in two is shown as such', () => {
    expect(shown('x'.repeat(1_000_000))).toBe(`${'x'.repeat(60)}…`);
    expect(shown('ab😀', 3)).toBe('ab\\ud83d…');
  });
});

describe('JSON', () => {
  it('is read as it is, brackets in its texts and all', () => {
    const value = { a: [1, { b: '[[[{{{"\\' }], c: null, d: '}'.repeat(200) };
    expect(readJson(JSON.stringify(value))).toEqual({ ok: true, value });
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (any) => {
        const text = JSON.stringify(any);
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
      }),
    );
  });

  it.each([
    ['broken', '{"a": [1, 2'],
    ['broken', '"an open text [[['],
    ['broken', ''],
    ['too deep', '['.repeat(MOST.depth + 1)],
    ['too deep', `${'{"a":'.repeat(1_000_000 / 5)}1`],
    ['too long', ' '.repeat(MOST.json + 1)],
    ['broken', '"\\'.repeat(500_000)],
  ])('that is %s is refused', (fault, text) => {
    expect(readJson(text)).toEqual({ ok: false, faults: [fault] });
  });
});
