/** What can stand in the way of a file of sheets: each has one sentence that says what to do. */
import type { LanguageId } from '../../../language.ts';
import { typeFaultSentence, type TypeFault } from '../../../kit/type/faults.ts';
import type { Edge } from '../../margins.ts';
import { mm } from '../../words/number-words.ts';
import { faultWords, sheetWords } from '../../words/press-words.ts';

export type PressFault =
  /** Nothing was chosen that could be printed. */
  | { readonly kind: 'nothing' }
  /** A component that the box is said to hold 0 of, or a part of one. */
  | { readonly kind: 'count'; readonly id: string; readonly count: number }
  /** Not even one would fit the paper. Sizes in mm. */
  | {
      readonly kind: 'size';
      readonly id: string;
      readonly width: number;
      readonly height: number;
      readonly paper: string;
    }
  /** A front and a back that cannot meet. Sizes in mm. */
  | { readonly kind: 'back'; readonly id: string; readonly front: string; readonly back: string }
  /** One id for two faces that differ. */
  | { readonly kind: 'twice'; readonly id: string }
  /** Cards would stand nearer to an edge than the printer prints. Distances in mm. */
  | {
      readonly kind: 'margins';
      readonly id: string;
      /** The layout that was asked for by name; left out where none would do. */
      readonly layout?: string;
      readonly paper: string;
      readonly edge: Edge;
      readonly distance: number;
      readonly margin: number;
      /** Nobody said what the printer needs: the margins are those that nearly all printers keep. */
      readonly assumed: boolean;
    }
  /** Text of the first page or of a margin that cannot be set. */
  | { readonly kind: 'type'; readonly fault: TypeFault };

/** The sentence of a fault in a language. */
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

/** The sentence as the commands say it. */
export const pressFaultSentence = (fault: PressFault): string => pressFaultIn('en', fault);
