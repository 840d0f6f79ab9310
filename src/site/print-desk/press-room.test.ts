import { describe, expect, it } from 'vitest';
import { SHELF as CHANGED } from '../../../tests/made-up/revision.ts';
import { steppingStonesKit } from '../../../tests/made-up/cards/stepping-stones/kit.ts';
import type { PaperName } from '../../press/papers.ts';
import { loadFonts } from '../package-fonts.ts';
import { copiesOf, usualChoice, type PrintChoice } from './desk-choice.ts';
import { sinceCopies } from './parts-for-choice.ts';
import type { Planned, Refusal } from './desk-summary.ts';
import { openPressRoom } from './press-room.ts';
import type { Progress } from './steps.ts';

const fonts = loadFonts(steppingStonesKit);
const press = openPressRoom(steppingStonesKit, fonts);
const choose = (rest: Partial<PrintChoice> = {}): PrintChoice => ({ ...usualChoice('nl'), ...rest });

const faultsText = (faults: readonly Refusal[]): string => faults.map(({ sentence }) => sentence).join('\n');

function planned(rest?: Partial<PrintChoice>): Planned {
  const plan = press.plan({ choice: choose(rest) }, 'measured');
  if (!plan.ok) throw new Error(faultsText(plan.faults));
  return plan.value;
}

function refusals(rest: Partial<PrintChoice>): readonly string[] {
  const plan = press.plan({ choice: choose(rest) });
  return plan.ok ? [] : plan.faults.map(({ sentence }) => sentence);
}

