/** The choices at the print desk, and their text form for storing and sharing. */
import { MOST, shown } from '../../kit/untrusted-input.ts';
import { SLEEVES, type Sleeves } from '../../kit/boxes/card-thickness.ts';
import { BOXES, COUNTERS, countAll, SHEETS, SHOWPIECES, TILES } from '../../kit/component.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../../kit/edition.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Printed } from '../../kit/print-record.ts';
import {
  FLIPS,
  LAYOUTS,
  SIDES,
  type Flip,
  type LayoutName,
  type Sides,
} from '../../press/impose/plan/print-options.ts';
import { HOME_PAPERS, paperOf, type PaperName } from '../../press/papers.ts';
import { PARTS, type PartName } from '../../press/box-parts.ts';

export interface PrintChoice {
  readonly paper: PaperName;
  readonly sides: Sides;
  readonly flip: Flip;
  readonly edition: PrintedEdition;
  readonly layout: LayoutName;
  /** As typed, for `readMargins`; empty for an unknown printer. */
  readonly margins: string;
  /** Readings of the test sheet, for `readReadings`; empty if the backs line up. */
  readonly backs: string;
  /** How long the printer prints, for `readScale`; empty if prints are true. */
  readonly size: string;
  readonly part: PartName;
  /** The sleeves of the cards that go into the boxes. */
  readonly sleeves: Sleeves;
  /** Copies of each group, by its word; default 1. */
  readonly copies: Readonly<Record<string, number>>;
  /** The version already printed: only what has changed since is printed; empty for everything. */
  readonly since: string;
}

/** The copies of a group: 1 unless stated, 0 to leave it out. */
export const copiesOf = ({ copies }: Pick<PrintChoice, 'copies'>, word: string): number => copies[word] ?? 1;

export const MOST_COPIES = 9;

/** Components of a box that are chosen together. */
export interface Group {
  /** Its word for `--only`. */
  readonly word: string;
  readonly names: readonly string[];
  /** Number of components. */
  readonly count: number;
  readonly part: PartName;
}

/** The groups of a kit: its decks, cards available as tiles, counters, paper models, and the boxes. */
export function groupsOf({ box: { decks, cards, pieces, sheets = [] } }: Pick<Kit, 'box'>): readonly Group[] {
  const groups = [...new Set(decks.map(({ group }) => group))].map((word): Group => {
    const members = decks.filter(({ group }) => group === word);
    const held = cards.filter(({ deck }) => members.some(({ id }) => id === deck));
    return { word, names: members.map(({ name }) => name), count: countAll(held), part: 'flat' };
  });
  const mayBeTiles = decks.filter(({ tiles }) => tiles).map(({ id }) => id);
  const tiles = countAll(cards.filter(({ deck }) => mayBeTiles.includes(deck)));
  const count = countAll(pieces);
  const others: readonly Group[] = [
    { word: COUNTERS, names: [], count, part: 'flat' },
    { word: SHEETS, names: sheets.map(({ name }) => name), count: countAll(sheets), part: 'flat' },
    { word: TILES, names: [], count: tiles, part: 'tiles' },
    { word: SHOWPIECES, names: [], count, part: 'models' },
    // The number of boxes depends on what they hold.
    { word: BOXES, names: [], count: 1, part: 'boxes' },
  ];
  return [...groups, ...others.filter((group) => group.count > 0)];
}

/** The choice that prints a PDF's contents again: its edition and groups, with the same copies. */
export function choiceOf(
  { edition, parts }: Printed,
  groups: readonly Group[],
): Pick<PrintChoice, 'part' | 'copies' | 'since'> & Partial<Pick<PrintChoice, 'edition'>> {
  const held = groups.find(({ word }) => parts.some(({ words }) => words.includes(word)));
  const part = held?.part ?? 'flat';
  const offered = groups.filter((group) => group.part === part);
  const often = offered.map(({ word, count }): readonly [string, number] => {
    if (word === BOXES) return [word, 1];
    const had = parts.filter(({ words }) => words.includes(word));
    const copies = Math.round(had.reduce((sum, each) => sum + each.count, 0) / count);
    return [word, had.length === 0 ? 0 : Math.min(MOST_COPIES, Math.max(1, copies))];
  });
  const known = PRINTED_EDITIONS.find((name) => name === edition);
  return {
    part,
    copies: Object.fromEntries(often.filter(([, copies]) => copies !== 1)),
    since: '',
    ...(known && { edition: known }),
  };
}

/** The default choice. */
export const usualChoice = (locale: string): PrintChoice => ({
  paper: paperOf(locale),
  sides: 'duplex',
  flip: 'long',
  edition: 'colour',
  layout: 'auto',
  margins: '',
  backs: '',
  size: '',
  part: 'flat',
  sleeves: 'none',
  copies: {},
  since: '',
});

/** A choice as a URL fragment: "paper=a4&sides=fold&edition=colour". */
export function choiceText(choice: PrintChoice): string {
  const { paper, sides, flip, edition, layout, margins, backs, size, part, sleeves, copies, since } = choice;
  const counted = Object.entries(copies).filter(([, count]) => count !== 1);
  const text = new URLSearchParams({ paper, sides, edition });
  if (flip !== 'long') text.set('flip', flip);
  if (layout !== 'auto') text.set('layout', layout);
  if (margins.trim() !== '') text.set('margins', margins.trim());
  if (backs !== '') text.set('backs', backs);
  if (size !== '') text.set('scale', size);
  if (part !== 'flat') text.set('part', part);
  if (part === 'boxes' && sleeves !== 'none') text.set('sleeves', sleeves);
  if (since !== '') text.set('since', since);
  for (const [word, count] of counted.sort()) text.append('copies', `${count}.${word}`);
  return text.toString();
}

const among = <Name extends string>(names: readonly Name[], text: string | null, usual: Name): Name =>
  names.find((name) => name === text) ?? usual;

/** Longer texts are no margins, readings or version. */
const LONGEST = 40;

/** The copies in a text, of groups that exist. */
function copiesIn(text: URLSearchParams, words: readonly string[]): Record<string, number> {
  const counted = text.getAll('copies').flatMap((each) => {
    const [, digit = '', word = ''] = /^(\d)\.(.+)$/.exec(each) ?? [];
    const count = Number(digit);
    return words.includes(word) && count !== 1 ? [[word, count] as const] : [];
  });
  return Object.fromEntries(counted);
}

export const isChoice = (text: string): boolean => text.length <= MOST.address && /(^|[#&])paper=/.test(text);

/** Parses a choice; whatever cannot be read gets its default. `words` are those of the existing groups. */
export function choiceFrom(text: string, words: readonly string[], usual: PrintChoice): PrintChoice {
  const read = new URLSearchParams(text.replace(/^#/, ''));
  return {
    paper: among(HOME_PAPERS, read.get('paper'), usual.paper),
    sides: among(SIDES, read.get('sides'), usual.sides),
    flip: among(FLIPS, read.get('flip'), usual.flip),
    edition: among(PRINTED_EDITIONS, read.get('edition'), usual.edition),
    layout: among(LAYOUTS, read.get('layout'), usual.layout),
    margins: shown(read.get('margins') ?? usual.margins, LONGEST),
    backs: shown(read.get('backs') ?? usual.backs, LONGEST),
    size: shown(read.get('scale') ?? usual.size, LONGEST),
    part: among(PARTS, read.get('part'), usual.part),
    sleeves: among(SLEEVES, read.get('sleeves'), usual.sleeves),
    copies: copiesIn(read, words),
    since: shown(read.get('since') ?? usual.since, LONGEST),
  };
}
