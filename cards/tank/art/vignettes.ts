/** The vignette of each tactics card: one that has none does not compile. */
import type { TacticsId } from '../data/cards.ts';
import type { Motif } from './motif.ts';
import { FIELD } from './vignettes-field.ts';
import { FIRE } from './vignettes-fire.ts';
import { MEN } from './vignettes-men.ts';

export const VIGNETTES: Readonly<Record<TacticsId, readonly Motif[]>> = { ...FIRE, ...FIELD, ...MEN };