describe('the press at the desk', () => {
  it('counts what each choice asks of you', () => {
    const once = planned().facts;
    expect(planned({ copies: { hops: 2, stones: 2 } }).facts.cards).toBe(2 * once.cards);
    expect(planned({ sides: 'fold' }).facts.folds).toBeGreaterThan(0);
    expect(planned({ edition: 'low-ink' }).facts.ink).toBeLessThan(once.ink ?? 0);
    expect(planned({ part: 'models' }).facts).toMatchObject({ cards: 0, counters: 0 });
    expect(planned({ part: 'models' }).printers).toBe(null);
  });

  it('makes tiles of the cards that may be some, and boxes for cards in sleeves', async () => {
    const tiles = steppingStonesKit.box.decks.filter((deck) => deck.tiles).map(({ id }) => id);
    const count = steppingStonesKit.box.cards.filter(({ deck }) => tiles.includes(deck)).length;
    expect(planned({ part: 'tiles' })).toMatchObject({ facts: { cards: count, glued: 0 }, safer: null });
    expect(planned({ part: 'boxes' }).facts.boxes).toBeGreaterThan(0);
    const nameOf = async (rest: Partial<PrintChoice>) => {
      const printed = await press.print({ choice: choose(rest) }, () => undefined);
      return printed.ok ? printed.value.name : faultsText(printed.faults);
    };
    expect(await nameOf({ part: 'tiles' })).toBe('stepping-stones-a4-colour-tiles.pdf');
    expect(await nameOf({ part: 'boxes', sides: 'fold', sleeves: 'thick' })).toBe(
      'stepping-stones-a4-colour-boxes-0.42-mm-thick-sleeves.pdf',
    );
  });

  it('says which pages are enough for a first game, where a deck can wait', () => {
    const { box } = steppingStonesKit;
    const decks = box.decks.map((deck) => (deck.id === 'hops' ? { ...deck, later: true as const } : deck));
    const waiting = openPressRoom({ ...steppingStonesKit, box: { ...box, decks } }, fonts);
    const plan = waiting.plan({ choice: choose() });
    const hops = box.decks.find(({ id }) => id === 'hops')?.name ?? '';
    expect(plan.ok ? plan.value.firstGame : faultsText(plan.faults)).toMatch(
      new RegExp(`^For a first game page.* enough, .* ${hops}.* can wait: page`, 'i'),
    );
    expect(planned().firstGame).toBe(null);
  });

  it('leaves out what is printed 0 times', () => {
    const { facts } = planned({ copies: { hops: 0, pieces: 0 } });
    const stones = steppingStonesKit.box.cards.filter(({ deck }) => deck === 'stones');
    expect([facts.cards, facts.counters]).toEqual([stones.reduce((sum, { count }) => sum + count, 0), 0]);
    expect(copiesOf({ copies: { hops: 0 } }, 'hops')).toBe(0);
  });

  it('shows each page in its true size, and sends the picture of a face once', async () => {
    const fresh = openPressRoom(steppingStonesKit, fonts);
    const show = (paper: PaperName) => {
      const plan = fresh.plan({ choice: choose({ paper }) });
      if (!plan.ok) throw new Error(faultsText(plan.faults));
      return fresh.page(plan.value.first);
    };
    const letter = await show('letter');
    expect(letter.furniture).toMatch(/^<svg [^>]*width="215.9mm" height="279.4mm"/);
    const shown = new Set(letter.placed.map(({ face }) => face));
    expect(shown.size).toBeGreaterThan(0);
    expect(new Set(letter.faces.keys())).toEqual(shown);
    const a4 = await show('a4');
    expect(new Set(a4.placed.map(({ face }) => face))).toEqual(shown);
    expect(a4.faces.size).toBe(0);
  });

  it('gives back what it has laid out before, but for a choice without its ink', async () => {
    const fresh = openPressRoom(steppingStonesKit, fonts);
    const once = fresh.plan({ choice: choose() });
    const weighed = fresh.plan({ choice: choose() }, 'measured');
    expect([once, weighed].map((plan) => plan.ok && plan.value.facts.ink === undefined)).toEqual([
      true,
      false,
    ]);
    fresh.prepare({ choice: choose({ paper: 'letter' }) });
    // A prepared plan does not replace the shown one.
    expect((await fresh.page(2)).furniture).toContain('width="210mm"');
    expect(fresh.plan({ choice: choose() })).toEqual(weighed);
    fresh.plan({ choice: choose({ paper: 'letter' }) });
    expect((await fresh.page(2)).furniture).toContain('width="215.9mm"');
  });

  it('shows the sheets before it has measured their ink', () => {
    const fresh = openPressRoom(steppingStonesKit, fonts);
    const inkOf = (ink: 'known' | 'measured', paper: PaperName = 'a4') => {
      const plan = fresh.plan({ choice: choose({ paper }) }, ink);
      return plan.ok ? plan.value.facts.ink : null;
    };
    expect(inkOf('known')).toBeUndefined();
    expect(inkOf('measured')).toBeGreaterThan(0);
    expect(inkOf('known', 'letter')).toBeGreaterThan(0);
  });

  it('moves backs to meet their fronts, by the numbers of a test sheet', async () => {
    const fresh = openPressRoom(steppingStonesKit, fonts);
    const wanted = { choice: choose({ backs: '5.5,4.5,5.5,4.5', copies: { pieces: 0 } }) };
    const plan = fresh.plan(wanted);
    if (!plan.ok) throw new Error(faultsText(plan.faults));
    const { first, pages, warnings } = plan.value;
    expect(pages[first + 1]?.label).toBe('1 back');
    expect((await fresh.page(first)).moved).toBe(undefined);
    expect((await fresh.page(first + 1)).moved?.map(Math.round)).toEqual([1, 0, 0, 1, 1, 0]);
    expect(warnings.join(' ')).toMatch(/every back is moved 1\.0 mm left.*Their bleed would need 1\.0 mm/);
    const printed = await fresh.print(wanted, () => undefined);
    expect(printed.ok && printed.value.name).toBe(
      'stepping-stones-a4-duplex-corrected-colour-hops-stones.pdf',
    );
    expect(refusals({ backs: '4.5,4.5,12,4.5' })).toEqual(['Number 3 reads from 0 to 8.9; “12” does not.']);
  });

  it('scales every page for a printer that prints too short, and counts fronts alone', async () => {
    const fresh = openPressRoom(steppingStonesKit, fonts);
    const wanted = { choice: choose({ size: '99,98', sides: 'fronts', copies: { pieces: 0 } }) };
    const plan = fresh.plan(wanted);
    if (!plan.ok) throw new Error(faultsText(plan.faults));
    const { pages, warnings, facts } = plan.value;
    for (const index of pages.keys()) {
      const [a, , , d] = (await fresh.page(index)).moved ?? [];
      expect([a, d]).toEqual([expect.closeTo(100 / 99, 6), expect.closeTo(100 / 98, 6)]);
    }
    expect(warnings.join(' ')).toContain('pages are sent at 101.0 and 102.0 %');
    expect(facts.sheets).toBe(pages.length);
    const printed = await fresh.print(wanted, () => undefined);
    expect(printed.ok && printed.value.name).toBe(
      'stepping-stones-a4-fronts-scale-99-98-colour-hops-stones.pdf',
    );
    expect(refusals({ size: '99' })).toEqual([
      'The size of a print is two numbers in per cent, across and along the paper, such as 99.6,100.2; “99” is not.',
    ]);
  });

  it('says in a sentence what cannot be printed', () => {
    expect(refusals({ copies: { hops: 0, stones: 0, pieces: 0 } })).toEqual([
      'There is nothing to print: no component was chosen.',
    ]);
    expect(refusals({ margins: 'wide' })).toEqual([
      'Give one, two or four lengths in mm, such as 4.2 or 5,3, not “wide”.',
    ]);
    expect(refusals({ margins: '140', copies: { stones: 0, pieces: 0 } })).toEqual([
      expect.stringMatching(/^hop-1 stands at best .* mm unprinted: choose another paper\.$/),
    ]);
  });

  it('makes a PDF named as the command line names it, step by step', async () => {
    const heard: Progress[] = [];
    const choice = choose({ sides: 'fold', copies: { hops: 2, pieces: 0 } });
    // A press with nothing cached.
    const fresh = openPressRoom(steppingStonesKit, fonts);
    const printed = await fresh.print({ choice }, (progress) => heard.push(progress));
    if (!printed.ok) throw new Error(faultsText(printed.faults));
    expect(printed.value.name).toBe('stepping-stones-a4-fold-colour-2x-hops-stones.pdf');
    expect(new TextDecoder('latin1').decode(printed.value.bytes.subarray(0, 5))).toBe('%PDF-');
    expect([...new Set(heard.map(({ step }) => step))]).toEqual([
      'planning',
      'loading',
      'painting',
      'joining',
    ]);
    const shares = heard.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    // Progress is reported per card drawn and painted, not only per step.
    expect(new Set(shares).size).toBeGreaterThan(2 * steppingStonesKit.box.cards.length);
    expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
  });
});

