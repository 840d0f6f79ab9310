/**
 * Two hundred tables and templates, each spoiled in one place, and forty spoiled pictures: somebody reads a sentence
 * with the file, the line and, where there is one, the column, or with card and field; the command ends with status 2, and
 * nothing is written.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fieldkit, filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';

const MAKER = join(import.meta.dirname, '../../src/maker/index.ts');

const HEADER = 'id,name,cost,kind,fast,count,deck,text';
const ROWS = Array.from(
  { length: 12 },
  (_, index) => `card-${index},Card ${index},${index},ship,yes,${(index % 3) + 1},ships,"Some, ""words"""`,
);
const TABLE = [HEADER, ...ROWS].join('\n');

const TEMPLATE = `boxes:
  ground: { kind: box, in: bleed, fill: khaki }
  name: { y: 1, height: 9, size: 12, font: bold, align: center }
  cost: { extends: name, y: += 10, size: 9 }
  text: { kind: rich, y: 25, height: 30 }
decks:
  ships:
    boxes: { name: { ink: navy } }
`;

/** A file that is spoiled, and what is said of it. */
interface Spoiled {
  readonly table?: string | Uint8Array;
  readonly template?: string | Uint8Array;
  readonly says: RegExp;
}

/** The table with a cell of a row replaced; `index` counts columns. */
const withCell = (row: number, index: number, cell: string): string => {
  const cells = (ROWS[row] ?? '').split(',');
  cells[index] = cell;
  return [HEADER, ...ROWS.with(row, cells.join(','))].join('\n');
};

const row = fc.integer({ min: 0, max: ROWS.length - 1 });
const word = fc.stringMatching(/^[a-zäé]{2,8}x$/);

/** A wrong cell in a column. */
const badCell = (column: string, index: number, cell: fc.Arbitrary<string>): fc.Arbitrary<Spoiled> =>
  fc.tuple(row, cell).map(([at, bad]) => ({
    table: withCell(at, index, bad),
    says: new RegExp(`cards\\.csv, line ${at + 2}, column ${column}: .+[.?]$`),
  }));

const TABLES: readonly fc.Arbitrary<Spoiled>[] = [
  badCell('cost', 2, word),
  badCell('kind', 3, word),
  badCell('fast', 4, word),
  badCell('count', 5, fc.constantFrom('1.5', '-1', 'many', '99999', '1e2')),
  badCell('deck', 6, fc.constantFrom('shps', '', '../ships', 'nowhere')),
  badCell('id', 0, fc.constantFrom('../../x', 'A', 'a b', 'é', '/etc/passwd', 'con.', '-a', 'a'.repeat(61))),
  row.map((at) => ({
    table: [HEADER, ...ROWS.with(at, `${ROWS[at] ?? ''},more`)].join('\n'),
    says: new RegExp(`cards\\.csv, line ${at + 2}: it has 9 cells`),
  })),
  row.map((at) => ({
    table: withCell(at, 1, '"never closed').replaceAll('"Some, ""words"""', 'words'),
    says: new RegExp(`cards\\.csv, line ${at + 2}, column name: its quote " is never closed\\.$`),
  })),
  row.map((at) => ({
    table: withCell(at, 0, `card-${(at + 1) % ROWS.length}`),
    says: /cards\.csv, line \d+, column id: "card-\d+" is the id of cards\.csv, line \d+ already\.$/,
  })),
  fc.constantFrom('name', 'Cost', 'TEXT').map((name) => ({
    table: TABLE.replace('kind', name),
    says: /cards\.csv, line 1: the columns \d and \d are both called/,
  })),
  fc.constantFrom('cost', 'kind', 'fast').map((name) => ({
    table: TABLE.replace(name, 'other'),
    says: new RegExp(`cards\\.csv, line 1: there is no column "${name}"`),
  })),
  fc.nat(TABLE.length - 1).map((at) => ({
    table: Buffer.concat([
      Buffer.from(TABLE.slice(0, at)),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(TABLE.slice(at)),
    ]),
    says: /cards\.csv is no text in UTF-8/,
  })),
  fc.constantFrom('', '\n\n', '\uFEFF').map((table) => ({ table, says: /cards\.csv is empty/ })),
];

const PLACE = String.raw`card\.yaml, line \d+, column \d+: .+[.?]$`;

const swapped = (from: string, to: fc.Arbitrary<string>): fc.Arbitrary<Spoiled> =>
  to.map((text) => ({ template: TEMPLATE.replace(from, text), says: new RegExp(PLACE) }));

