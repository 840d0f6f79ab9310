/** What can prevent a file of sheets; each fault has a sentence that says what to do. */
import type { LanguageId } from '../../../language.ts';
import { typeFaultSentence, type TypeFault } from '../../../kit/type/type-faults.ts';
import type { Edge } from '../../margins.ts';
import { mm } from '../../words/number-words.ts';
import { faultWords, sheetWords } from '../../words/press-words.ts';

export type PressFault =
  /** The selection has nothing to print. */
  | { readonly kind: 'nothing' }
  /** A count that is 0 or not a whole number. */
  | { readonly kind: 'count'; readonly id: string; readonly count: number }
  /** Too large for the paper, mm. */
  | {
      readonly kind: 'size';
      readonly id: string;
      readonly width: number;
      readonly height: number;
      readonly paper: string;
    }
  /** A front and back of different sizes, mm. */
  | { readonly kind: 'back'; readonly id: string; readonly front: string; readonly back: string }
  /** One id for two different faces. */
  | { readonly kind: 'twice'; readonly id: string }
  /** Cards would be within the unprintable margin. Distances in mm. */
  | {
      readonly kind: 'margins';
      readonly id: string;
      /** The requested layout; undefined where no layout would do. */
      readonly layout?: string;
      readonly paper: string;
      readonly edge: Edge;
      readonly distance: number;
      readonly margin: number;
      /** Whether the margins are assumed, because the printer's are unknown. */
      readonly assumed: boolean;
    }
  /** Text of a first page or margin that cannot be set. */
  | { readonly kind: 'type'; readonly fault: TypeFault };

export function pressFaultIn(language: LanguageId | undefined, fault: PressFault): string {
  const words = faultWords(language);
  switch (fault.kind) {
    case 'nothing':
      return words.nothing;
    case 'count':
      return words.count(fault.id, fault.count);
    case 'size':
      return sheetWords(language).warnings.tooLarge(fault.id, mm(fault.width), mm(fault.height), fault.paper);
    case 'back':
      return words.back(fault.id, fault.front, fault.back);
    case 'twice':
      return words.twice(fault.id);
    case 'margins': {
      const { id, layout, paper, edge, distance, margin, assumed } = fault;
      return words.margins({ id, layout, paper, edge, distance: mm(distance), margin: mm(margin), assumed });
    }
    case 'type':
      return typeFaultSentence(fault.fault);
  }
}

/** The sentence in English, for the commands. */
export const pressFaultSentence = (fault: PressFault): string => pressFaultIn('en', fault);
