/** The site in a second language, in a browser: everything shown, read aloud, played and answered is Dutch. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../src/site/build/dist.ts';
import { kindsIn } from '../../src/site/build/page-kinds.ts';
import { AGAIN, ofToday, shareOfToday } from '../lot.ts';
import { away, drawer, sit } from './sandbox-page.ts';
import { axeFaults, openMadeUp, openPage, type BuiltSite } from './site.ts';
import { clickAll, countTouches, touched } from './touch.ts';

let site: BuiltSite;
let dutch: string;
beforeAll(async () => {
  site = await openMadeUp();
  dutch = `${site.address}nl/`;
});

/** Words that occur in no Dutch sentence. */
const ENGLISH = /\b(?:the|your|with|this|what|which|not|and|you|from|rules|loading|could)\b/i;

/** A page's text, and what is read aloud without being on it as text. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const aloud = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
      // The link to another language is in that language.
      .filter((element) => element.closest('[lang="en"]') === null)
      .flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      );
    const words = [document.title, ...document.body.innerText.split('\n'), ...aloud].filter(Boolean);
    // A print service's name is the same in every language.
    return words.filter((said) => said !== 'The Game Crafter');
  });

const awake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('astro-island[ssr][client="load"]') === null);

/** What a translation may change: names and their language. Everything else is tested in `kinds.test.ts`. */
const OF_WORDS = [
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'label-content-name-mismatch',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'summary-name',
  'image-alt',
  'svg-img-alt',
  'input-button-name',
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
];

it(`says nothing in English on any kind of page, read or read aloud, and is for everybody (${AGAIN})`, async () => {
  const kinds = kindsIn(filesOf(join(site.folder, 'nl')), ['stepping-stones', 'drie-veren']);
  expect(kinds.size).toBeGreaterThan(10);
  const { page, faults } = await openPage(site.browser, dutch);
  for (const path of shareOfToday('kinds in Dutch', [...kinds.values()], 2)) {
    await page.goto(dutch + path);
    await awake(page);
    const english = (await wordsOn(page)).filter((words) => ENGLISH.test(words));
    const { lang, hyphens } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      hyphens: getComputedStyle(document.querySelector('main p') ?? document.body).hyphens,
    }));
    expect({ path, lang, hyphens, english, broken: await axeFaults(page, OF_WORDS), faults }).toEqual({
      path,
      lang: 'nl',
      hyphens: 'auto',
      english: [],
      broken: [],
      faults: [],
    });
  }
});

it('leads from each page to the same in the other language, and back', async () => {
  const { page } = await openPage(site.browser, `${site.address}stepping-stones/rules/`);
  const others = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
        ({ hreflang, href }) => [hreflang, new URL(href).pathname] as const,
      ),
    );
  const both = [
    ['en', '/kit/stepping-stones/rules/'],
    ['nl', '/kit/nl/stepping-stones/rules/'],
  ];
  expect((await others()).toSorted()).toEqual(both);
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await page.getByRole('heading', { level: 1, name: /Stapstenen/ }).waitFor();
  expect((await others()).toSorted()).toEqual(both);
  await expect
    .poll(() => page.getByRole('navigation').allInnerTexts())
    .toContainEqual(expect.stringContaining('Leren'));
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: /Stepping Stones/ }).waitFor();
});

describe('Stapstenen', () => {
  it('is played to its end, and the board is read aloud', async () => {
    const { page, faults } = await openPage(site.browser, `${dutch}stepping-stones/play/`);
    const touches = page.locator('[data-touch]');
    await sit(page);
    await expect.poll(() => page.getByLabel(/^Het bord van Stapstenen/).count()).toBe(1);
    await expect
      .poll(() => page.locator('[data-place="bank"]').getAttribute('aria-label'))
      .toBe('de oever, de groene kikker, de bruine kikker');
    await clickAll(touches);
    await expect.poll(() => page.locator('.play-status').innerText()).toBe('Het spel is afgelopen.');
    expect(faults).toEqual([]);
  });

  it('says in Dutch, and in Dutch quotes, what is wrong with a move and with a file', async () => {
    const { page } = await openPage(site.browser, `${dutch}stepping-stones/play/`);
    await sit(page);
    await page.getByLabel(/^Met scheidsrechter/).check();
    await page.getByLabel('Een zet in notatie').fill('huppel');
    await page.getByRole('button', { name: 'Probeer het' }).click();
    await page.getByText('‘huppel’: schrijf het als ‘hop 2’').waitFor();
    await drawer(page);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: 'spel.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"game":"stepping-stones","rules":"1","seed":"een","moves":["hop 9"]}'),
      });
    await page.getByText(/zet 1/i).waitFor();
  });

  it('has its question answered by the referee', async () => {
    const { page } = await openPage(site.browser, `${dutch}stepping-stones/can-i/`);
    await page.getByRole('link', { name: 'Verder springen' }).click();
    await page.getByRole('button', { name: 'Spring 2' }).click();
    await expect.poll(() => page.locator('.verdict').innerText()).toBe('Nee.');
  });
});

