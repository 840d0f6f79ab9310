/** Another game, on another host: the made-up game gets its pages from its own folders and one line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../scripts/site/host.ts';
import { filesOf } from '../../src/site/build/dist.ts';
import { BASE } from '../shared/made-up-site.ts';
import { madeUpSite } from '../shared/fixtures.ts';

let folder: string;
beforeAll(async () => {
  folder = await madeUpSite();
});
const page = (path: string): string => readFileSync(join(folder, path, 'index.html'), 'utf8');

describe('a small game on the shelf', () => {
  it('is offered on the shelf, with what can be done with it', () => {
    const home = page('');
    expect(home).toContain('Stepping Stones');
    for (const way of ['', 'learn/', 'play/', 'can-i/'])
      expect(home).toContain(`href="/kit/stepping-stones/${way}"`);
  });

  it('has its rules, its ruling and its examples with the referee’s answers', () => {
    expect(page('stepping-stones/rules')).toContain('id="S2"');
    expect(page('stepping-stones/rulings')).toContain('a hop beyond it ends on it.');
    expect(page('stepping-stones/examples/hops')).toMatch(/hop 2[^]*Not allowed[^]*hop 1 or less/i);
  });

  it('ships no script but what folds them, where its rules show no example', () => {
    const scriptsOf = (path: string) =>
      [...page(path).matchAll(/<script\b[^>]*>[^<]*/g)].map(([script]) => script);
    const everywhere = scriptsOf('search').filter((script) => scriptsOf('').includes(script));
    expect(everywhere[0]).toBe('<script src="/kit/theme.js">');
    const own = scriptsOf('stepping-stones/rules').filter((script) => !everywhere.includes(script));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/fold|rules/);
  });

  it('can be taken home as it is printed', () => {
    expect(page('stepping-stones')).toContain(
      'href="/kit/stepping-stones/sheets/stepping-stones-a4-duplex-colour.pdf"',
    );
    expect(existsSync(join(folder, 'stepping-stones/sheets/stepping-stones-a4-duplex-colour.pdf'))).toBe(
      true,
    );
  });

  it('shows its own faces', () => {
    expect(page('stepping-stones')).toContain('src="/kit/stepping-stones/faces/colour/256/hop-1.webp"');
  });
});

