/** Why a link cannot be opened. */
import { shown } from '../../kit/untrusted-input.ts';
import { markOf, type PackFault } from './link-text.ts';
import { SHELF } from '../shelf.ts';
import { LINK_WORDS } from '../words/link.ts';
import { changesSince, type History } from '../../book/changes.ts';

const WORDS = LINK_WORDS.arrived;

/** A link that cannot be opened. */
export interface Refused {
  readonly sentence: string;
  /** Id of the game it belongs to, if that is another one. */
  readonly game: string | null;
}

/** The reason for a fault, as a sentence, by the rules version of the link. */
export function refusalOf(rules: string, history: History, fault: PackFault): Refused {
  switch (fault.why) {
    case 'damaged':
      return { sentence: WORDS.damaged, game: null };
    case 'newer':
      return { sentence: WORDS.newer, game: null };
    case 'other game': {
      const other = SHELF.find(({ id }) => markOf(id) === fault.mark);
      return { sentence: other ? WORDS.otherGame : WORDS.noGame, game: other?.id ?? null };
    }
    case 'impossible':
      if (changesSince(history, fault.rules) === null)
        return { sentence: WORDS.laterRules(shown(fault.rules)), game: null };
      return {
        sentence:
          fault.rules === rules
            ? WORDS.impossible(shown(fault.what, 300))
            : WORDS.earlier(shown(fault.rules), shown(fault.what, 300)),
        game: null,
      };
  }
}
