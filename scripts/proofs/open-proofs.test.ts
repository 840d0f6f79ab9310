/** Whatever a game is made of is followed: templates, fonts, and files that were not there before. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { corners } from '../../tests/picture-files.ts';
import { openProofs, type OpenProofs } from './open-proofs.ts';
import { facesOfProofs, type ProofFace } from './proofs.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

const game = (more: string): string => `import { csv, defineGame, localFont, picture, title } from 'fieldkit';
import rows from './cards.csv';
import template from './card.yaml';
export default defineGame({ id: 'harbour', title: 'Harbour', cards: csv(rows), ${more} });`;

/** The only card. */
const cardIn = (proofs: OpenProofs): ProofFace | undefined =>
  proofs.current().games.flatMap(facesOfProofs)[0];

const lookIn = (proofs: OpenProofs): string => cardIn(proofs)?.pictures['low-ink'] ?? '';

const faultsIn = (proofs: OpenProofs): readonly string[] => [
  ...proofs.current().faults,
  ...(cardIn(proofs)?.faults ?? []),
];

/** Works with the proofs of a game in a folder. */
const withProofs = (
  more: string,
  work: (proofs: OpenProofs, save: (file: string, content: string) => void, folder: string) => Promise<void>,
): Promise<void> =>
  inFolder(async (folder) => {
    const save = (file: string, content: string): void => writeFileSync(join(folder, file), content);
    save('cards.csv', 'name,picture\nBarge,ships/barge.svg\n');
    save('card.yaml', 'boxes:\n  name: { height: 9 }\n');
    save('fieldkit.ts', game(more));
    const proofs = await openProofs(join(folder, 'fieldkit.ts'));
    try {
      await work(proofs, save, folder);
    } finally {
      await proofs.close();
    }
  });

it('follows a template', () =>
  withProofs('template', async (proofs, save) => {
    await expect.poll(() => lookIn(proofs)).not.toBe('');
    const before = lookIn(proofs);
    save('card.yaml', 'boxes:\n  name: { height: 9, size: 19 }\n');
    await expect.poll(() => lookIn(proofs)).not.toBe(before);
    save('card.yaml', 'boxes:\n  name: { heigth: 9 }\n');
    await expect.poll(() => faultsIn(proofs)).toEqual([expect.stringContaining('card.yaml, line 2')]);
    save('card.yaml', 'boxes:\n  name: { height: 9 }\n');
    await expect.poll(() => [lookIn(proofs), faultsIn(proofs)]).toEqual([before, []]);
  }));

it('sees pictures in a folder that was not there, and in one that was made anew', () =>
  withProofs('face: ({ card, area }) => picture(card.picture, area)', async (proofs, save, folder) => {
    await expect.poll(() => faultsIn(proofs)).toEqual([expect.stringContaining('is not there')]);
    for (const colour of ['red', 'blue']) {
      rmSync(join(folder, 'ships'), { recursive: true, force: true });
      await expect.poll(() => faultsIn(proofs)).toEqual([expect.stringContaining('is not there')]);
      const before = lookIn(proofs);
      mkdirSync(join(folder, 'ships'));
      save('ships/barge.svg', SVG.replace('<rect', `<rect fill="${colour}"`));
      await expect.poll(() => faultsIn(proofs)).toEqual([]);
      expect(lookIn(proofs)).not.toBe(before);
    }
  }));

it('follows a font, and paints with it', () =>
  withProofs(
    `fonts: [localFont({ id: 'own', family: 'Own', file: 'fonts/own.woff' })],
    face: ({ card, area }) => title(card.name, area, { font: 'own' })`,
    async (proofs, _, folder) => {
      const put = (weight: number): void =>
        cpSync(
          createRequire(import.meta.url).resolve(
            `@fontsource/zilla-slab/files/zilla-slab-latin-${weight}-normal.woff`,
          ),
          join(folder, 'fonts/own.woff'),
        );
      await expect.poll(() => faultsIn(proofs)).toEqual([expect.stringContaining('fonts/own.woff')]);
      mkdirSync(join(folder, 'fonts'));
      put(500);
      await expect.poll(() => faultsIn(proofs)).toEqual([]);
      await expect.poll(() => lookIn(proofs)).not.toBe('');
      const paint = (): Promise<string | undefined> => proofs.picture(lookIn(proofs));
      const before = await paint();
      expect(before).toContain('<path');
      put(700);
      await expect.poll(paint).not.toBe(before);
    },
  ));

it('says on a card that its picture is broken inside, once somebody looks at it', () =>
  withProofs('face: ({ card, area }) => picture(card.picture, area)', async (proofs, save, folder) => {
    mkdirSync(join(folder, 'ships'));
    const whole = await corners(300, 300).jpeg().toBuffer();
    writeFileSync(join(folder, 'ships/barge.jpg'), whole.subarray(0, whole.length / 2));
    save('cards.csv', 'name,picture\nBarge,ships/barge.jpg\n');
    await expect.poll(() => [lookIn(proofs) === '', faultsIn(proofs)]).toEqual([false, []]);
    expect(await proofs.picture(cardIn(proofs)?.pictures.colour ?? '')).toBeUndefined();
    expect(faultsIn(proofs)).toEqual([expect.stringContaining('its pixels cannot be read to the end')]);
    writeFileSync(join(folder, 'ships/barge.jpg'), whole);
    await expect.poll(() => faultsIn(proofs)).toEqual([]);
    expect(await proofs.picture(cardIn(proofs)?.pictures.colour ?? '')).toContain('<image');
  }));
