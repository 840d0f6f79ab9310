import type { Written } from '../../src/games/victory-tank/said-refusals.ts';
import type { Catalogue } from '../../src/language.ts';
import { or } from './speech-words.en.ts';

/** Of what is written and names no move. */
export const WRITTEN_EN: Catalogue<Written> = {
  noSuchMove: ({ line, words }) => `"${line}" is no move; moves begin with ${words.join(', ')}`,
  writeLike: ({ line, examples }) =>
    `"${line}" is no move; write it like ${or(examples.map((example) => `"${example}"`))}`,
  thenLike: ({ line, examples: [example, use] }) =>
    `"${line}" is no move; write it like "${example}", then "${use}"`,
  notACell: ({ line, name }) =>
    `"${name}" in "${line}" is no field; fields are named like o, n1, e2 and w1s3`,
  noCell: ({ line, name }) => `"${line}": there is no field "${name}"`,
  noSuchCard: ({ line, name }) => `"${line}": there is no battlefield card "${name}"`,
};
