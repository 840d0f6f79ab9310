/** A set of rulings that came by the address of a page, as packed for others or as pages lead to each other with it. */
import { shown } from '../../kit/input.ts';
import { unpackRulings, type Head, type PackFault } from '../../referee/codec/text.ts';
import { changesSince } from '../../book/changes.ts';
import { refusalOf } from '../link/refusal.ts';
import { line, toldSince, type Changed } from '../link/change-elements.ts';
import { toPage } from '../links.ts';
import type { GamePage } from '../pages-of.ts';
import { LINK_WORDS } from '../words/link.ts';
import { agreedIn, packedIn } from '../play/kept/agreement.ts';

const WORDS = LINK_WORDS.arrived;

/** What links to a set are made of and judged by. */
export interface SetsOf {
  readonly head: Head;
  /** The versions that the rules have had, with each changed sentence as it is now. */
  readonly history: readonly { readonly rules: string; readonly changed: readonly Changed[] }[];
}

export interface Came {
  /** The options that are on; null where no set came, or none that opens. */
  readonly set: readonly string[] | null;
  /** What is to be said of it. */
  readonly told: readonly HTMLElement[];
}

const opened = (set: readonly string[] | null, told: readonly HTMLElement[] = []): Came => ({ set, told });

/** Opens the set behind a `#`; `page` is where another game's set is opened. */
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
