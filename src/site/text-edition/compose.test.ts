import { createHash } from 'node:crypto';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { describe, expect, it } from 'vitest';
import { drawKit } from '../../kit/drawn-kit.ts';
import { rulesOf } from '../../../scripts/make/find-rules-text.ts';
import { openShelf } from '../../../scripts/cli/shelves.ts';
import { openDesk } from '../game-bundle.ts';
import { defineGame } from '../../maker/define-game.ts';
import { loadFonts } from '../package-fonts.ts';
import { figuresOf } from '../plots/figures.ts';
import { SHELF } from '../shelf.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import { textEdition } from './compose-text.ts';
import type { Writing } from './text-model.ts';

const composed = new Map<ShelfGame, Promise<Writing>>();

/** A game's text edition, cached. */
function editionOf(game: ShelfGame): Promise<Writing> {
  const known = composed.get(game) ?? editionAnew(game);
  composed.set(game, known);
  return known;
}

async function editionAnew(game: ShelfGame, readable = true): Promise<Writing> {
  const kit = await game.kit();
  const desk = readable ? await openDesk(game) : null;
  const plays = (await game.plays?.()) ?? null;
  const drawn = drawKit(kit, 'colour', loadFonts(kit));
  if (!drawn.ok) throw new Error('the kit cannot be set');
  return textEdition({ kit, drawn: drawn.value, desk, rules: desk ? rulesOf(desk, game) : [], plays });
}

/** Joins wrapped lines. */
const unbroken = (text: string): string => text.replaceAll(/\s+/g, ' ');

const times = (text: string, part: string): number => text.split(part).length - 1;

