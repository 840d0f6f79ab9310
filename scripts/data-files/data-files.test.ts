/** Tables, workbooks and templates are imported by a maker's game: by the commands and by Vite alike. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Table, Workbook } from '../../src/maker/table.ts';
import {
  ended,
  fieldkitProcess,
  filesIn,
  heard,
  inFolder,
  startFieldkit,
} from '../../tests/made-up/run-fieldkit.ts';
import { workbook } from '../../tests/small-workbook.ts';
import { dataModule } from './data-module.ts';

const MAKER = join(import.meta.dirname, '../../src/maker/index.ts');

/** A folder with a game whose cards are read by `read` from `file`. */
function gameIn(folder: string, file: string, content: string | Uint8Array, read: string): string {
  writeFileSync(join(folder, file), content);
  writeFileSync(
    join(folder, 'game.ts'),
    `import { csv, defineGame, title, xlsx } from ${JSON.stringify(MAKER)};
    import rows from './${file}';
    const cards = ${read};
    export const SHELF = [defineGame({
      id: 'harbour',
      title: 'Harbour',
      cards,
      face: ({ card, area }) => title(\`\${card.name} \${card.cost + 1}\`, area.top(9)),
    })];`,
  );
  return join(folder, 'game.ts');
}

const CSV = 'name;cost\nBarge;2\nHawk;3\n';

/** The data that Vite's plugin gives. */
async function imported<Data>(path: string): Promise<Data> {
  const source = await dataModule(path);
  return JSON.parse(source.replace(/^export default /, '').replace(/;\n$/, '')) as Data;
}

describe('a game prints', () => {
  it.each([
    ['a table', 'cards.csv', CSV, 'csv(rows, { cost: Number })'],
    [
      'a workbook',
      'cards.xlsx',
      workbook('Ships', [
        ['name', 'cost'],
        ['Barge', 2],
      ]),
      'xlsx(rows, { cost: Number }, { sheet: "Ships" })',
    ],
  ])('%s', (_, file, content, read) =>
    inFolder((folder) => {
      const shelf = gameIn(folder, file, content, read);
      const { status, stderr } = fieldkitProcess('print', '--shelf', shelf, '--out', join(folder, 'out'));
      expect([status, stderr]).toEqual([0, expect.not.stringMatching(/cannot/)]);
      expect(filesIn(join(folder, 'out'))).toContain('harbour/harbour-a4-duplex-colour.pdf');
    }),
  );

  it.each([
    [
      'cards.csv',
      'name,cost\nBarge,2\nHawk,x\n',
      'csv(rows, { cost: Number })',
      'cards.csv, line 3, column cost: "x" is no number.',
    ],
    [
      'cards.csv',
      new Uint8Array([110, 97, 0xff, 10]),
      'csv(rows)',
      'cards.csv is no text in UTF-8: in Excel save it as “CSV UTF-8”, in LibreOffice as CSV with the character set Unicode (UTF-8).',
    ],
    [
      'cards.xlsx',
      workbook('Ships', [
        ['name', 'cost'],
        ['Barge', 'x'],
      ]),
      'xlsx(rows, { cost: Number })',
      'cards.xlsx, sheet Ships, line 2, column cost: "x" is no number.',
    ],
    [
      'cards.xlsx',
      workbook('Ships', [['name'], ['Barge']]),
      'xlsx(rows, {}, { sheet: "Shps" })',
      'cards.xlsx: there is no sheet "Shps": did you mean "Ships"?',
    ],
    [
      'cards.xlsx',
      'no workbook',
      'xlsx(rows)',
      'cards.xlsx is no workbook of Excel (XLSX), or it is broken: save it anew.',
    ],
  ])('nothing of %s where it is spoiled, and says the place (%#)', (file, content, read, sentence) =>
    inFolder((folder) => {
      const shelf = gameIn(folder, file, content, read);
      const { status, stdout, stderr } = fieldkitProcess(
        'print',
        '--shelf',
        shelf,
        '--out',
        join(folder, 'out'),
      );
      expect([status, stdout, stderr]).toEqual([2, '', `${sentence}\n`]);
      expect(filesIn(folder)).not.toContain('out');
    }),
  );
});

describe('a data file', () => {
  it('is the same for the site as for the commands', () =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'cards.csv'), CSV);
      writeFileSync(
        join(folder, 'cards.xlsx'),
        workbook('Ships', [
          ['name', 'cost'],
          ['Barge', 0.1 + 0.2],
        ]),
      );
      writeFileSync(join(folder, 'card.yaml'), 'boxes:\n  name: 1\n');
      expect(await imported<Table>(join(folder, 'cards.csv'))).toMatchObject({
        header: ['name', 'cost'],
        rows: [{ line: 2, cells: ['Barge', '2'] }, { line: 3 }],
        notes: ['cards.csv: its columns are separated by semicolons.'],
      });
      const { sheets } = await imported<Workbook>(join(folder, 'cards.xlsx'));
      expect(sheets).toMatchObject([
        { name: 'Ships', table: { rows: [{ line: 2, cells: ['Barge', '0.3'] }] } },
      ]);
      expect(await imported(join(folder, 'card.yaml'))).toMatchObject({
        faults: [],
        root: { kind: 'map', entries: [{ key: 'boxes', at: [1, 1] }] },
      });
    }));

  it('that is not there is said', async () => {
    expect(await imported<Table>('/nowhere/cards.csv')).toMatchObject({
      faults: ['cards.csv cannot be read: there is no such file.'],
    });
  });
});

it('fieldkit print --watch prints a changed table, and says in a line what is wrong with it or with the game', () =>
  inFolder(async (folder) => {
    const shelf = gameIn(folder, 'cards.csv', CSV, 'csv(rows, { cost: Number })');
    const child = startFieldkit('print', '--watch', '--shelf', shelf, '--out', join(folder, 'out'));
    onTestFinished(() => void child.kill('SIGKILL'));
    await heard(child, 'Watching the cards');
    const after = (file: string, content: string, words: RegExp): Promise<string> => {
      const said = heard(child, words);
      writeFileSync(join(folder, file), content);
      return said;
    };
    await after('cards.csv', CSV.replace('Hawk', 'Owl'), /cards\.csv changed: .*colour\.pdf/);
    const fault = await after('cards.csv', CSV.replace('3', 'x'), /is no number/);
    expect(fault).toContain('cards.csv, line 3, column cost: "x" is no number.\n');
    await after('cards.csv', CSV, /cards\.csv changed: .*colour\.pdf/);
    const broken = await after('game.ts', 'export const SHELF = [,;\n', /game\.ts:/);
    expect(broken.trim()).toMatch(/^It cannot be made, at \S*game\.ts:1:\d+: .+\.$/);
    const end = ended(child);
    child.kill('SIGINT');
    expect(await end).toBe(0);
  }));