const TEMPLATES: readonly fc.Arbitrary<Spoiled>[] = [
  swapped(
    'height: 9',
    word.map((key) => `${key}: 9`),
  ),
  swapped(
    'height: 9',
    word.map((value) => `height: ${value}`),
  ),
  swapped(
    'y: += 10',
    fc.constantFrom('y: +=', 'y: += x', 'x: += 10', 'y: NaN', 'y: .inf', 'y: 99999', 'y: []', 'y: {}'),
  ),
  swapped(
    'kind: rich',
    word.map((kind) => `kind: ${kind}`),
  ),
  swapped('align: center', fc.constantFrom('align: middle', 'align: 5', 'align: [left]')),
  swapped(
    'extends: name',
    fc.constantFrom('extends: cost', 'extends: nme', 'extends: {}', 'extends: [name, cost]'),
  ),
  swapped(
    'fill: khaki',
    word.map((colour) => `fill: q${colour}`),
  ),
  swapped(
    '  cost:',
    word.map((name) => `  q${name}:`),
  ),
  swapped(
    '  ships:',
    word.map((name) => `  q${name}:`),
  ),
  swapped(
    'boxes:',
    word.map((name) => `q${name}:`),
  ),
  swapped(
    '{ kind: rich',
    fc
      .constantFrom('{ kind: rich', '[ kind: rich', '"kind: rich', '& kind: rich', '{{ kind: rich')
      .filter((text) => text !== '{ kind: rich'),
  ),
  swapped('  name:', fc.constantFrom('  cost:', '\tname:', '  ? [a]\n  :', '  *a :')),
  swapped(
    'size: 12',
    fc.constantFrom('size: 12mm', 'size: big', 'size: !!js/function 1', 'size: 0x', 'size: +=1'),
  ),
  fc
    .constantFrom('5', 'text', '[1, 2]', 'boxes: 5', 'boxes: [a]', '&a [*a]', 'a: &a [*a, *a]', '- boxes')
    .map((template) => ({
      template,
      says: new RegExp(PLACE),
    })),
  fc.constant({ template: Buffer.from([0xff, 0xfe, 0x62, 0x00]), says: /card\.yaml is no text in UTF-8/ }),
];

const spoiled = fc.oneof(...TABLES, ...TEMPLATES);

function gameIn(folder: string, { table = TABLE, template = TEMPLATE }: Partial<Spoiled>): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'cards.csv'), table);
  writeFileSync(join(folder, 'card.yaml'), template);
  const shelf = join(folder, 'shelf.ts');
  writeFileSync(
    shelf,
    `import { csv, defineGame, oneOf } from ${JSON.stringify(MAKER)};
    import rows from './cards.csv';
    import template from './card.yaml';
    export const SHELF = [defineGame({
      id: 'harbour',
      title: 'Harbour',
      cards: csv(rows, { cost: Number, kind: oneOf('ship', 'bird'), fast: Boolean }),
      decks: { ships: {}, ports: {} },
      template,
    })];`,
  );
  return shelf;
}

it('two hundred spoiled tables and templates are refused with their place, and nothing is written', () =>
  inFolder((folder) => {
    let games = 0;
    fc.assert(
      fc.property(spoiled, (each) => {
        const home = join(folder, String((games += 1)));
        const before = 'card.yaml cards.csv shelf.ts';
        const { status, stdout, stderr } = fieldkit(
          'print',
          '--shelf',
          gameIn(home, each),
          '--out',
          join(home, 'out'),
        );
        expect([status, stdout]).toEqual([2, '']);
        const said = stderr
          .trimEnd()
          .split('\n')
          .filter((line) => !line.startsWith('Drawing '));
        for (const line of said) expect(line).toMatch(/^(Harbour, )?\S.*[.?]$/);
        expect(said[0]).toMatch(each.says);
        expect(stderr).not.toMatch(/node:internal|src\/maker|\n {4}at /);
        expect(filesIn(home).toSorted().join(' ')).toBe(before);
      }),
      { numRuns: 200 },
    );
  }));

it('the same table and template, unspoiled, are printed', () =>
  inFolder((folder) => {
    const home = join(folder, 'whole');
    const { status } = fieldkit('print', '--shelf', gameIn(home, {}), '--out', join(home, 'out'));
    expect(status).toBe(0);
    expect(filesIn(join(home, 'out'))).toContain('harbour/harbour-a4-duplex-colour.pdf');
  }));

const WIDTH = 48;
/** A picture that no format makes small: noise. */
const NOISE = Uint8Array.from(
  { length: WIDTH * WIDTH * 3 },
  (_, index) => (index * 7919 + (index >> 4) * 104_729) % 251,
);
const noise = () => sharp(NOISE, { raw: { width: WIDTH, height: WIDTH, channels: 3 } });
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1L8 8"/><g><rect width="5" height="5"/></g></svg>';
const PICTURES = {
  png: await noise().png().toBuffer(),
  jpg: await noise().jpeg().toBuffer(),
  webp: await noise().webp().toBuffer(),
  svg: Buffer.from(SVG),
} as const;

