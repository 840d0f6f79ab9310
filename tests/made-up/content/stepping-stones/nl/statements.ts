import type { StatementId } from '../statements.ts';

/** De twee regels van Stapstenen. */
export const STATEMENTS = {
  S1: {
    text: 'Ben je aan de beurt, speel dan een sprongkaart en zet je kikker zoveel stenen verder.',
    provenance: 'ours',
  },
  S2: {
    text: 'De kikker die als eerste op de laatste steen zit, wint; geen kikker springt erover.',
    provenance: 'ours',
  },
} as const satisfies Readonly<Record<StatementId, object>>;
