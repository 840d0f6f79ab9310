/** The box of Loopgraven told in Dutch is Dutch: rules, examples, notes of its parts, and what signs mean. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldkitProcess, inFolder } from '../made-up/fieldkit.ts';

/** Words that no Dutch sentence has; a notation, the same in every language, has “with” alone. */
const ENGLISH = /\b(?:the|your|this|what|which|not|and|you|ours|rulebook|from|spaces?|red|violet|blue)\b/i;

it('has no word of English in the text edition', () =>
  inFolder((folder) => {
    const { status } = fieldkitProcess('text', 'loopgraven', '--language', 'nl', '--out', folder);
    expect(status).toBe(0);
    const text = readFileSync(join(folder, 'loopgraven', 'loopgraven-text.txt'), 'utf8');
    expect(text).toMatch(/klaarzetten/i);
    expect(text.split('\n').filter((line) => ENGLISH.test(line))).toEqual([]);
  }));
