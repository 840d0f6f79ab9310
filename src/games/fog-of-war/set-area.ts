/** What is set of an area by hand: who holds it, and who attacks it in a quagmire. */
import { choice, type Control, type Draft } from '../../referee/editing.ts';
import type { Side } from './areas.ts';
import { SIDE_IDS, SIDES } from './position.ts';
import type { FogSaid } from './said.ts';

/** A side, or nobody. */
export type Holder = Side | null;
export const HOLDERS: readonly Holder[] = [...SIDES, null];
export const idOfHolder = (who: Holder): string => (who === null ? 'neutral' : SIDE_IDS[who]);
const holderNamed = (id: string): Holder => HOLDERS.find((who) => idOfHolder(who) === id) ?? null;

/** One of the two sides, or nobody among them. */
export const sideControl = <Says>(
  [id, says]: readonly [id: string, says: Says],
  value: Holder,
  among: readonly { readonly who: Holder; readonly says: Says }[],
  set: (who: Holder) => Draft,
): Control<Says> =>
  choice<Says>(
    [id, says],
    idOfHolder(value),
    among.map((one) => ({ id: idOfHolder(one.who), says: one.says })),
    (name) => set(holderNamed(name)),
  );

export const holderControl = (holder: Holder, set: (who: Holder) => Draft): Control<FogSaid> =>
  sideControl<FogSaid>(
    ['holder', { says: 'holderSet' }],
    holder,
    HOLDERS.map((who) => ({ who, says: { says: 'whoName', who } })),
    set,
  );

export const stuckControl = (
  attacker: Holder,
  among: readonly Holder[],
  set: (who: Holder) => Draft,
): Control<FogSaid> =>
  sideControl<FogSaid>(
    ['stuck', { says: 'stuckSet' }],
    attacker,
    among.map((who) => ({ who, says: { says: 'stuckName', who } })),
    set,
  );