const copies = (parts: readonly { readonly count: number }[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

const MADE_UP = await openShelf('tests/made-up/shelf.ts');

/** The source note behind a sentence. */
const MARK = / \([a-z ]+\)$/;

describe.each([...SHELF, ...MADE_UP])('$id in words', (game) => {
  it('tells every card, piece and sheet once, with how many there are', async () => {
    const { box } = await game.kit();
    const html = asHtml(await editionOf(game));
    const text = asText(await editionOf(game));
    for (const deck of box.decks) {
      const cards = box.cards.filter((card) => card.deck === deck.id);
      const line = `${deck.name}: ${copies(cards)} card${copies(cards) === 1 ? '' : 's'}`;
      expect(times(html, `<h3 id="deck-${deck.id}">${line}</h3>`)).toBe(1);
      expect(text).toContain(`\n\n${line.toUpperCase()}\n`);
      for (const name of new Set(cards.map((card) => card.name))) {
        const count = copies(cards.filter((card) => card.name === name));
        const heading = count === 1 ? name : `${name}, ${count} cards`;
        expect(html.match(new RegExp(`<h4 id="card-[^"]*">${heading}</h4>`, 'g'))).toHaveLength(1);
        expect(times(text, `\n\n\n${heading}\n\n`)).toBe(1);
      }
    }
    for (const { id, name, count } of box.pieces) {
      const heading = `${name}, ${count} piece${count === 1 ? '' : 's'}`;
      expect(times(html, `<h4 id="piece-${id}">${heading}</h4>`)).toBe(1);
      expect(times(text, `\n\n\n${heading}\n\n`)).toBe(1);
    }
    for (const { name, count } of box.sheets ?? [])
      expect([name, times(text, `\n\n\n${count === 1 ? name : `${name}, ${count} copies`}\n\n`)]).toEqual([
        name,
        1,
      ]);
  });

  it('tells a back once a deck, and of cards with two faces both', async () => {
    const { box } = await game.kit();
    const text = unbroken(asText(await editionOf(game)));
    const twoFaced = new Set(box.cards.filter((card) => card.twoFaced).map(({ deck }) => deck));
    expect(times(text, 'Their back ')).toBe(box.decks.length - twoFaced.size);
    const names = new Set(box.cards.filter((card) => card.twoFaced).map(({ name }) => name));
    expect(times(text.split('PIECES')[0] ?? '', 'Its other side shows:')).toBe(names.size);
  });

  it('runs nothing and asks for nothing, and is styled all the same', async () => {
    const html = asHtml(await editionOf(game));
    const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html) ?? [];
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/<script|style="/);
  });

  it('has every sentence of the rules once, under its number', async () => {
    const { statements = {} } = (await game.book?.()) ?? {};
    const html = asHtml(await editionOf(game));
    const [, rules = ''] = asText(await editionOf(game)).split('PART 3: THE RULES');
    const paragraphs = rules.split(/\n\n+/).map((each) => unbroken(each).trim());
    for (const [id, { text }] of Object.entries(statements)) {
      expect(times(html, `<p id="${id}"><b>${id}</b>: ${text}`)).toBe(1);
      const those = paragraphs.filter((each) => each.replace(MARK, '') === `${id}: ${text}`);
      // An example that depends on a ruling quotes the sentence again, without its source note.
      const marked = those.filter((each) => MARK.test(each));
      expect(marked.length > 0 ? marked : those).toHaveLength(1);
    }
    expect(Object.keys(statements).length).toBeGreaterThan(1);
  });

  it('has every ruling once, with both readings and the reason', async () => {
    const { rulings = {} } = (await game.book?.()) ?? {};
    const html = unbroken(asHtml(await editionOf(game)));
    const text = unbroken(asText(await editionOf(game)));
    for (const { question, other, from } of Object.values(rulings))
      for (const each of [html, text]) {
        expect(times(each, question)).toBe(1);
        expect(times(each, `The other reading: ${other}`)).toBe(1);
        expect(times(each, `Why: ${from}`)).toBe(1);
      }
  });

  it('tells every figure of how it plays, with the rules and the commands they were got by', async () => {
    const plays = await game.plays?.();
    const text = unbroken(asText(await editionOf(game)));
    expect(text.includes('HOW IT PLAYS')).toBe(plays !== undefined);
    if (plays === undefined) return;
    expect(text).toContain(`rules of version ${plays.rules}.`);
    for (const { plots, commands } of plays.parts) {
      for (const command of commands) expect(text).toContain(command);
      for (const plot of plots)
        for (const { name, at, from, to } of figuresOf(plot))
          expect(text).toContain(`${name}: ${at}, from ${from} to ${to}`);
    }
  });

  it('leads from every number to its sentence', async () => {
    const html = asHtml(await editionOf(game));
    const places = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(places).size).toBe(places.length);
    const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(places).toContain(link);
  });

  it('asks for nothing else, and shows no script and no picture', async () => {
    expect(asHtml(await editionOf(game))).not.toMatch(
      /<(script|img|iframe|svg)|url\(|https?:| (href|src)="[^#d]/,
    );
  });

  it('has lines of 72 characters at most, and no markup', async () => {
    const text = asText(await editionOf(game));
    expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(72);
    expect(text).not.toMatch(/[<>*_`#]|\t|\n\n\n\n\n/);
  });
});

it('a game without rules to read has its box told all the same', async () => {
  const [game] = MADE_UP;
  if (!game) throw new Error('the shelf is empty');
  const text = asText(await editionAnew(game, false));
  expect(text).toContain('Part 2: What is in the box');
  expect(text).toContain('Hop 1, 4 cards\n\nIt shows');
  expect(text).not.toContain('Part 3: The rules');
});

it('cards that do the same are told once', async () => {
  const [tank] = SHELF;
  if (!tank) throw new Error('the shelf is empty');
  const text = unbroken(asText(await editionOf(tank)));
  expect(text).toContain(
    'Red home base It shows: +1; in defence; start card. What it does: S4: Three soldiers begin',
  );
  expect(text).toContain(
    'Gray home base It shows: +1; in defence; start card. It does the same as: Red home base.',
  );
});

it('an example is told field by field and move by move', async () => {
  const [tank] = SHELF;
  if (!tank) throw new Error('the shelf is empty');
  const text = unbroken(asText(await editionOf(tank)));
  expect(text).toContain(
    '1. red’s action has 3 points (C3); it costs 2 points, and none are left (C3a); red plays a 1, for 1 point more (C3b): move 2+1. 2. ',
  );
  expect(text).toContain(
    'Tried: Lay it on e2, the right way up. Not allowed. G4: A new card touches at least two cards along an edge. A card has to',
  );
});

it('says nothing of a game before its cards where its maker said nothing', async () => {
  const { lead } = await editionAnew(defineGame({ id: 'ships', title: 'Ships', cards: [{ name: 'Barge' }] }));
  expect(lead).toEqual(['Every card and every piece, for players who listen or feel instead of looking.']);
});
