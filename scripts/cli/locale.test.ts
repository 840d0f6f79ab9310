import { describe, expect, it } from 'vitest';
import { paperOf } from '../../src/press/papers.ts';
import { localeOf } from './locale.ts';

const none = () => '';

describe('the paper of a country', () => {
  it.each([
    [{ LANG: 'en_US.UTF-8' }, 'letter'],
    [{ LANG: 'de_DE.UTF-8@euro' }, 'a4'],
    [{ LANG: 'es_MX' }, 'letter'],
    [{ LC_PAPER: 'de_DE.UTF-8', LANG: 'en_US.UTF-8' }, 'a4'],
    [{ LC_ALL: 'en_CA.UTF-8', LC_PAPER: 'de_DE.UTF-8' }, 'letter'],
    // A variable that is set to nothing says nothing.
    [{ LC_ALL: '', LC_PAPER: '', LANG: 'en_US.UTF-8' }, 'letter'],
  ])('by %j is %s', (env, paper) => {
    expect(paperOf(localeOf(env, none))).toBe(paper);
  });

  it.each([
    '',
    'C',
    'C.UTF-8',
    'POSIX',
    'garbage',
    '%%_!',
    '../../etc',
    '\u001b[31m',
    '.UTF-8',
    '@',
    'x'.repeat(5000),
  ])('is A4 where the locale %j names no country', (locale) => {
    for (const name of ['LC_ALL', 'LC_PAPER', 'LANG'])
      expect(paperOf(localeOf({ [name]: locale }, none))).toBe('a4');
  });

  it('is what the system says where no variable does', () => {
    expect(paperOf(localeOf({}, () => 'en-US'))).toBe('letter');
    expect(paperOf(localeOf({ LANG: 'nl_NL' }, () => 'en-US'))).toBe('a4');
  });
});