interface SpoiledPicture {
  readonly ending: keyof typeof PICTURES;
  readonly bytes: Uint8Array;
}

it('a template that aliases make large is refused in one sentence', () =>
  inFolder((folder) => {
    const list = (name: string, of: string) => `${name}: &${name} [${Array<string>(10).fill(of).join()}]\n`;
    const bomb = list('a', 'x') + list('b', '*a') + list('c', '*b') + list('d', '*c') + list('e', '*d');
    const home = join(folder, 'bomb');
    const shelf = gameIn(home, { template: bomb + TEMPLATE });
    const { status, stdout, stderr } = fieldkit('print', '--shelf', shelf, '--out', join(home, 'out'));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^Harbour, card\.yaml, line 5, column \d+: it is nested too deep, or too long\.\n$/,
    );
  }));

const ending = fc.constantFrom('png', 'jpg', 'webp', 'svg');

/** A file that is named as a picture and is none: broken off, or something else. */
const spoiledPicture: fc.Arbitrary<SpoiledPicture> = fc.oneof(
  fc.tuple(ending, fc.nat(99)).map(([of, share]) => ({
    ending: of,
    bytes: PICTURES[of].subarray(0, Math.floor((PICTURES[of].length * share) / 130)),
  })),
  fc.tuple(ending, fc.constantFrom('', 'Not a picture, but words.', '%PDF-1.7')).map(([of, text]) => ({
    ending: of,
    bytes: Buffer.from(text),
  })),
);

it('twenty spoiled pictures are refused with card and field, and nothing is written', () =>
  inFolder((folder) => {
    let games = 0;
    fc.assert(
      fc.property(spoiledPicture, row, (picture, at) => {
        const home = join(folder, String((games += 1)));
        const name = `p.${picture.ending}`;
        const texts = ROWS.map((line, index) =>
          line.replace('"Some, ""words"""', index === at ? name : 'q.png'),
        );
        const template = "boxes:\n  text: { kind: picture, folder: '', height: 20 }\n";
        const shelf = gameIn(home, { table: [HEADER, ...texts].join('\n'), template });
        writeFileSync(join(home, 'q.png'), PICTURES.png);
        writeFileSync(join(home, name), picture.bytes);
        const before = filesIn(home).toSorted();
        const { status, stdout, stderr } = fieldkit('print', '--shelf', shelf, '--out', join(home, 'out'));
        expect([status, stdout]).toEqual([2, '']);
        expect(stderr).toMatch(
          new RegExp(
            `^(Harbour, )?card-${at}, field "text": the picture "p\\.${picture.ending}" .+\\.$`,
            'm',
          ),
        );
        expect(stderr).not.toMatch(/node:internal|src\/maker|\n {4}at /);
        expect(filesIn(home).toSorted()).toEqual(before);
      }),
      { numRuns: 20 },
    );
  }));

/** Names that lead out of the folder of a game, where a picture lies. */
const OUTSIDE = [
  '../secret.png',
  'pictures/../../secret.png',
  '..\\secret.png',
  '/etc/hostname',
  'file:///etc/hostname',
  'https://example.org/x.png',
];

it.each(OUTSIDE)('no file outside the folder is read by a name in the data: %s', (name) =>
  inFolder((folder) => {
    const home = join(folder, 'game');
    writeFileSync(join(folder, 'secret.png'), 'secret');
    const template = "boxes:\n  text: { kind: picture, folder: '', height: 20 }\n";
    const texts = ROWS.map((line, at) => line.replace('"Some, ""words"""', at === 3 ? name : ''));
    const table = [HEADER, ...texts].join('\n');
    const { status, stderr } = fieldkit(
      'print',
      '--shelf',
      gameIn(home, { table, template }),
      '--out',
      join(home, 'out'),
    );
    expect([status, filesIn(home).toSorted()]).toEqual([2, ['card.yaml', 'cards.csv', 'shelf.ts']]);
    expect(stderr).toMatch(
      /Harbour, card-3, field "text": the picture ".*" (lies outside|is named from|is an address).*\.\n$/,
    );
  }),
);

it.each(['../../x', '/tmp/x', 'a/b', 'a\\b', '.', '..', 'a\u202eb'])(
  'no file outside the folder is written by a name in the data: %j',
  (id) =>
    inFolder((folder) => {
      const home = join(folder, 'game');
      const { status, stderr } = fieldkit(
        'images',
        '--shelf',
        gameIn(home, { table: withCell(3, 0, id) }),
        '--out',
        join(home, 'out'),
      );
      expect([status, filesIn(folder).length]).toEqual([2, 3]);
      expect(stderr).toMatch(/^Harbour, cards\.csv, line 5, column id: ".*" is no id: /);
    }),
);
