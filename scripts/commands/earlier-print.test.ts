/** Those who have printed a game print only what has changed since, and are told what to take out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SHELF as CHANGED_SHELF } from '../../tests/made-up/revision.ts';
import { SHELF } from '../../tests/made-up/shelf.ts';
import { openPdf } from '../../tests/raster.ts';
import { fieldkit, filesIn, inFolder, MADE_UP, type Ran } from '../../tests/made-up/run-fieldkit.ts';
import { printedIn } from '../../src/press/paint/pdf/read-print-record.ts';
import { sinceOf } from '../make/read-earlier-print.ts';

const CHANGED = fileURLToPath(new URL('../../tests/made-up/revision.ts', import.meta.url));

const before = (folder: string, ...words: readonly string[]): Ran =>
  fieldkit('print', 'stepping-stones', '--shelf', MADE_UP, '--out', folder, ...words);

const after = (folder: string, ...words: readonly string[]): Ran =>
  fieldkit('print', '--shelf', CHANGED, '--out', folder, ...words);

const pathOf = (folder: string, name: string): string => join(folder, 'stepping-stones', name);

const updates = (folder: string): readonly string[] =>
  filesIn(join(folder, 'stepping-stones')).filter((name) => name.includes('since'));

/** The text of each page of a file, by an independent reader. */
async function wordsOf(path: string): Promise<readonly string[]> {
  const pdf = await openPdf(new Uint8Array(readFileSync(path)));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    }),
  );
}

const TAKE_OUT = 'Take out of your box: Hop cards: 4 × Hop 1. Stones: Stone 3.';

describe('fieldkit print --since a version', () => {
  it('prints what has changed and lists on the first page what to take out', () =>
    inFolder(async (folder) => {
      const { status, stdout } = after(folder, '--since', '1');
      expect(status).toBe(0);
      expect(stdout).toContain(TAKE_OUT);
      const [name = ''] = updates(folder);
      expect(name).toBe('stepping-stones-a4-duplex-colour-since-1.pdf');
      const [first = '', second, ...sheets] = await wordsOf(pathOf(folder, name));
      expect(first).toContain('Take out of your box: 5');
      expect(first).toContain('Hop cards: 4 × Hop 1.');
      expect(first).toContain('Stones: Stone 3.');
      expect(first).toContain('6 cards on');
      expect(second).toContain('5 Hop cards 1 Stones');
      const fronts = sheets.join(' ');
      expect(fronts.match(/Hop one/g)).toHaveLength(4);
      expect(fronts.match(/Hop 2(?! \d|,)/g)?.length).toBeGreaterThan(0);
      expect(fronts).toContain('Stone 5');
      expect(fronts).not.toContain('Stone 4');
    }));

  it('carries what the box then is, so that the next update goes by the update', () =>
    inFolder(async (folder) => {
      after(folder, '--since', '1');
      const [name = ''] = updates(folder);
      const path = pathOf(folder, name);
      const printed = printedIn(readFileSync(path));
      expect(printed?.parts.map(({ id, count }) => `${count} ${id}`)).toEqual([
        '4 hop-1',
        '3 hop-2',
        '1 stone-1',
        '1 stone-2',
        '1 stone-4',
        '1 stone-5',
        '1 frog-green',
        '1 frog-brown',
      ]);
      expect(after(folder, '--since', path).stderr).toContain(
        'Stepping Stones: nothing has changed since your earlier sheets.',
      );
    }));
});

describe('fieldkit print --since a file', () => {
  it('prints for the very PDF what it does for the version', () =>
    inFolder(async (folder) => {
      before(folder, '--edition', 'low-ink');
      const old = pathOf(folder, 'stepping-stones-a4-duplex-low-ink.pdf');
      const { stdout } = after(folder, '--edition', 'low-ink', '--since', old);
      expect(stdout).toContain(TAKE_OUT);
      expect(updates(folder)).toHaveLength(1);
      expect(after(folder, '--since', old).stderr).toContain(
        'Stepping Stones: your earlier sheets are of the edition low-ink: ask for it with --edition.\n',
      );
    }));

  it('keeps to the part of the box that was printed then', () =>
    inFolder((folder) => {
      before(folder, '--only', 'stones,showpieces');
      const old = pathOf(folder, 'stepping-stones-a4-duplex-colour-stones.pdf');
      const { stdout } = after(folder, '--since', old);
      expect(stdout).toContain('Take out of your box: Stones: Stone 3.');
      expect(updates(folder)).toEqual([
        expect.stringMatching(/^stepping-stones-a4-duplex-colour-stones-since-[0-9a-f]{8}\.pdf$/),
      ]);
      const models = pathOf(folder, 'stepping-stones-a4-colour-showpieces.pdf');
      expect(after(folder, '--since', models).stderr).toContain('nothing has changed since your earlier');
    }));
});

describe('an earlier print', () => {
  const [changed] = CHANGED_SHELF;
  const [unreleased] = SHELF;

  it('is a version by its number, with or without its v', async () => {
    for (const given of ['1', 'v1'])
      expect(changed && (await sinceOf(changed, given))).toMatchObject({
        words: 'version 1',
        name: 'since-1',
      });
  });

  it.each([
    [changed, '9', 'There is no version "9" of stepping-stones: choose from 1 and 2.'],
    [unreleased, '1', 'stepping-stones has no released version: give the PDF that you printed to --since.'],
    [changed, 'gone.pdf', 'There is no file gone.pdf.'],
    [
      changed,
      MADE_UP,
      `${MADE_UP} does not say what it prints: it takes a PDF that fieldkit print has made.`,
    ],
  ])('is refused where there is none such', async (game, given, sentence) => {
    await expect(game && sinceOf(game, given)).rejects.toThrow(sentence);
  });

  it('leaves nothing behind where there is none such', () =>
    inFolder((folder) => {
      const { status, stderr } = after(folder, '--since', '9');
      expect([status, stderr]).toEqual([
        2,
        'There is no version "9" of stepping-stones: choose from 1 and 2.\n',
      ]);
      expect(filesIn(folder)).toEqual([]);
    }));
});
