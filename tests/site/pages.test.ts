/** The pages as they are built: run `npm run build` before. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOOK } from '../../content/victory-tank/book.ts';
import { sizeText } from '../../scripts/cli/run-report.ts';
import { rulesTextOf } from '../../scripts/make/find-rules-text.ts';
import { examplesIn, slugOf } from '../../src/book/book.ts';
import { filesOf, textsOf } from '../../src/site/build/dist.ts';
import { linkFaults } from '../../src/site/build/check-links.ts';
import type { SearchBook } from '../../src/site/search/search-record.ts';
import { DIST } from '../browser/site.ts';

const files = filesOf(DIST);
const pages = textsOf(
  DIST,
  // The pocket edition and what is taken home are files of their own kind, which need nothing of the site.
  files.filter((file) => file.endsWith('.html') && !/\/pocket\.html$|\/sheets\//.test(file)),
);
const page = (name: string): string =>
  pages.get(`victory-tank/${name === '' ? '' : `${name}/`}index.html`) ?? '';
const idsIn = (html: string, kind: string): string[] =>
  [...html.matchAll(new RegExp(`class="${kind}" id="([^"]+)"`, 'g'))].map(([, id = '']) => id);

/** HTML as it reads. */
const text = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** The language of a page, by where it stands. */
const languageOf = (path: string): string => (path.startsWith('nl/') ? 'nl' : 'en');

describe('the head of a page', () => {
  it('leads to what can be printed, learned, played and settled, and says which page this is', () => {
    const [nav = ''] = /<nav class="game"[^]*?<\/nav>/.exec(page('rules')) ?? [];
    const lists = [...nav.matchAll(/<p id="to-(\w+)"[^]*?<\/ul>/g)];
    const under = new Map(lists.map(([list, deed]) => [deed, list]));
    expect([...under.keys()]).toEqual(['print', 'learn', 'play', 'settle']);
    expect(under.get('print')).toContain('href="/victory-tank/"');
    expect(under.get('learn')).toContain('href="/victory-tank/rules/"');
    expect(under.get('settle')).toContain('href="/victory-tank/rulings/"');
    expect(nav.match(/aria-current="page"/g)).toHaveLength(1);
  });
});

describe('the rules page', () => {
  const html = page('rules');

  it('has every sentence of the rules once, under its number', () => {
    expect(idsIn(html, 'rule').sort()).toEqual(Object.keys(BOOK.statements).sort());
  });

  it('has the anchors that readers of its text are told', () => {
    const slugs = rulesTextOf({ id: 'victory-tank' }).flatMap((block) =>
      block.kind === 'heading' ? [block.slug] : [],
    );
    for (const slug of slugs) expect(html).toContain(` id="${slug}"`);
  });

  it('says each as it is written, and nowhere else', () => {
    const sentences = html.split('class="rule"').slice(1);
    for (const [id, { text: sentence }] of Object.entries(BOOK.statements)) {
      const own = sentences.find((part) => part.startsWith(` id="${id}"`)) ?? '';
      expect(text(own)).toContain(sentence);
    }
  });

  it('runs the choice of light, the menu of its head, the steps of its examples, the search, its folding on a phone, and with the keeping for later where addresses, saved files and the focus lead, in 9.9 kB', () => {
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)].map(([, tag = '', code = '']) => {
      const [, file] = / src="\/([^"]+)"/.exec(tag) ?? [];
      return file === undefined ? code : readFileSync(join(DIST, file), 'utf8');
    });
    expect(scripts).toHaveLength(6);
    expect(scripts.join('').length).toBeLessThan(9900);
  });
});

