/** Makers are told what will not print well before they print it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { corners } from '../../tests/picture-files.ts';
import { fieldkitProcess, inFolder } from '../../tests/made-up/run-fieldkit.ts';

/** A shelf with a game of two cards whose function draws `nodes`. */
function shelfIn(folder: string, nodes: string): string {
  const file = join(folder, 'shelf.mjs');
  const maker = new URL('../../src/maker/index.ts', import.meta.url).href;
  writeFileSync(
    file,
    `import { box, defineGame, picture, title, words } from '${maker}';
    export const SHELF = [defineGame({
      id: 'harbour',
      title: 'Harbour',
      cards: [{ name: 'Barge', count: 3 }, { name: 'Hawk' }],
      face: ({ card, area, bleed }) => ${nodes},
    })];`,
  );
  return file;
}

const GOOD = '[title(card.name, area.top(9))]';
const SMALL = "[title(card.name, area.top(9)), words('Fly', area.rest(), { size: 5, least: 5 })]";

describe('fieldkit check', () => {
  it('says of a game that prints well that there is nothing to mend', () =>
    inFolder(async (folder) => {
      const { status, stdout } = await atOnce(['check', '--strict', '--shelf', shelfIn(folder, GOOD)]);
      expect([status, stdout]).toEqual([0, 'Harbour: 4 cards, nothing to mend.\n']);
    }));

  it('takes TypeScript for a module in a folder that npm calls commonjs', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
      const file = join(folder, 'fieldkit.ts');
      writeFileSync(
        file,
        "import { defineGame } from 'fieldkit';\nexport default defineGame({ id: 'x', title: 'X', cards: [{ name: 'A' }] });",
      );
      const { status, stdout, stderr } = fieldkitProcess('check', '--shelf', file);
      expect([status, stdout, stderr]).toEqual([0, 'X: 1 card, nothing to mend.\n', '']);
    }));

  it('tells what prints badly, which is no fault unless it is asked to be strict', () =>
    inFolder(async (folder) => {
      const shelf = shelfIn(folder, SMALL);
      const { status, stdout } = await atOnce(['check', '--shelf', shelf]);
      expect([status, stdout]).toEqual([
        0,
        'Harbour: 4 cards, 1 note.\nNote: barge, hawk: the text "text" is set in 5 pt, and 6 pt is the least that people read: give it more room or fewer words.\n',
      ]);
      expect((await atOnce(['check', '--strict', '--shelf', shelf])).status).toBe(1);
    }));

  it('says every fault at once, with card and field, and ends with status 2', () =>
    inFolder(async (folder) => {
      const shelf = shelfIn(
        folder,
        "box({ ...area.top(5), fill: card.id === 'hawk' ? 'redd' : 'red', radius: NaN })",
      );
      const { status, stdout, stderr } = await atOnce(['check', '--shelf', shelf]);
      expect([status, stdout]).toEqual([2, 'Harbour: 4 cards, 2 faults.\n']);
      expect(stderr).toBe(
        'Harbour, barge, hawk, box: its radius is NaN, and takes a number.\nHarbour, hawk: fill: "redd" is no colour: did you mean "red".\n',
      );
    }));

  it.each(['jpg', 'png'])('tells of a broken %s file, with card and field', (ending) =>
    inFolder(async (folder) => {
      const picture = ending === 'jpg' ? corners(900, 700).jpeg() : corners(900, 700).png();
      const bytes = Uint8Array.from(await picture.toBuffer());
      // Of the one the end is missing; of the other some bytes in the middle are others.
      if (ending === 'png') bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 8);
      mkdirSync(join(folder, 'pictures'));
      const written = ending === 'jpg' ? bytes.subarray(0, bytes.length / 2) : bytes;
      writeFileSync(join(folder, `pictures/tug.${ending}`), written);
      const shelf = shelfIn(folder, `[picture('pictures/tug.${ending}', area, { field: 'art' })]`);
      const { status, stdout, stderr } = await atOnce(['check', '--shelf', shelf]);
      expect([status, stdout, stderr]).toEqual([
        2,
        'Harbour: 4 cards, 1 fault.\n',
        `Harbour, barge, hawk, field "art": the picture "pictures/tug.${ending}" is broken: its pixels cannot be read to the end. Save or copy it again.\n`,
      ]);
    }),
  );

  it('says it as JSON too', () =>
    inFolder(async (folder) => {
      const { stdout } = await atOnce(['check', '--json', '--shelf', shelfIn(folder, SMALL)]);
      expect(JSON.parse(stdout)).toEqual([
        { game: 'harbour', faults: [], notes: [expect.stringContaining('5 pt')] },
      ]);
    }));
});

it('fieldkit print says the same beside its files', () =>
  inFolder((folder) => {
    const { status, stdout } = fieldkitProcess(
      'print',
      '--shelf',
      shelfIn(folder, SMALL),
      '--out',
      join(folder, 'out'),
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Note: barge, hawk: the text "text" is set in 5 pt');
  }));
