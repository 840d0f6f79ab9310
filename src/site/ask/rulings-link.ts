/** A set of rulings from the page's URL, packed for sharing or as the site's own links carry it. */
import { shown } from '../../kit/untrusted-input.ts';
import { unpackRulings, type Head, type PackFault } from '../link/link-text.ts';
import { changesSince } from '../../book/changes.ts';
import { refusalOf } from '../link/link-refusal.ts';
import { line, toldSince, type Changed } from '../link/change-elements.ts';
import { toPage } from '../links.ts';
import type { GamePage } from '../pages-of.ts';
import { LINK_WORDS } from '../words/link.ts';
import { agreedIn, packedIn } from '../play/kept/agreement.ts';

const WORDS = LINK_WORDS.arrived;

/** What is needed to read a link to a set of rulings. */
export interface SetsOf {
  readonly head: Head;
  /** The versions that the rules have had, with each changed sentence as it is now. */
  readonly history: readonly { readonly rules: string; readonly changed: readonly Changed[] }[];
}

export interface Came {
  /** Options that are switched on; null if the URL has no set or it cannot be read. */
  readonly set: readonly string[] | null;
  /** Messages about the link, to be shown. */
  readonly told: readonly HTMLElement[];
}

const opened = (set: readonly string[] | null, told: readonly HTMLElement[] = []): Came => ({ set, told });

/** Reads the set from a URL fragment; `page` is the page to link to when it is another game's set. */
export function cameBy(fragment: string, sets: SetsOf, page: GamePage): Came {
  const { head, history } = sets;
  const packed = packedIn(fragment);
  if (packed === null) return opened(agreedIn(fragment, head.options));
  const read = unpackRulings(head, packed);
  if (!read.ok)
    return opened(
      null,
      read.faults.map((fault) => refused(sets, fault, page)),
    );
  const { rules, options } = read.value;
  const since = changesSince(history, rules);
  return since === null
    ? opened(null, [line(WORDS.laterRules(shown(rules)))])
    : opened(options, toldSince(rules, since));
}

function refused({ head, history }: SetsOf, fault: PackFault, page: GamePage): HTMLElement {
  const { sentence, game } = refusalOf(head.rules, history, fault);
  const said = line(sentence);
  if (game !== null) {
    const there = document.createElement('a');
    there.href = toPage(game, page) + location.hash;
    there.textContent = WORDS.openThere;
    said.append(' ', there);
  }
  return said;
}
