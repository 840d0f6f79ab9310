/** Links that are broken, far too long or malicious, at every page that reads its URL. Needs `npm run build`. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { profilesText } from '../../src/press/calibrate/profile.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { toText } from '../../src/codec.ts';
import { hashOf } from '../../src/referee/chance/fnv-hash.ts';
import { packRulings } from '../../src/site/link/link-text.ts';
import { AGAIN, shareOfToday } from '../lot.ts';
import { openPage, openSite, type Site } from './site.ts';
import { PLACED, START } from './sandbox-page.ts';

const LINKS = 150;
const SEED = 1918;
/** Not a performance limit, ms: a page that takes longer has hung. */
const HANGS = 300_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Pages that read their URL, and the keys before the `=` each of them opens. */
const PAGES = {
  'play/': ['position', 'view', 'record', 'rulings', 'rules'],
  'rulings/': ['rulings', 'rules'],
  'agree/': ['rulings', 'rules'],
  'can-i/': ['rules'],
  'table/': ['rules'],
  'print/': ['paper'],
  'learn/driving/': ['step'],
  'rules/': ['record'],
  'questions/on-foot/': ['rulings'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const HEAD = { id: victoryTank.id, rules: victoryTank.rules, options: victoryTank.options };
const SET = packRulings(HEAD, ['pass', 'board']);
/** A text with a valid checksum, whatever it contains. */
const sealed = (format: string, body: string): string =>
  format + toText(BigInt(hashOf(format + body) & 0xffffff), 4) + body;

const base64url = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
const packed = fc.string({ unit: base64url, minLength: 1, maxLength: 400 });

/** The text after the `=`. */
const CONTENT: fc.Arbitrary<string> = fc.oneof(
  // Truncated or altered.
  fc.integer({ min: 1, max: SET.length - 1 }).map((length) => SET.slice(0, length)),
  fc.integer({ min: 0, max: SET.length - 1 }).map((at) => `${SET.slice(0, at)}~${SET.slice(at + 1)}`),
  // Malformed percent-encoding and invalid UTF-8.
  fc.constantFrom('%', '%%%', '%E0%A4%A', 'pass%', '%ff%fe', '%00', '%u0041'),
  // Huge.
  fc
    .constantFrom('A', 'pass,', '%', '%41', '[', '&rules=', '=')
    .map((part) => part.repeat(200_000 / part.length)),
  // Of another kind, version or game; with a valid checksum and any content.
  fc.constantFrom(
    packRulings({ ...HEAD, rules: '9' }, []),
    packRulings({ ...HEAD, rules: '\u202e\u0007' }, []),
  ),
  fc.constant(packRulings({ ...HEAD, id: 'another-game' }, [])),
  packed.map((body) => sealed('A', body)),
  packed.map((body) => sealed('Z', body)),
  packed,
  // Control characters, bidi marks, lone surrogates.
  fc
    .constantFrom('\u0000\u001b[31m', '\u202e\u200f\u2066pass', '\u{1f600}\u0301', '\ufeff', '\n\r\t')
    .map(encodeURIComponent),
  // Script, and names from `Object.prototype`.
  fc
    .constantFrom(
      '"><img src=x onerror=alert(1)>',
      '</template><script>alert(1)</script>',
      'javascript:alert(1)',
    )
    .map(encodeURIComponent),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
  // Deeply nested, and numbers out of range.
  fc.constantFrom('%5B'.repeat(5000), '%7B%22a%22:'.repeat(5000)),
  fc.constantFrom('-1', '99999999999999999999', '1e999', 'NaN', '0x10', '-0'),
  // Unknown words.
  fc.constantFrom('flying-tanks', 'pass,flying-tanks', 'a3', 'three'),
);

interface Link {
  readonly path: keyof typeof PAGES;
  readonly end: string;
}

/** A fragment: mostly a known key with a value it cannot have. */
const linkTo = (path: keyof typeof PAGES): fc.Arbitrary<Link> =>
  fc
    .oneof(
      {
        weight: 6,
        arbitrary: fc.tuple(fc.constantFrom<string>(...PAGES[path]), CONTENT).map((parts) => parts.join('=')),
      },
      { weight: 1, arbitrary: CONTENT },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'step-0',
          'step-99999999999',
          'step--1',
          'sc%6frex',
          '#####',
          '?q=tank',
          '&&&',
        ),
      },
    )
    .map((end) => ({ path, end }));

const links: readonly Link[] = fc
  .sample(fc.constantFrom(...(Object.keys(PAGES) as Link['path'][])).chain(linkTo), {
    seed: SEED,
    numRuns: LINKS,
  })
  // Sorted by page, as a link to an open page is read there.
  .toSorted((one, other) => one.path.localeCompare(other.path));

