/** The example game in its three stages, outside the repository: each command does what the stage has parts for. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { copyStage, fieldkitIn, STAGES, type Stage } from '../../tests/shared/example-game.ts';

const inStage = (stage: Stage, work: (folder: string) => void): Promise<void> =>
  inFolder((folder) => {
    copyStage(stage, folder);
    work(folder);
  });

/** Replaces words in one of its files, which have to be there. */
function spoil(folder: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

/** What check says of their rules. */
const TRIED: Readonly<Record<Stage, RegExp>> = {
  '1-cards': /^$/,
  '2-rules': /^Rules: 8 sentences\.\n$/,
  '3-all':
    /^Rules: 8 sentences; tried 6 games by lot \(2\d\d moves, \d+ refusals\), 9 examples, 2 questions, 1 situation, 1 lesson and 1 puzzle\.\n$/,
};

it.each(STAGES)('%s prints, with nothing to mend', (stage) =>
  inStage(stage, (folder) => {
    const { status, stdout, stderr } = fieldkitIn(folder, ['check', '--strict']);
    const [first = ''] = stdout.split('\n');
    expect([status, first, stderr]).toEqual([0, 'Harbour: 12 cards, nothing to mend.', '']);
    expect(stdout.slice(first.length + 1)).toMatch(TRIED[stage]);
    expect(fieldkitIn(folder, ['print', '--paper', 'a4']).status).toBe(0);
    expect(filesIn(join(folder, 'print'))).toContain('harbour/harbour-a4-duplex-colour.pdf');
  }),
);

describe('cards alone', () => {
  it.each([
    [['booklet'], /^No game of this shelf has rules to read yet: there is no booklet to make\.$/],
    [['legal', 'harbour'], /^There is no referee for harbour yet\.$/],
    [['playout', 'harbour'], /^There is no referee for harbour yet\.$/],
  ])('are not asked for rules: %j', (words, sentence) =>
    inStage('1-cards', (folder) => {
      const { status, stderr } = fieldkitIn(folder, words, '{}');
      expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
      expect(stderr.trim()).toMatch(sentence);
    }),
  );
});

describe('rules to read', () => {
  it('are in the text edition and the booklet, numbered and in their chapters', () =>
    inStage('2-rules', (folder) => {
      expect(fieldkitIn(folder, ['text']).status).toBe(0);
      const text = readFileSync(join(folder, 'print/harbour/harbour-text.txt'), 'utf8');
      expect(text).toMatch(
        /SETTING OUT[^]*1\.2: Shuffle[^]*YOUR TURN[^]*2\.4: To unload[^]*THE END[^]*3\.2: After/,
      );
      expect(text).not.toContain('by Fieldkit');
      expect(fieldkitIn(folder, ['booklet', '--form', 'plain', '--paper', 'a4']).status).toBe(0);
      expect(filesIn(join(folder, 'print'))).toContain('harbour/harbour-rules-a4-pages-colour.pdf');
    }));

  it('show pictures from files, in the booklet too', () =>
    inStage('2-rules', (folder) => {
      spoil(folder, 'rules.md', '(fish,timber,coal,mail)', '(pictures/tug.svg)');
      expect(fieldkitIn(folder, ['check']).stdout).toContain('nothing to mend');
      expect(fieldkitIn(folder, ['text']).status).toBe(0);
      expect(readFileSync(join(folder, 'print/harbour/harbour-text.txt'), 'utf8')).toContain(
        'The four cargoes',
      );
      const { status, stderr } = fieldkitIn(folder, ['booklet', '--form', 'plain', '--paper', 'a4']);
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('picture')]);
    }));

  it.each([
    ['2. Shuffle', '1. Shuffle', 'Harbour, rules.md, line 6: there is a sentence 1.1 in line 5 already.'],
    ['(fish,timber,coal,mail)', '(fish,tiber)', 'Harbour, rules: Harbour has no face "tiber".'],
    [
      '(fish,timber,coal,mail)',
      '(pictures/map.png)',
      'Harbour, rules: line 8: the picture "pictures/map.png" is not there.',
    ],
    [
      '(fish,timber,coal,mail)',
      '(../map.png)',
      'Harbour, rules: line 8: the picture "../map.png" lies outside the folder of the game, where nothing is read.',
    ],
  ])('that are spoiled are told of by their line: %s', (from, to, sentence) =>
    inStage('2-rules', (folder) => {
      spoil(folder, 'rules.md', from, to);
      const { status, stderr } = fieldkitIn(folder, ['check']);
      expect([status, stderr]).toEqual([2, `${sentence}\n`]);
    }),
  );
});

