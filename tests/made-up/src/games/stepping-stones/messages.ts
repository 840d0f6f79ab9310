import type { Frog } from '../../../cards/stepping-stones/data/box.ts';

/** All messages of the engine, as keys and figures; `content/stepping-stones/messages.*.ts` has the sentences. */
export type StonesSaid =
  // why a hop is illegal
  | { readonly says: 'gameOver' }
  | { readonly says: 'needsCard'; readonly hops: number }
  | { readonly says: 'hopAtMost'; readonly stones: number }
  // a notation that cannot be read, a position that is impossible
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