describe('Drie Veren, a game that is in Dutch alone', () => {
  it('stands on the Dutch shelf; on the English one it leads there, and says so', async () => {
    const { page } = await openPage(site.browser, dutch);
    await page.getByRole('heading', { name: 'Drie Veren', exact: true }).waitFor();
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Drie Veren', exact: true }).click();
    await page.getByText('The rules, cards and lessons of this game are in Dutch').waitFor();
    const link = page.locator('main').getByRole('link', { name: 'The box' });
    expect(await link.getAttribute('hreflang')).toBe('nl');
    expect(await link.getAttribute('href')).toBe('/kit/nl/drie-veren/');
    expect(await axeFaults(page)).toEqual([]);
  });

  /** Positions of Drie Veren, a game without a board. */
  const TABLES = [
    {
      says: 'is played by three without a board, with dice that the device rolls',
      play: async () => {
        const { page, faults } = await openPage(site.browser, `${dutch}drie-veren/play/`);
        const touches = page.locator('[data-touch]');
        await sit(page);
        await expect.poll(() => page.locator('.board-frame').count()).toBe(0);
        await expect.poll(() => page.locator('.play-status').innerText()).toContain('Noord');
        // Seats differ by shape as well as by ink.
        const shapes = await page
          .locator('.seat-name path')
          .evaluateAll((all) => all.map((d) => d.outerHTML));
        expect(new Set(shapes).size).toBe(3);
        expect(await axeFaults(page)).toEqual([]);
        await clickAll(touches);
        await expect.poll(() => page.locator('.play-status').innerText()).toBe('Het spel is uit.');
        expect(faults).toEqual([]);
      },
    },
    {
      says: 'is played with the opponent at one of three seats, who answers out of turn, to its end',
      play: async () => {
        const { page, faults } = await openPage(site.browser, `${dutch}drie-veren/play/`);
        await sit(page);
        await drawer(page);
        await page.getByLabel(/^Tegenstander/).selectOption('De computer speelt zuid');
        await page.getByLabel('Hoe goed de computer speelt').selectOption({ index: 0 });
        await page.getByLabel(/^Laat stukken bewegen/).uncheck();
        await away(page);
        // Takes the device when it is handed over, touches what comes first, and waits while the opponent thinks.
        const mine = page.locator('[data-here], [data-touch]');
        const isOver = page.locator('.play-status', { hasText: /^Het spel is uit\.$/ });
        const count = countTouches(300);
        for (;;) {
          await mine.or(isOver).first().waitFor();
          if ((await isOver.count()) > 0) break;
          count('what comes first', await touched(mine.first()));
        }
        const moves = await page.locator('.past li').allInnerTexts();
        expect(moves.filter((move) => /^Zuid (?:vaart|blijft)/.test(move))).not.toEqual([]);
        expect(moves.filter((move) => /^Zuid laat/.test(move))).not.toEqual([]);
        expect(faults).toEqual([]);
      },
    },
  ];

  it.each(ofToday('a table of Drie Veren', TABLES))(`$says (${AGAIN})`, ({ play }) => play());

  it('is set up by hand without a board, and says why a position is none', async () => {
    const { page, faults } = await openPage(site.browser, `${dutch}drie-veren/play/`);
    await sit(page);
    await drawer(page);
    await page.getByRole('button', { name: 'Verander deze stand' }).click();
    const hand = page.getByRole('region', { name: 'Hand van noord' });
    await hand.waitFor();
    // One kind may be dealt out already; all cards of two kinds are more than a hand holds.
    for (const name of ['Meer: De kaas', 'Meer: De turf']) {
      const more = hand.getByRole('button', { name });
      for (let cards = 0; cards < 60 && (await more.isEnabled()); cards++) await more.click();
    }
    await page.getByText(/past niet bij elkaar/).waitFor();
    expect(faults).toEqual([]);
  });

  it('is learnt, and answers “Can I?”', async () => {
    const { page, faults } = await openPage(site.browser, `${dutch}drie-veren/learn/overtocht/`);
    await page.locator('[data-touch="kaas"]').click();
    await page.locator('[data-next]').click();
    await page.locator('[data-watch]').waitFor();
    await page.goto(`${dutch}drie-veren/can-i/`);
    await page.getByRole('link', { name: 'Laten waaien' }).click();
    await page.getByRole('button', { name: 'Laten gaan' }).click();
    await expect.poll(() => page.locator('.verdict').innerText()).toBe('Ja.');
    await page.goto(`${dutch}drie-veren/questions/`);
    await page.getByRole('link', { name: 'Mag het twee keer waaien' }).first().click();
    await page.locator('.question:target').getByText('Het regelboek zwijgt: wij zeggen nee.').waitFor();
    expect(faults).toEqual([]);
  });
});
