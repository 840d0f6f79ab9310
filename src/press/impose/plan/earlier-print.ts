/** What of a game is to be printed for someone who has an earlier print of it. */
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import type { Edition } from '../../../kit/edition.ts';
import { hashData, shortHash } from '../../../kit/hash.ts';
import {
  updateSince,
  type HashOf,
  type Printed,
  type PrintedPart,
  type Version,
} from '../../../kit/print-record.ts';
import type { LanguageId } from '../../../language.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { takeOutSentence } from '../cover/swap.ts';
import { faultWords } from '../../words/press-words.ts';
import type { UpdateWords } from './job.ts';

/** An earlier print of a game. */
export interface Since {
  /** "version 0.1.0", "your earlier sheets". */
  readonly words: string;
  /** For the names of files. */
  readonly name: string;
  /** What was printed, by edition. */
  readonly printed: readonly Printed[];
}

export const sinceVersion = ({ version, printed }: Version): Since => ({
  words: `version ${version}`,
  name: `since-${version}`,
  printed,
});

/** Since what a PDF says that it prints. */
export const sinceSheets = (printed: Printed): Since => ({
  words: 'your earlier sheets',
  name: `since-${shortHash(hashData(printed))}`,
  printed: [printed],
});

/** The version that someone names, with or without its v. */
export const versionNamed = (versions: readonly Version[], given: string): Version | undefined =>
  versions.find(({ version }) => version === given.trim().replace(/^v/, ''));

/** Why there is no update to print. */
export type SinceFault =
  /** The earlier print was of other editions, these. */
  | { readonly kind: 'edition'; readonly since: string; readonly editions: readonly Edition[] }
  /** What was printed is as it should be, but for what is to be taken out. */
  | { readonly kind: 'nothing'; readonly since: string; readonly out: UpdateWords['out'] };

/** A part of the box that is printed, and what its first page says. */
export interface DrawnUpdate {
  readonly drawn: DrawnKit;
  readonly update: UpdateWords;
}

/** What of a drawn kit is to be printed since then, of the parts that are chosen, and what is to be taken out. */
export function updateOf(
  drawn: DrawnKit,
  since: Since,
  isChosen: (part: PrintedPart) => boolean,
  hashOf: HashOf,
): Result<DrawnUpdate, SinceFault> {
  const before = since.printed.find(({ edition }) => edition === drawn.edition);
  if (!before) {
    const editions = since.printed.map(({ edition }) => edition);
    return failed({ kind: 'edition', since: since.words, editions });
  }
  const { drawn: changed, out } = updateSince(drawn, before.parts.filter(isChosen), hashOf);
  const update = { since: since.words, out };
  const { cards, counters, showpieces, sheets, boxes } = changed;
  if (cards.length + counters.length + showpieces.length + sheets.length + boxes.length > 0)
    return ok({ drawn: changed, update });
  return failed({ kind: 'nothing', since: since.words, out });
}

/** "nothing has changed since version 0.1.0."; `edition` says how another one is asked for. */
export function sinceFaultSentence(fault: SinceFault, edition: string, language?: LanguageId): string {
  const { since } = fault;
  const words = faultWords(language).since;
  if (fault.kind === 'edition') return words.editions(since, fault.editions, edition);
  const takeOut = takeOutSentence(fault, language);
  return takeOut === undefined ? words.nothing(since) : words.onlyOut(since, takeOut);
}
