/** Determines what to print for somebody who has an earlier print. */
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import type { Edition } from '../../../kit/edition.ts';
import { hashData, shortHash } from '../../../kit/content-hash.ts';
import {
  updateSince,
  type HashOf,
  type Printed,
  type PrintedPart,
  type Version,
} from '../../../kit/print-record.ts';
import type { LanguageId } from '../../../language.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { takeOutSentence } from '../first-pages/swap.ts';
import { faultWords } from '../../words/press-words.ts';
import type { UpdateWords } from './sheet-job.ts';

export interface Since {
  /** In words: "version 0.1.0", "your earlier sheets". */
  readonly words: string;
  /** As part of a file name. */
  readonly name: string;
  /** Its print records, by edition. */
  readonly printed: readonly Printed[];
}

export const sinceVersion = ({ version, printed }: Version): Since => ({
  words: `version ${version}`,
  name: `since-${version}`,
  printed,
});

/** An earlier print from the record in its PDF. */
export const sinceSheets = (printed: Printed): Since => ({
  words: 'your earlier sheets',
  name: `since-${shortHash(hashData(printed))}`,
  printed: [printed],
});

/** The version with that number, with or without a leading v. */
export const versionNamed = (versions: readonly Version[], given: string): Version | undefined =>
  versions.find(({ version }) => version === given.trim().replace(/^v/, ''));

/** Why there is no update to print. */
export type SinceFault =
  /** The earlier print was of other editions. */
  | { readonly kind: 'edition'; readonly since: string; readonly editions: readonly Edition[] }
  /** Nothing has changed, except for parts to take out. */
  | { readonly kind: 'nothing'; readonly since: string; readonly out: UpdateWords['out'] };

/** The parts to print, and the texts of the update. */
export interface DrawnUpdate {
  readonly drawn: DrawnKit;
  readonly update: UpdateWords;
}

/** What to print of the chosen parts since then, and what to take out. */
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

/** "nothing has changed since version 0.1.0."; `edition` says how to ask for another edition. */
export function sinceFaultSentence(fault: SinceFault, edition: string, language?: LanguageId): string {
  const { since } = fault;
  const words = faultWords(language).since;
  if (fault.kind === 'edition') return words.editions(since, fault.editions, edition);
  const takeOut = takeOutSentence(fault, language);
  return takeOut === undefined ? words.nothing(since) : words.onlyOut(since, takeOut);
}
