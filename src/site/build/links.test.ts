import { describe, expect, it } from 'vitest';
import { linkFaults } from './check-links.ts';

const site = (pages: Readonly<Record<string, string>>, base = '/', ...files: readonly string[]) =>
  linkFaults({ pages: new Map(Object.entries(pages)), files: [...Object.keys(pages), ...files], base });

describe('the links of a built site', () => {
  it('hold where every address is there', () => {
    const home = '<a href="/game/#M1"></a><img src="/a.webp"><a href="#top"></a><p id="top"></p>';
    expect(site({ 'index.html': home, 'game/index.html': '<p id="M1">' }, '/', 'a.webp')).toEqual([]);
  });

  it('name the page that links to a page that is not there', () => {
    expect(site({ 'index.html': '<a href="/lost/">' })).toEqual([
      'index.html links to /lost/, which is not there.',
    ]);
  });

  it('name an anchor without a place', () => {
    expect(site({ 'index.html': '<a href="rules/#M99">', 'rules/index.html': '<p id="M9">' })).toEqual([
      'index.html links to rules/#M99, but rules/index.html has no place "M99".',
    ]);
  });

  it('count every size of a picture', () => {
    expect(site({ 'index.html': '<img srcset="/a.webp 128w, /b.webp 256w">' }, '/', 'a.webp')).toEqual([
      'index.html links to /b.webp, which is not there.',
    ]);
  });

  it('stay under the sub-path a site is built for', () => {
    const pages = { 'index.html': '<a href="/kit/game/"><a href="/game/">', 'game/index.html': '' };
    expect(site(pages, '/kit/')).toEqual(['index.html links to /game/, outside of /kit/.']);
  });

  it('lead elsewhere only where somebody clicks: nothing is loaded from another origin', () => {
    const home = '<a href="https://example.org/"></a><script src="https://example.org/a.js"></script>';
    expect(site({ 'index.html': home })).toEqual([
      'index.html asks another origin for https://example.org/a.js.',
    ]);
  });

  it('find a sentence that stands on a page twice', () => {
    expect(site({ 'index.html': '<p id="M1"></p><p id="M1"></p>' })).toEqual([
      'index.html has two places called "M1".',
    ]);
  });
});
