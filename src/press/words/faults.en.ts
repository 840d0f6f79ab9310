/** Messages for what prevents a file of sheets, and for the correction of backs. */
import { ENGLISH } from '../../language.ts';

const edges = { top: 'top', right: 'right', bottom: 'bottom', left: 'left' };
type Edge = keyof typeof edges;

/** Cards within the unprintable margin. Lengths are formatted in mm. */
interface Near {
  readonly id: string;
  /** The requested layout, if there was one. */
  readonly layout: string | undefined;
  readonly paper: string;
  readonly edge: Edge;
  readonly distance: string;
  readonly margin: string;
  /** Whether the margins are assumed, because the printer's are unknown. */
  readonly assumed: boolean;
}

export const FAULTS_EN = {
  nothing: 'There is nothing to print: no component was chosen.',
  count: (id: string, count: number) =>
    `${id}: the box holds ${count} of it, and a count is a whole number from 1.`,
  back: (id: string, front: string, back: string) =>
    `${id}: the front is ${front} mm and its back ${back} mm, so they cannot meet.`,
  twice: (id: string) => `${id}: two different faces have this id, and a sheet could show only one of them.`,
  margins: ({ id, layout, paper, edge, distance, margin, assumed }: Near) => {
    const puts = layout === undefined ? `${id} stands at best` : `Layout ${layout} on ${paper} puts cards`;
    const of = layout === undefined ? ` of ${paper}` : '';
    const printer = assumed ? 'many printers leave' : 'the printer leaves';
    const choose = layout === undefined ? 'choose another paper' : 'choose layout auto';
    const give = assumed ? ', or give the margins of your printer' : '';
    return `${puts} ${distance} mm from the ${edges[edge]} edge${of}, where ${printer} ${margin} mm unprinted: ${choose}${give}.`;
  },
  since: {
    nothing: (since: string) => `nothing has changed since ${since}.`,
    onlyOut: (since: string, takeOut: string) => `nothing is to be printed since ${since}. ${takeOut}`,
    editions: (since: string, editions: readonly string[], how: string) =>
      `${since} are of the edition ${ENGLISH.and(editions)}: ${how}.`,
    takeOut: (decks: string) => `Take out of your box: ${decks}`,
  },
  /** The correction of a back, seen from the front. */
  correction: {
    moved: (ways: readonly string[]) => `moved ${ENGLISH.and(ways)}`,
    ways: { left: 'left', right: 'right', up: 'up', down: 'down' },
    turned: (degrees: string, clockwise: boolean) =>
      `turned ${degrees}° ${clockwise ? 'clockwise' : 'anticlockwise'}`,
    sized: (percent: string) => `printed at ${percent} %`,
    hardly: 'moved by less than 0.1 mm',
    and: ENGLISH.and,
    length: (mm: string) => `${mm} mm`,
  },
  scale: {
    /** Measured, then sent, across and along; per cent. */
    made: (across: string, along: string, sentAcross: string, sentAlong: string) =>
      `Made for one printer, and wrong for others: it prints ${across} % of the length across the paper and ${along} % along it, so pages are sent at ${sentAcross} and ${sentAlong} %.`,
  },
  misfit: {
    made: (correction: string) =>
      `Made for one printer, and wrong for others: seen from the front, every back is ${correction}.`,
    off: (worst: string) => `Without that, backs would lie up to ${worst} off their fronts.`,
    between: (needs: string) =>
      `Between cards that share a cut, ${needs} of the neighbour’s back would show.`,
    bleed: (needs: string, has: string, enough: boolean) =>
      `Their bleed would need ${needs} and has ${has}${enough ? ', which is enough' : ', so bare paper would show along a cut'}.`,
    clipped: (at: readonly Edge[], assumed: boolean) =>
      `Moved so, backs reach into what ${assumed ? 'many printers leave' : 'the printer leaves'} bare at the ${ENGLISH.and(at.map((edge) => edges[edge]))} edge${at.length === 1 ? '' : 's'} of their page.`,
  },
};
