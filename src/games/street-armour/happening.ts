import type { StatementId } from '../../../content/street-armour/statements.ts';
import type { SceneEvent } from '../../referee/scene.ts';
import type { ArmourSaid } from './said.ts';

/** What happens at a table, and the sentence by which it does. */
export type Event = SceneEvent<ArmourSaid> & { readonly rule: StatementId };

export const happens = (rule: StatementId, what: ArmourSaid): Event => ({ rule, what });
/** It is by the rules, and nobody sees it happen. */
export const aside = (rule: StatementId, what: ArmourSaid): Event => ({ rule, what, aside: true });
export const when = (is: boolean, event: () => Event): readonly Event[] => (is ? [event()] : []);
