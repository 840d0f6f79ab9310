import { describe, expect, it } from 'vitest';
import { fieldkit, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

describe('fieldkit list', () => {
  it('shows what is in the box of a game from its own folders and one line', () => {
    const { status, stdout } = fieldkit('list', 'stepping-stones', '--shelf', MADE_UP);
    expect(status).toBe(0);
    expect(stdout).toContain('2 players, 2 minutes; 10 cards, 2 pieces.');
    expect(stdout).toMatch(/^stones +stone-4 +Stone 4 +1 +square, 50 x 50 +ours$/m);
    expect(stdout).toMatch(/^pieces +frog-green +The green frog +1 +counter, 14 x 14 +ours$/m);
  });

  it('shows Victory Tank without being told', () => {
    const { stdout } = fieldkit('list');
    expect(stdout).toContain('Victory Tank (victory-tank)');
    expect(stdout).toContain('57 cards');
  });

  it('says what is the rulebook’s and what is ours, and why', () => {
    const { stdout } = fieldkit('list', 'victory-tank');
    expect(stdout).toMatch(/^battlefield +tank +Tank +1 .* rulebook$/m);
    expect(stdout).toMatch(/^battlefield +jeep-red +Red jeep +1 .* ours$/m);
    expect(stdout).toMatch(/^jeep-red, jeep-gray:\n  The rulebook gives two jeeps/m);
  });

  it('speaks JSON to programs', () => {
    const { stdout } = fieldkit('list', '--json', '--shelf', MADE_UP);
    const [game] = JSON.parse(stdout) as [{ id: string; cards: { id: string; count: number }[] }];
    expect(game.id).toBe('stepping-stones');
    expect(game.cards.map(({ id, count }) => `${count} ${id}`)).toContain('4 hop-1');
  });
});

it('fieldkit list names mats and posters beside the cards, in the words of the game', () => {
  const { stdout } = fieldkit('list', 'drie-veren', '--shelf', MADE_UP);
  expect(stdout).toContain('18 kaarten, 3 stukken, 4 vellen.');
  expect(stdout).toMatch(/^sheets +rivier +De rivier +1 +poster, 272 x 239\.2 +ons$/m);
});

describe('fieldkit --help', () => {
  it.each(['print', 'images', 'list'])('of %s has examples', (command) => {
    const { status, stdout } = fieldkit(command, '--help');
    expect(status).toBe(0);
    expect(stdout).toContain(`Usage: fieldkit ${command} [options] [game]`);
    expect(stdout).toContain('Examples:');
    expect(stdout).toContain('--shelf <file>');
  });

  it('names every command', () => {
    const { status, stdout } = fieldkit('--help');
    expect(status).toBe(0);
    for (const command of ['print', 'images', 'list'])
      expect(stdout).toMatch(new RegExp(`^ +${command} `, 'm'));
  });
});

describe('fieldkit --language', () => {
  const listed = (...words: readonly string[]) => fieldkit('list', ...words, '--shelf', MADE_UP);

  it('takes the games that are in it, in their words', () => {
    const { stdout } = listed('--language', 'nl');
    expect(stdout).toContain('Stapstenen (stepping-stones)');
    expect(stdout).toContain('Drie Veren (drie-veren)');
    expect(listed('--language', 'en').stdout).not.toContain('Drie Veren');
  });

  it.each([
    [['drie-veren', '--language', 'en'], 'The game "drie-veren" is not in English.'],
    [['--language', 'fr'], 'There is no language "fr": choose from en and nl.'],
  ])('of %j is refused where there is none', (words, sentence) => {
    const { status, stderr } = listed(...words);
    expect([status, stderr.trim()]).toEqual([2, sentence]);
  });
});