describe('the printed kit', () => {
  const folder = join(DIST, 'victory-tank/sheets');
  const offered = [...page('').matchAll(/href="\/victory-tank\/sheets\/([^"]+)" download/g)].map(
    ([, file = '']) => file,
  );

  it('can be taken home for either paper, for any printer, in either edition, with models', () => {
    expect(offered[0]).toBe('take-home/victory-tank-a4-duplex-colour-everything.pdf');
    const names = new Set(offered);
    for (const paper of ['a4', 'letter'])
      for (const edition of ['colour', 'low-ink'])
        for (const file of [`duplex-${edition}`, `fold-${edition}`, `${edition}-showpieces`])
          expect(names).toContain(`victory-tank-${paper}-${file}.pdf`);
  });

  it('brings the rules as a booklet for either paper, for any printer, in either edition, and page by page', () => {
    for (const paper of ['a4', 'letter'])
      for (const edition of ['colour', 'low-ink'])
        for (const form of ['booklet', 'booklet-one-side', 'pages'])
          expect(offered).toContain(`victory-tank-rules-${paper}-${form}-${edition}.pdf`);
  });

  it('is what its sums say, and is as large as the page says', () => {
    const sums = new Map(
      readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('  ').toReversed() as [string, string]),
    );
    for (const file of new Set(offered)) {
      const content = readFileSync(join(folder, file));
      expect([file, sums.get(file)]).toEqual([file, createHash('sha256').update(content).digest('hex')]);
      if (file.endsWith('.txt')) continue;
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
      expect(page('')).toContain(sizeText(content.length));
    }
  });
});

describe('the register of rulings', () => {
  it('has every ruling with both readings', () => {
    const html = page('rulings');
    expect(idsIn(html, 'ruling').sort()).toEqual(Object.keys(BOOK.rulings).sort());
    for (const { other } of Object.values(BOOK.rulings)) expect(text(html)).toContain(other);
  });
});

describe('the examples', () => {
  it('are all there, each with what the referee says', () => {
    const html = Object.keys(BOOK.examples)
      .map((theme) => page(`examples/${slugOf(theme)}`))
      .join('');
    expect(idsIn(html, 'case')).toEqual(examplesIn(BOOK).map(({ id }) => id));
    const cases = html.split('class="case"').slice(1);
    // Of a course the moves and what comes of them are the answer; a set-up is answered by its table.
    const answered = /class="(?:finding|steps|table)/;
    expect(cases.filter((part) => !answered.test(part))).toEqual([]);
  });
});

describe('every page', () => {
  const base = '/';

  it('links to what is there', () => {
    expect(pages.size).toBeGreaterThan(5);
    expect(linkFaults({ pages, files, base })).toEqual([]);
  });

  it('keeps a policy that runs and asks for nothing from elsewhere', () => {
    for (const [name, html] of pages) {
      const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect([name, policy]).toEqual([name, expect.stringContaining("default-src 'self'")]);
      expect([name, policy]).toEqual([name, expect.not.stringMatching(/'unsafe-(inline|eval)'|https?:|\*/)]);
    }
  });

  it('takes its styles and letters from the site itself', () => {
    const styles = textsOf(
      DIST,
      files.filter((file) => file.endsWith('.css')),
    );
    expect([...styles].filter(([, css]) => /url\(["']?https?:|@import/.test(css))).toEqual([]);
  });

  it('has a language, a title of its own and a head line', () => {
    // A name may be the same in two languages, and not twice in one.
    const titles = [...pages].map(
      ([path, html]) => `${languageOf(path)} ${/<title>([^<]+)/.exec(html)?.[1] ?? ''}`,
    );
    expect(new Set(titles).size).toBe(pages.size);
    for (const [path, html] of pages) {
      expect(html, path).toContain(`<html lang="${languageOf(path)}"`);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
    }
  });
});

it('finds nothing that is not on its page', () => {
  const { records } = JSON.parse(readFileSync(join(DIST, 'victory-tank/search.json'), 'utf8')) as SearchBook;
  expect(records.length).toBeGreaterThan(500);
  for (const { address } of records) {
    const [path = '', place] = address.split('#');
    const html = readFileSync(join(DIST, path, 'index.html'), 'utf8');
    // What is asked of any game leads to a whole page.
    if (place !== undefined) expect(html, address).toContain(`id="${place.split('&')[0] ?? ''}"`);
  }
});
