import type { Frog } from '../../../cards/stepping-stones/data/box.ts';

/** All that the engine of Stepping Stones says, as keys and figures; `content/stepping-stones/speech.*.ts` has the words. */
export type StonesSaid =
  // why a hop is refused
  | { readonly says: 'gameOver' }
  | { readonly says: 'needsCard'; readonly hops: number }
  | { readonly says: 'hopAtMost'; readonly stones: number }
  // a notation that is none, a position that cannot be
  | { readonly says: 'noMove'; readonly written: string }
  | { readonly says: 'tooManyCards'; readonly hops: number; readonly many: number; readonly count: number }
  // what happens
  | { readonly says: 'hopped'; readonly frog: Frog; readonly hops: number }
  | { readonly says: 'cardShown'; readonly hops: number }
  | { readonly says: 'isStuck'; readonly frog: Frog }
  // the table
  | { readonly says: 'over' }
  | { readonly says: 'stone'; readonly stone: number; readonly frogs: readonly Frog[] }
  | { readonly says: 'hand' }
  | { readonly says: 'handOpen'; readonly hops: readonly number[] }
  | { readonly says: 'handHidden'; readonly count: number }
  | { readonly says: 'card'; readonly hops: number }
  | { readonly says: 'hop'; readonly hops: number }
  | { readonly says: 'turnOf'; readonly frog: Frog }
  // the editor
  | { readonly says: 'frog'; readonly frog: Frog }
  | { readonly says: 'sitOn'; readonly stone: number }
  | { readonly says: 'turn' | 'whoHops' | 'frogs' }
  | { readonly says: 'stoneOf'; readonly frog: Frog };
