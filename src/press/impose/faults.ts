/** What can stand in the way of a file of sheets: each has one sentence that says what to do. */
import { typeFaultSentence, type TypeFault } from '../../kit/type/faults.ts';
import type { Edge } from '../margins.ts';
import { mm } from '../words/figures.ts';
import { SHEETS_EN } from '../words/sheets.en.ts';

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

function marginSentence(fault: PressFault & { kind: 'margins' }): string {
  const { id, layout, paper, edge, distance, margin, assumed } = fault;
  const puts = layout === undefined ? `${id} stands at best` : `Layout ${layout} on ${paper} puts cards`;
  const of = layout === undefined ? ` of ${paper}` : '';
  const printer = assumed ? 'many printers leave' : 'the printer leaves';
  const choose = layout === undefined ? 'choose another paper' : 'choose layout auto';
  const give = assumed ? ', or give the margins of your printer' : '';
  return `${puts} ${mm(distance)} mm from the ${edge} edge${of}, where ${printer} ${mm(margin)} mm unprinted: ${choose}${give}.`;
}

export function pressFaultSentence(fault: PressFault): string {
  switch (fault.kind) {
    case 'nothing':
      return 'There is nothing to print: no component was chosen.';
    case 'count':
      return `${fault.id}: the box holds ${fault.count} of it, and a count is a whole number from 1.`;
    case 'size':
      return SHEETS_EN.warnings.tooLarge(fault.id, mm(fault.width), mm(fault.height), fault.paper);
    case 'back':
      return `${fault.id}: the front is ${fault.front} mm and its back ${fault.back} mm, so they cannot meet.`;
    case 'twice':
      return `${fault.id}: two different faces have this id, and a sheet could show only one of them.`;
    case 'margins':
      return marginSentence(fault);
    case 'type':
      return typeFaultSentence(fault.fault);
  }
}