describe('a game in a second language', () => {
  it('has its pages under an address of their own, in the words of that language', () => {
    expect(page('nl')).toContain('Stapstenen');
    expect(page('nl/stepping-stones/rules')).toMatch(/<html lang="nl" class="hyphenates"/);
    expect(page('nl/stepping-stones/rules')).toContain('De kikker die als eerste op de laatste steen zit');
    expect(page('nl/stepping-stones/rulings')).toContain('Het register van uitspraken');
    expect(page('stepping-stones/rules')).toMatch(/<html lang="en"/);
  });

  it('has a page for a game that is in another language, which says so and leads there', () => {
    const frame = page('drie-veren');
    expect(frame).toMatch(/<html lang="en"/);
    expect(frame).toContain('The rules, cards and lessons of this game are in Dutch');
    expect(frame).toContain('<h1 lang="nl">Drie Veren</h1>');
    expect(frame).toMatch(/href="\/kit\/nl\/drie-veren\/rules\/" hreflang="nl"/);
    expect(page('')).toContain('href="/kit/drie-veren/"');
    expect(page('nl/drie-veren')).toMatch(
      /<a class="language" lang="en" hreflang="en" href="\/kit\/drie-veren\/"/,
    );
  });

  it('is answered by the same referee', () => {
    const examples = page('nl/stepping-stones/examples/sprongen');
    expect(examples).toMatch(/spring 2[^]*Niet toegestaan[^]*hoogstens 1 steen ver/i);
    expect(page('nl/stepping-stones/questions/springen')).toContain('Het regelboek zwijgt: wij zeggen nee.');
  });

  it('says of each page where it stands in the other language', () => {
    const [english, dutch] = ['', 'nl/'].map(
      (folder) => `https://games.example/kit/${folder}stepping-stones`,
    );
    for (const path of ['stepping-stones/rules', 'nl/stepping-stones/rules']) {
      expect(page(path)).toContain(`<link rel="alternate" hreflang="en" href="${english}/rules/">`);
      expect(page(path)).toContain(`<link rel="alternate" hreflang="nl" href="${dutch}/rules/">`);
    }
    // A theme is called otherwise there: its contents are the same.
    expect(page('stepping-stones/examples/hops')).toContain('href="/kit/nl/stepping-stones/examples/"');
  });

  it('is printed and told in it', () => {
    const sheets = join(folder, 'nl/stepping-stones/sheets');
    expect(readFileSync(join(sheets, 'stepping-stones-text.txt'), 'utf8')).toContain(
      'STAPSTENEN: DE HELE DOOS IN WOORDEN',
    );
    expect(existsSync(join(sheets, 'stepping-stones-a4-duplex-colour.pdf'))).toBe(true);
    const whole = [join(sheets, 'stepping-stones-text.html'), join(folder, 'nl/stepping-stones/pocket.html')];
    for (const file of whole) expect(readFileSync(file, 'utf8')).toContain('<html lang="nl">');
  });

  it('says nothing in English on its pages', () => {
    const told = filesOf(join(folder, 'nl'))
      .filter((file) => file.endsWith('index.html'))
      .map((file) =>
        readFileSync(join(folder, 'nl', file), 'utf8').replaceAll(/<(script|style)[^]*?<\/\1>/g, ''),
      );
    const words = told.flatMap((html) => html.match(/>[^<]*\b(the|with|your|rules of|what)\b[^<]*</gi) ?? []);
    expect([...new Set(words)]).toEqual([]);
  });
});

describe('a site under a sub-path', () => {
  it('leads from its home to every page, and loads nothing that its host does not have', async () => {
    const { address, server } = await openHost({ folder, base: BASE });
    const seen = new Set<string>();
    const lost: string[] = [];
    const ahead = [address];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const response = await fetch(next);
      if (response.status !== 200 || response.redirected) lost.push(next);
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      for (const [, to = ''] of (await response.text()).matchAll(/\s(?:href|src)="([^"]+)"/g)) {
        const { origin, pathname } = new URL(to, next);
        if (origin === new URL(address).origin) ahead.push(origin + pathname);
      }
    }
    server.close();
    expect(lost).toEqual([]);
    expect([...seen].filter((each) => each.endsWith('/')).length).toBeGreaterThan(5);
  });

  it('stays under it, and says its public address', () => {
    expect(page('')).toContain('<link rel="canonical" href="https://games.example/kit/"');
    expect(page('stepping-stones/rules')).toContain('action="/kit/search/"');
    expect(page('search')).toContain('/kit/stepping-stones/search.json');
    expect(page('stepping-stones')).toContain(
      'property="og:image" content="https://games.example/kit/stepping-stones/preview/box.jpg"',
    );
  });

  it('lists every page for those who search, but those that stand in for another', () => {
    const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
    expect(text('robots.txt')).toContain('Sitemap: https://games.example/kit/sitemap-index.xml');
    expect(text('robots.txt')).toContain('Sitemap: https://games.example/kit/nl/sitemap-index.xml');
    const listed = (file: string): readonly string[] =>
      [...text(file).matchAll(/<loc>https:\/\/games\.example\/kit\/([^<]*)<\/loc>/g)].map(
        ([, path = '']) => path,
      );
    const pages = filesOf(folder)
      .filter((file) => /(^|\/)index\.html$/.test(file) && !/(^|\/)offline\//.test(file))
      .map((file) => file.replace(/index\.html$/, ''));
    const maps = ['sitemap-index.xml', 'nl/sitemap-index.xml'].flatMap(listed);
    expect(maps.flatMap(listed).toSorted()).toEqual(pages.toSorted());
  });
});
