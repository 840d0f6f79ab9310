/** The areas as they are drawn on a live board: path data in mm of the printed map from its upper left corner. */
import { OUTLINES, type Ring } from '../map/outlines.ts';
import { AREAS } from './areas.ts';
import { onSheet } from './board.ts';

const ringData = (ring: Ring): string =>
  `M${ring
    .map((point) =>
      onSheet(point)
        .map((mm) => mm.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`;

/** The coasts and borders of each area: mainland, islands, and holes that run the other way round. */
export const BOARD_OUTLINES = AREAS.map(({ id }) => ({ id, outline: OUTLINES[id].map(ringData).join('') }));