describe('rules to play by', () => {
  it('are asked: what can be done, whether something can, and why not', () =>
    inStage('3-all', (folder) => {
      expect(fieldkitIn(folder, ['legal', 'harbour'], '{}').stdout).toBe(
        'sail a1\t"sail a1"\nsail a3\t"sail a3"\n',
      );
      const judge = (move: string, position = '{}') =>
        fieldkitIn(folder, ['judge', 'harbour', '--try', move], position);
      expect(judge('sail a1')).toMatchObject({ status: 0, stdout: 'Allowed.\n' });
      expect(judge('sail b2')).toMatchObject({
        status: 1,
        stdout: `Not allowed.
2.3: No tug sails onto a sandbank (b2 and c3), or onto the other tug.
    b2 is a sandbank: sail round it.
`,
      });
      expect(judge('sail a1', '{"tide": "low"}')).toMatchObject({
        status: 2,
        stderr: 'tide: a number is needed.\n',
      });
    }));

  it('are played: by lot, by the opponent, and again from a record', () =>
    inStage('3-all', (folder) => {
      expect(fieldkitIn(folder, ['playout', 'harbour', '--games', '20']).status).toBe(0);
      const duel = [
        'duel',
        'harbour',
        '--games',
        '4',
        '--samples',
        '4',
        '--players',
        'recruit',
        '--against',
        'sergeant',
      ];
      expect(fieldkitIn(folder, duel).status).toBe(0);
      const record = {
        game: 'harbour',
        rules: '1',
        options: [],
        seed: 'seven',
        moves: ['sail a1', 'sail d4'],
      };
      writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
      expect(fieldkitIn(folder, ['replay', 'record.json'])).toMatchObject({ status: 0 });
    }));

  it.each([
    ['examples.ts', "'sail b2', ['2.3']", "'sail b2', ['2.2']", /^Harbour, examples, "onto-a-bank": .*2\.2/],
    ['play.ts', 'if (BANKS.includes(to))', 'if (false)', /onto-a-bank/],
    [
      'play.ts',
      'sail round it (2.3)`;',
      'sail round it (2.7)`;',
      /^Harbour, game: "b2 is a sandbank: sail round it \(2\.7\)" names sentence 2\.7, and there is none, at \{/,
    ],
    ['play.ts', "rule: '2.1'", "rule: '9.9'", /^Harbour, game: there is no rule "9\.9"\.$/],
    [
      'play.ts',
      '(move) => why(position, move) === null,',
      '() => true,',
      /^Harbour, game: "sail .*" is among its moves, and refused: .*, at \{"turn":"red"/,
    ],
    ['board.ts', "'tug-red'", "'tug-rot'", /^Harbour, scenery: there is no card, piece or back "tug-rot"\.$/],
    [
      'situations.ts',
      "'This quay takes other cargo: sail on.'",
      'null',
      /^Harbour, Situation "unload" at .*: every answer is no, and it does not say that nothing can be done\.$/,
    ],
    ['lessons.ts', "begins: ['unload mail']", "begins: ['sail c4']", /last-letter/],
  ])('that say something else than their examples are told of: %s, %s', (file, from, to, sentence) =>
    inStage('3-all', (folder) => {
      spoil(folder, file, from, to);
      const { status, stderr } = fieldkitIn(folder, ['check']);
      expect([status, stderr.trimEnd()]).toEqual([2, expect.stringMatching(sentence) as string]);
    }),
  );
});
