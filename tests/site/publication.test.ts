/** What a built site tells those who pass it on and those who link to it: run `npm run build` before. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../src/site/build/dist.ts';
import { DIST } from '../browser/site.ts';

const files = filesOf(DIST);
const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');

/** Packages that sources which run in browsers import; nothing of a type's is left in a script. */
const imported = (): ReadonlySet<string> => {
  const sources = globSync([
    '{src/{kit,press,referee,games,book},cards,content}/**/*.ts',
    'src/site/**/*.tsx',
  ]);
  // Plain rules are composed while pages are built, and a maker's SVG files are read then.
  const built = ['src/book/plain-rules.ts', 'src/kit/pictures/svg/svg-tree.ts'];
  const code = sources
    .filter((file) => !file.endsWith('.test.ts') && !built.includes(file))
    .map((file) => readFileSync(file, 'utf8'));
  const names = code.flatMap((text) => [
    ...text.matchAll(/^(?:import (?!type)|\} )[^'\n]*from '((?:@[\w-]+\/)?[\w-]+)[/']/gm),
  ]);
  return new Set(names.map(([, name = '']) => name));
};

describe('the licenses of a site', () => {
  const text = read('LICENSES.txt');
  const named = new Set([...text.matchAll(/^={72}\n(\S+) \d/gm)].map(([, name]) => name));

  it('are linked from the foot of its pages', () => {
    expect(read('index.html')).toMatch(/<footer>[^]*href="\/LICENSES\.txt"/);
  });

  it('begin with its own', () => {
    expect(text).toMatch(/^Fieldkit is under/);
    expect(text).toContain('unofficial companion');
  });

  it('name every package whose code is in its scripts, with a text', () => {
    const packages = imported();
    expect(packages.size).toBeGreaterThan(5);
    expect([...packages].filter((name) => !named.has(name))).toEqual([]);
    expect(named).toContain('minisearch');
    expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(packages.size);
  });

  const FURTHER = /^nl\//;
  const textFor = (file: string): string => (FURTHER.test(file) ? read('nl/LICENSES.txt') : text);

  it('name every font file, and the license of each font', () => {
    const fonts = files.filter((file) => /\.woff2?$/.test(file));
    expect(fonts.length).toBeGreaterThan(5);
    // A further language is a site of its own beside the first, with a text of its own.
    expect(fonts.filter((file) => !textFor(file).includes(file.replace(FURTHER, '')))).toEqual([]);
    const families = new Set(fonts.map((file) => basename(file).replace(/-latin-.*/, '')));
    expect([...families].filter((family) => !named.has(`@fontsource/${family}`))).toEqual([]);
    expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(families.size);
  });
});

/** What a page says of itself to who shows a link to it. */
const shown = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...read(page).matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

describe('a link to a page', () => {
  let pictures: ReadonlyMap<string, Buffer>;
  const PAGES = ['', 'victory-tank/', 'victory-tank/learn/', 'victory-tank/questions/'] as const;
  beforeAll(() => {
    pictures = new Map(
      PAGES.map((page) => {
        const file = (shown(`${page}index.html`)['og:image'] ?? '').slice(1);
        return [page, readFileSync(join(DIST, file))];
      }),
    );
  });

  it('is shown with the page’s name, what it is about, and a picture in words, too', () => {
    expect(shown('victory-tank/index.html')).toMatchObject({
      'og:title': 'Victory Tank',
      'og:site_name': 'Fieldkit',
      'og:image:alt': expect.stringContaining('Victory Tank') as unknown,
      'twitter:card': 'summary_large_image',
    });
    expect(shown('victory-tank/index.html')['og:description']).toContain('Renault FT');
  });

  it.each(PAGES)('"%s" has a picture of the right size, light enough to be fetched', async (page) => {
    const picture = pictures.get(page) ?? Buffer.alloc(0);
    expect(picture.length).toBeLessThan(200_000);
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it('has a picture of its own for home, box, lessons and questions', () => {
    expect(new Set([...pictures.values()].map((picture) => picture.toString('base64'))).size).toBe(4);
  });

  it('has a picture whatever page it leads to', () => {
    const pages = files.filter((file) => file.endsWith('index.html'));
    const without = pages.filter((page) => !files.includes((shown(page)['og:image'] ?? '').slice(1)));
    expect(without).toEqual([]);
  });
});

it('machines that search are welcome', () => {
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});
