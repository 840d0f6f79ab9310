import type { Ferry, Kind, Load } from '../../../cards/drie-veren/data/box.ts';

/** All messages of the engine, as keys and figures. */
export type VerenSaid =
  // why a move is illegal, a notation cannot be read, a position is impossible
  | { readonly says: 'gameOver' | 'rollFirst' | 'answerFirst' | 'nobodySails' | 'oneWind' | 'misfit' }
  | { readonly says: 'needsCard'; readonly card: Kind }
  | { readonly says: 'needsDice'; readonly count: number }
  | { readonly says: 'noMove'; readonly written: string }
  | { readonly says: 'tooMany'; readonly card: Kind; readonly count: number }
  // what happens
  | { readonly says: 'sailed' | 'arrived' | 'sank'; readonly ferry: Ferry; readonly load: Load }
  | { readonly says: 'stayed' | 'blew' | 'letGo'; readonly ferry: Ferry }
  | { readonly says: 'rolled'; readonly dice: readonly number[] }
  // the table
  | { readonly says: 'hand' | 'quay' | 'sails' | 'answers'; readonly ferry: Ferry }
  | { readonly says: 'onWater' | 'inWater' | 'nothing' | 'over' | 'stay' | 'wind' | 'let' }
  | { readonly says: 'turn' | 'turns' | 'done' }
  | { readonly says: 'cards'; readonly cards: readonly Kind[] }
  | { readonly says: 'hidden' | 'dice'; readonly count: number }
  | { readonly says: 'points'; readonly cards: readonly Load[]; readonly points: number }
  | { readonly says: 'afloat'; readonly load: Load; readonly winds: number }
  | { readonly says: 'card'; readonly card: Kind }
  | { readonly says: 'sail'; readonly load: Load };