/** The stored data of somebody who has played for a while, some of it from a later version. */
const KEPT: Readonly<Record<string, string>> = {
  'victory-tank/sandbox/record': JSON.stringify({ ...START, moves: PLACED }),
  'victory-tank/sandbox/name': 'Sunday',
  'victory-tank/sandbox/games': JSON.stringify([
    { id: 'one', name: 'Saturday', record: { ...START, moves: PLACED } },
    { id: 'two', name: 'Later', record: { game: 'victory-tank', format: 7 } },
    'strange',
  ]),
  'victory-tank/sandbox/draft': JSON.stringify({ soldiers: { red: { o: 4 } } }),
  'victory-tank/agreed': 'pass,of-tomorrow',
  'victory-tank/table': JSON.stringify({
    rules: '1',
    presses: ['first red'],
    entries: { crew: 2 },
    clock: 9,
  }),
  'victory-tank/lessons': JSON.stringify({ driving: [0, 1], later: { steps: 3 } }),
  'victory-tank/print': 'paper=letter&sides=fold&edition=colour',
  'every-game/printers': profilesText(
    [{ name: 'Attic', paper: 'a4', sides: 'duplex', flip: 'long', readings: [4.5, 4.5, 4.5, 4.5] }],
    ['strange'],
  ),
};

const keptOn = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

interface Seen {
  /** The page's message about its URL. */
  readonly said: string;
  readonly kept: Readonly<Record<string, string>>;
}

/** What the page shows once it is idle; fails if it never is. */
async function answers(page: Page, link: string): Promise<Seen> {
  const hang = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`the page hangs at ${link}`)), HANGS).unref();
  });
  const seen = page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const told = document.querySelectorAll<HTMLElement>(
      '[data-landing], [data-arrived], .arrived > p:first-of-type',
    );
    const said = [...told].map(({ innerText }) => innerText).join(' ');
    return { said: said.trim(), kept: { ...localStorage } as Record<string, string> };
  });
  return Promise.race([seen, hang]);
}

const awake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('astro-island[ssr][client="load"]') === null);

/** The end of a sentence. */
const SENTENCE = /\.( |$)/;

/** The desk takes what it can read of a choice without a message. */
const isToldOf = ({ path, end }: Link): boolean =>
  path !== 'print/' || !/(^|[#&])paper=/.test(end) || end.length > 65_536;

it(`${LINKS} hostile links stop no page and take nothing away, and each is told of in a sentence (${AGAIN})`, async () => {
  const { page, faults } = await openPage(site.browser, site.address, { serviceWorkers: 'block' });
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(`fieldkit/${name}`, text);
  }, KEPT);
  const before = await keptOn(page);
  const unsaid: string[] = [];
  let here = '';
  for (const link of shareOfToday('hostile links', links, 3)) {
    const short = `${link.path}#${link.end.slice(0, 80)}`;
    await page.goto(`${site.address}victory-tank/${link.path}#${link.end}`);
    if (here !== link.path) await awake(page);
    here = link.path;
    let seen = await answers(page, short);
    const look = async () => (seen = await answers(page, short)).said;
    if (isToldOf(link) && !SENTENCE.test(seen.said))
      await expect
        .poll(look)
        .toMatch(SENTENCE)
        .catch(() => unsaid.push(short));
    expect({ ...seen.kept, ...before }, short).toEqual(seen.kept);
    expect(faults, short).toEqual([]);
  }
  expect(unsaid).toEqual([]);
});

/** Versions of the rules that no valid link can have. */
const VERSIONS: readonly (readonly [string, string])[] = [
  ['a later version', '?rules=9'],
  ['a garbled one', '?rules=%'],
  ['marks of direction', '?rules=%E2%80%AE%00'],
  ['5,000 digits', `?rules=${'9'.repeat(5_000)}`],
  ['a script', '?rules=<script>alert(1)</script>'],
];

it('a question whose rules have a version that cannot be says that these are newer', async () => {
  const { page, faults } = await openPage(site.browser, site.address);
  for (const [named, query] of VERSIONS) {
    await page.goto(`${site.address}victory-tank/questions/on-foot/${query}`);
    await page
      .getByText(/^This link was made under version .{1,100} of the rules, which this page/)
      .waitFor();
    expect(faults, named).toEqual([]);
  }
});

it(`what is sought by an address may be anything (${AGAIN})`, async () => {
  const { page, faults } = await openPage(site.browser, site.address);
  const all = ['%', '%E2%80%AE', 'x'.repeat(5_000), '__proto__', encodeURIComponent('"><script>')];
  for (const sought of shareOfToday('sought', all, 2)) {
    await page.goto(`${site.address}search/?q=${sought}`);
    await expect.poll(() => page.locator('main [role=status]').allInnerTexts()).not.toEqual(['']);
    expect(faults, sought).toEqual([]);
  }
});
