import type { Army } from './position.ts';

export type { ActionKind, Army, BattlefieldCard, Facing, Stage } from './position.ts';
import type { EditingSaid } from './said-editing.ts';
import type { EventSaid } from './said-events.ts';
import type { FaultSaid } from './said-faults.ts';
import type { RefusalSaid } from './said-refusals.ts';
import type { RoundSaid } from './said-round.ts';
import type { TableSaid } from './said-table.ts';

/** What is said while it is played, as long as nobody tries what is not allowed. */
export type PlayedSaid = EventSaid | TableSaid;

/** All that the engine of Victory Tank says, as keys and figures; `content/victory-tank/speech.*.ts` has the words. */
export type TankSaid = PlayedSaid | RoundSaid | RefusalSaid | FaultSaid | EditingSaid;

/** A field of the battlefield. */
export interface Place {
  /** Its name in notation. */
  readonly at: string;
  /** Whose home base it is; null where it is none. */
  readonly base: Army | null;
  /** What it may be called by. */
  readonly holds: 'bunker' | 'crate' | 'tank' | null;
  /** Whether no other field is called so. */
  readonly alone: boolean;
}

/** What an army has on a field: somebody, or its tank. */
export interface Present {
  readonly army: Army;
  readonly soldiers: number;
  readonly tank: boolean;
}
