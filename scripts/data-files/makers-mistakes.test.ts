/**
 * What makers do wrong with a spreadsheet, a picture or their first lines of code, each in the starter that `fieldkit init`
 * writes: they read a sentence that says where and what to do, the command ends with status 2, and nothing is written.
 */
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fieldkit, filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { workbook } from '../../tests/small-workbook.ts';

const STARTER = fileURLToPath(new URL('../starter', import.meta.url));
const TABLE = readFileSync(join(STARTER, 'cards.csv'), 'utf8');
const GAME = readFileSync(join(STARTER, 'fieldkit.ts'), 'utf8');
const TUG = readFileSync(join(STARTER, 'pictures/tug.svg'), 'utf8');

/** Files by their path in the folder of the game, in place of the starter's or beside them. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** A text in which one thing stands for another. */
function changed(text: string, ...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The starter has no ${from}`);
    return all.replaceAll(from, to);
  }, text);
}

const table = (from: string, to: string): Files => ({ 'cards.csv': changed(TABLE, [from, to]) });
const game = (from: string, to: string): Files => ({ 'fieldkit.ts': changed(GAME, [from, to]) });
const decks = (written: string): Files =>
  game("decks: { ships: { name: 'Ships', size: poker } }", `decks: ${written}`);
const picture = (name: string, bytes: string | Uint8Array): Files => ({
  ...table('tug.svg', name),
  [`pictures/${name}`]: bytes,
});

const HEADER = ['name', 'count', 'cost', 'picture', 'text'];
const book = (...rows: readonly (readonly (string | number)[])[]): Files => ({
  'cards.xlsx': workbook('Cards', rows),
  'fieldkit.ts': changed(GAME, ['./cards.csv', './cards.xlsx'], ['csv(', 'xlsx('], [' csv,', ' xlsx,']),
});
const json = (text: string, type = " with { type: 'json' }"): Files => ({
  'cards.json': text,
  'fieldkit.ts': changed(
    GAME,
    ["'./cards.csv'", `'./cards.json'${type}`],
    ['csv(', 'json('],
    [' csv,', ' json,'],
  ),
});
const template = (text: string): Files => ({
  'card.yaml': text,
  'fieldkit.ts': `import { csv, defineGame } from 'fieldkit';
import rows from './cards.csv';
import template from './card.yaml';
export default defineGame({ id: 'harbour', title: 'Harbour', cards: csv(rows, { cost: Number }), template });
`,
});

const MISTAKES: readonly (readonly [what: string, files: Files, says: string])[] = [
  // Tables.
  [
    'a column is renamed',
    table('count,cost', 'count,price'),
    'cards.csv, line 1: there is no column "cost": did you mean "count"?',
  ],
  [
    'a column that the face shows is renamed',
    table('picture,text', 'picture,rules'),
    'there is no column "text": there is name, count, cost, picture, rules, id, deck.',
  ],
  [
    'a second table stands below the first',
    { 'cards.csv': `${TABLE}\nevent,damage,who\nStorm,3,all\n` },
    'cards.csv, line 7: another table seems to begin here, below an empty line: keep one table in a file, or in a sheet.',
  ],
  [
    'a title stands above the names of the columns',
    { 'cards.csv': `My ships,,,,\n${TABLE}` },
    'cards.csv, line 1: only column A has a name: if "My ships" is a title, delete its line, since the names of the columns come first.',
  ],
  [
    'a web page is saved as CSV',
    { 'cards.csv': '<!DOCTYPE html><html><table><tr><td>name</td></tr></table></html>' },
    'cards.csv is a web page and no table: save the spreadsheet itself as CSV.',
  ],
  [
    'there is no line below the header',
    { 'cards.csv': `${HEADER.join()}\n` },
    'Harbour: it has no card to print: its table has no line below the names of the columns.',
  ],
  [
    'every count is 0',
    { 'cards.csv': TABLE.replaceAll(/^(\w+),[1-3],/gm, '$1,0,') },
    'Harbour: it has no card to print: the count of every one is 0.',
  ],
  ...['-1', '1.5', '1e3', '١', 'two'].map(
    (count) =>
      [
        `the count is ${count}`,
        table('Tug,2', `Tug,${count}`),
        `cards.csv, line 3, column count: "${count}" is no number of copies.`,
      ] as const,
  ),
  [
    'a workbook is read by csv()',
    {
      'cards.xlsx': workbook('Cards', [HEADER]),
      'fieldkit.ts': changed(GAME, ['./cards.csv', './cards.xlsx']),
    },
    'cards.xlsx is a workbook: write xlsx( in place of csv(.',
  ],
  [
    'a table is read by xlsx()',
    { 'fieldkit.ts': changed(GAME, ['csv(', 'xlsx('], [' csv,', ' xlsx,']) },
    'cards.csv is a table of CSV: write csv( in place of xlsx(.',
  ],
  [
    'a formula has no result',
    book(HEADER, ['Tug', 1, '', 'tug.svg', 'Pull']),
    'cards.xlsx, sheet Cards, line 2, column cost: it is empty: write a number, or type the column optional(Number); if a formula stands there, open the workbook and save it, so that its result is kept.',
  ],
  [
    'an old workbook is called new',
    { ...book(HEADER), 'cards.xlsx': Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
    'cards.xlsx is no workbook of Excel (XLSX), or it is broken: save it anew.',
  ],
  [
    'JSON is imported without its type',
    json('[]', ''),
    "the import of {folder}cards.json ends with its type: import rows from './cards.json' with { type: 'json' }.",
  ],
  [
    'JSON has comments',
    json('[\n  // the ships\n  { "name": "Tug" }\n]'),
    'cards.json is not JSON: it goes wrong at line 2, column 3: JSON has no comments.',
  ],
  [
    'JSON has a comma too many',
    json('[{ "name": "Tug" },]'),
    'cards.json is not JSON: it goes wrong at line 1, column 20: the comma before it is one too many.',
  ],
  ['JSON is no list', json('{ "cards": [] }'), 'cards.json: it is no list of cards.'],
  // Letters.
  [
    'an emoji stands in a name',
    table('Tug,', 'Tug 🚢,'),
    'Harbour, tug: the text of "title" needs "🚢" (U+1F6A2), which the font Zilla Slab lacks.',
  ],
  [
    'a text is Arabic',
    table('**Pull** a ship of yours', 'اسحب سفينة'),
    'Harbour, tug: the text of "text" needs "ا" (U+0627), "س" (U+0633), "ح" (U+062D) and 5 more, which the font Zilla Slab lacks, and words that run from right to left cannot be set.',
  ],
  // Sizes and decks.
  [
    'a card is 0.5 mm wide',
    decks("{ ships: { name: 'Ships', size: [0.5, 88] } }"),
    'Harbour, deck "ships", size: 0.5 x 88 mm is no size: sides are 4 to 2000 mm long.',
  ],
  [
    'a board is 3 m wide',
    game('  cards:', '  boards: { sea: { size: [3000, 900], face: () => [] } },\n  cards:'),
    'Harbour, boards "sea", size: 3000 x 900 mm is no size: sides are 4 to 2000 mm long.',
  ],
  [
    'there are two decks and no column deck',
    decks("{ ships: { name: 'Ships' }, boats: { name: 'Boats' } }"),
    'Harbour, no card says which of the decks ships, boats it belongs to: give the table a column deck with these words.',
  ],
  // Pictures.
  [
    'a name is written as in an address',
    { ...table('tug.svg', 'my%20tug.svg'), 'pictures/my tug.svg': TUG },
    'Harbour, tug: the picture "pictures/my%20tug.svg" is not there: did you mean "pictures/my tug.svg".',
  ],
  [
    'a name has other capitals',
    table('tug.svg', 'Tug.SVG'),
    'Harbour, tug: the picture "pictures/Tug.SVG" is not there: did you mean "pictures/tug.svg".',
  ],
  [
    'a picture comes from a telephone',
    picture('tug.heic', '\0\0\0\x18ftypheic'),
    'Harbour, tug: the picture "pictures/tug.heic" is a file of HEIC: save it as PNG or JPEG.',
  ],
  [
    'a picture is a document',
    picture('tug.png', '%PDF-1.7'),
    'Harbour, tug: the picture "pictures/tug.png" is a file of PDF: save it as PNG or JPEG.',
  ],
  // Templates.
  [
    'a key of a template is misspelt',
    template('boxes:\n  name: { y: 1, heigth: 9 }\n'),
    'Harbour, card.yaml, line 2, column 17: there is no key "heigth": did you mean "height"?',
  ],
  [
    'a template has tabs',
    template('boxes:\n\tname: { y: 1 }\n'),
    'Harbour, card.yaml, line 2, column 1: a tab stands at the beginning of the line: YAML takes spaces there.',
  ],
  [
    'a template has a key twice',
    template('boxes:\n  name: { y: 1 }\n  name: { y: 2 }\n'),
    'Harbour, card.yaml, line 3, column 3: this key stands twice: keep one of the two.',
  ],
  ['a template is empty', template('\n'), 'Harbour, card.yaml is empty: a template has boxes.'],
  // Code.
  [
    'there is no title',
    game("  title: 'Harbour',\n", ''),
    "harbour: it has no title: write title: 'Its name'.",
  ],
  ['a function is not imported', game(' rich,', ''), 'rich is not defined: import it, or correct its name.'],
  [
    'an ink is misspelt',
    game('{ ink: ink.sea }', '{ ink: ink.see }'),
    'there is no ink "see": did you mean "sea"?',
  ],
  [
    'a face is async',
    game('face: ({', 'face: async ({'),
    'it cannot be drawn: its function is async, and a face is drawn at once.',
  ],
  [
    'nothing is exported',
    game('export default', 'const game ='),
    'no game as its default (export default defineGame({ … })).',
  ],
];

function gameIn(folder: string, files: Files): string {
  cpSync(STARTER, folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return join(folder, 'fieldkit.ts');
}

it.each(MISTAKES)('%s: a sentence, and nothing is written', (_, files, says) =>
  inFolder((folder) => {
    const home = join(folder, 'harbour');
    const shelf = gameIn(home, files);
    const before = filesIn(home);
    for (const command of ['check', 'print']) {
      const out = command === 'print' ? ['--out', join(home, 'out')] : [];
      const { status, stderr } = fieldkit(command, '--shelf', shelf, ...out);
      expect([status, stderr.replaceAll(`${home}/`, '{folder}')]).toEqual([2, expect.stringContaining(says)]);
      expect(stderr).not.toMatch(/node:internal|\n {4}at |undefined|file:\/\//);
      expect(filesIn(home)).toEqual(before);
    }
  }),
);

describe('what is no mistake', () => {
  it.each(['Tüg 100% neu.svg', 'tug & barge.svg', 'ταξί.svg'])('a picture is called %s', (name) =>
    inFolder((folder) => {
      const shelf = gameIn(folder, picture(name, TUG));
      const { status, stdout } = fieldkit('check', '--shelf', shelf);
      expect([status, stdout]).toEqual([0, 'Harbour: 8 cards, nothing to mend.\n']);
    }),
  );

  it('a letter with dots is spelt in one way in the table and in the other on the disk', () =>
    inFolder((folder) => {
      for (const [written, stored] of [
        ['NFC', 'NFD'],
        ['NFD', 'NFC'],
      ] as const) {
        const files = { ...table('tug.svg', 'tüg.svg'.normalize(written)) };
        const home = join(folder, written);
        const shelf = gameIn(home, { ...files, [`pictures/${'tüg.svg'.normalize(stored)}`]: TUG });
        expect(fieldkit('check', '--shelf', shelf).stdout).toBe('Harbour: 8 cards, nothing to mend.\n');
      }
    }));

  it('a count is 0 or empty: the card stays at home, or comes once', () =>
    inFolder((folder) => {
      const shelf = gameIn(folder, {
        'cards.csv': changed(TABLE, ['Tug,2', 'Tug,0'], ['Barge,3', 'Barge,']),
      });
      expect(fieldkit('check', '--shelf', shelf).stdout).toBe('Harbour: 4 cards, nothing to mend.\n');
    }));
});

describe('what is told by a note', () => {
  it('a function that draws nothing', () =>
    inFolder((folder) => {
      const shelf = gameIn(folder, {
        'fieldkit.ts': GAME.replace(/ => \[\n(.*)\],\n\}\);/s, ' => { [\n$1]; },\n});'),
      });
      const { status, stdout } = fieldkit('check', '--shelf', shelf);
      expect([status, stdout]).toEqual([
        0,
        'Harbour: 8 cards, 1 note.\nNote: barge, tug, steamer and 1 more: nothing is drawn on it: does its function return what it draws?\n',
      ]);
    }));

  it('two decks of one name', () =>
    inFolder((folder) => {
      const shelf = gameIn(folder, {
        ...decks("{ ships: { name: 'Ships' }, boats: { name: 'Ships' } }"),
        'cards.csv': TABLE.replaceAll(/^(.*)$/gm, (line) => (line === '' ? '' : `${line},ships`)).replace(
          /,ships\n/,
          ',deck\n',
        ),
      });
      const { stdout } = fieldkit('check', '--shelf', shelf);
      expect(stdout).toContain(
        'Note: the decks ships, boats are all called “Ships”: their sheets look alike.',
      );
    }));
});

it('a folder that cannot be written to is told, and holds no half of a file', () =>
  inFolder((folder) => {
    const home = join(folder, 'harbour');
    const shelf = gameIn(home, {});
    writeFileSync(join(home, 'out'), 'a file where the folder was to be');
    chmodSync(home, 0o755);
    const { status, stderr } = fieldkit('print', '--shelf', shelf, '--out', join(home, 'out'));
    expect([status, stderr]).toEqual([2, expect.stringContaining('out')]);
    expect(readFileSync(join(home, 'out'), 'utf8')).toBe('a file where the folder was to be');
  }));