describe('for somebody who has printed the game before', () => {
  const open = async () => {
    const [game] = CHANGED;
    const [kit, versions = []] = await Promise.all([game?.kit(), game?.versions?.()]);
    if (!kit) throw new Error('the made-up game has gone');
    const changed = openPressRoom(kit, fonts);
    const since = (version: string, choice: PrintChoice) => {
      const found = versions.find((each) => each.version === version);
      if (!found) throw new Error(`no version ${version}`);
      return { choice, since: sinceCopies(found, choice) };
    };
    return { changed, since };
  };

  it('prints what has changed, and lists what to take out', async () => {
    const { changed, since } = await open();
    const plan = changed.plan(since('1', choose()));
    expect(plan).toMatchObject({
      ok: true,
      value: {
        facts: { cards: 6 },
        update: {
          since: 'version 1',
          comes: [
            ['Hop cards', '4 × Hop 1, Hop 2'],
            ['Stones', 'Stone 5'],
          ],
          goes: [
            ['Hop cards', '4 × Hop 1'],
            ['Stones', 'Stone 3'],
          ],
        },
      },
    });
    const printed = await changed.print(since('1', choose()), () => undefined);
    expect(printed).toMatchObject({ value: { name: 'stepping-stones-a4-duplex-colour-since-1.pdf' } });
  });

  it('goes by as many copies as were printed, and by the groups that are chosen', async () => {
    const { changed, since } = await open();
    const plan = changed.plan(since('1', choose({ copies: { hops: 2, stones: 0 } })));
    expect(plan).toMatchObject({ value: { facts: { cards: 10 } } });
    expect(plan).toMatchObject({ value: { update: { goes: [['Hop cards', '8 × Hop 1']] } } });
  });

  it('says where nothing has changed, and where it was another edition', async () => {
    const { changed, since } = await open();
    expect(changed.plan(since('2', choose()))).toMatchObject({
      faults: [{ kind: 'up-to-date', sentence: 'Stepping Stones: nothing has changed since version 2.' }],
    });
    const { choice, since: both } = since('1', choose({ edition: 'low-ink' }));
    const colour = { ...both, words: 'your earlier sheets', printed: both.printed.slice(0, 1) };
    expect(changed.plan({ choice, since: colour })).toMatchObject({
      faults: [{ kind: 'cannot', sentence: expect.stringContaining('are of the edition colour: choose it') }],
    });
  });
});
