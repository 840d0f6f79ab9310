/** Parcels of the print desk compared with the command line's. Needs `npm run build`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldkit, MADE_UP } from '../made-up/run-fieldkit.ts';
import { shareApart } from '../raster.ts';
import { unpacked } from '../zip-reader.ts';
import { axeFaults, openMadeUp, openPage, type Watched } from './site.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'fieldkit-places-'));
const BASE = 'https://example.org/tank/';

/** A small box: its parcels have the same parts as a large one's. */
const GAME = 'stepping-stones';
const site = await openMadeUp();
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Opens the desk's section for other places. */
async function openDesk(): Promise<Watched> {
  const opened = await openPage(site.browser, `${site.address}${GAME}/print/#paper=a4`);
  await opened.page.getByText('Take it elsewhere').click();
  expect(await axeFaults(opened.page, ['heading-order'])).toEqual([]);
  return opened;
}

/** Downloads a parcel from the desk; returns its path. */
async function atDesk(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = join(FOLDER, download.suggestedFilename());
  await download.saveAs(path);
  await page.getByText(`${download.suggestedFilename()}, `).waitFor();
  return path;
}

/** Makes a parcel by the command line; returns its path. */
function byCommand(place: string, ...words: readonly string[]): string {
  const to = ['--to', place, ...words, '--shelf', MADE_UP, '--out', FOLDER];
  const { status, stderr } = fieldkit('export', GAME, ...to);
  expect(status, stderr).toBe(0);
  const suffix = place === 'cutter' ? '-a4' : '';
  const ending = place === 'vassal' ? 'vmod' : 'zip';
  return join(FOLDER, `${GAME}/export/${GAME}-colour-${place}${suffix}.${ending}`);
}

/**
 * Compares two parcels: same names, and the same pictures apart from antialiasing. Only the command line includes the
 * rules, and each parcel's text says so. Returns the number of pictures.
 */
async function compare(made: string, printed: string): Promise<number> {
  const [ours, all] = [await unpacked(made), await unpacked(printed)];
  const theirs = new Map([...all].filter(([name]) => !name.startsWith('rules/')));
  const drawsRules = theirs.size < all.size;
  expect([...ours.keys()]).toEqual([...theirs.keys()]);
  const pictures = [...ours].filter(([name]) => /\.(png|jpg)$/.test(name));
  for (const [name, content] of pictures) {
    const other = theirs.get(name) ?? Buffer.alloc(0);
    const [{ format, width, height, channels, space, hasAlpha, density }, like] = await Promise.all([
      sharp(content).metadata(),
      sharp(other).metadata(),
    ]);
    expect([name, format, width, height]).toEqual([name, like.format, like.width, like.height]);
    expect([name, channels, space, hasAlpha]).toEqual([name, 3, 'srgb', false]);
    if (format === 'png') expect([name, density]).toEqual([name, 300]);
  }
  for (const [name, content] of pictures.slice(0, 4)) {
    const [one, other] = await Promise.all([content, theirs.get(name) ?? ''].map(pixelsOf));
    expect(one && other && shareApart(one, other), name).toBeLessThan(0.01);
  }
  const texts = [...ours].filter(([file]) => /\.(txt|json|svg|dxf)$/.test(file));
  for (const [name, content] of texts) {
    const [own, other] = [content, theirs.get(name)].map((text) => (text?.toString() ?? '').split('\n'));
    const aboutRules = (line: string) => drawsRules && /^(Rules: |- The rules are not in it)/.test(line);
    // The rules have a paragraph of their own among the steps, and a line among what is left out.
    const rest = (lines: readonly string[] = []) => lines.filter((line) => line !== '' && !aboutRules(line));
    expect(rest(own), name).toEqual(rest(other));
    expect(own?.some((line) => line.startsWith('- The rules are not in it')) ?? false).toBe(drawsRules);
  }
  return pictures.length;
}

async function pixelsOf(content: Buffer | string) {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

describe('a parcel made in the browser holds what the command line packs', () => {
  let page: Page;
  let faults: readonly string[];
  beforeAll(async () => {
    ({ page, faults } = await openDesk());
  });

  it('for The Game Crafter', async () => {
    const made = await atDesk(page, 'Make the zip for The Game Crafter');
    expect(await compare(made, byCommand('game-crafter'))).toBeGreaterThan(2);
  });

  it('for MakePlayingCards', async () => {
    const made = await atDesk(page, 'Make the zip for MakePlayingCards');
    expect(await compare(made, byCommand('make-playing-cards'))).toBeGreaterThan(10);
  });

  it('for Tabletop Simulator, at the address that was given', async () => {
    const button = page.getByRole('button', { name: 'Make the zip for Tabletop Simulator' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.getByLabel('The web address of the folder').fill(BASE);
    const made = await atDesk(page, 'Make the zip for Tabletop Simulator');
    expect(await compare(made, byCommand('tabletop-simulator', '--base-url', BASE))).toBeGreaterThan(2);
  });

  it('for VASSAL, the same table with pictures of the same size', async () => {
    const made = await atDesk(page, 'Make the module for VASSAL');
    const [ours, theirs] = [await unpacked(made), await unpacked(byCommand('vassal'))];
    expect([...ours.keys()]).toEqual([...theirs.keys()]);
    for (const [name, content] of ours) {
      const other = theirs.get(name) ?? Buffer.alloc(0);
      if (!name.endsWith('.png')) expect(content.toString(), name).toBe(other.toString());
      else {
        const [one, like] = await Promise.all([content, other].map((each) => sharp(each).metadata()));
        expect([name, one?.width, one?.height]).toEqual([name, like?.width, like?.height]);
      }
    }
  });

  it('for a print shop and for a cutting machine, byte by byte', async () => {
    for (const [button, place] of [
      ['Make the zip for a print shop', 'pdf'],
      ['Make the zip for a cutting machine', 'cutter'],
    ] as const) {
      const made = readFileSync(await atDesk(page, button));
      expect(made.equals(readFileSync(byCommand(place))), place).toBe(true);
    }
    expect(faults).toEqual([]);
  });
});
