/** The Dutch texts of Loopgraven contain no English: rules, examples, notes on parts, meanings of signs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldkitProcess, inFolder } from '../made-up/run-fieldkit.ts';

/** English words that are not Dutch; “with” is missing, since notations use it in every language. */
const ENGLISH = /\b(?:the|your|this|what|which|not|and|you|ours|rulebook|from|spaces?|red|violet|blue)\b/i;

it('has no word of English in the text edition', () =>
  inFolder((folder) => {
    const { status } = fieldkitProcess('text', 'loopgraven', '--language', 'nl', '--out', folder);
    expect(status).toBe(0);
    const text = readFileSync(join(folder, 'loopgraven', 'loopgraven-text.txt'), 'utf8');
    expect(text).toMatch(/klaarzetten/i);
    expect(text.split('\n').filter((line) => ENGLISH.test(line))).toEqual([]);
  }));
