import type { Example } from './examples.ts';
import { FIGHTS } from './examples-attack.ts';
import { COMMAND } from './examples-command.ts';
import { ENDS } from './examples-end.ts';
import { FOG } from './examples-fog.ts';
import { STEPS } from './examples-move.ts';
import { IMPOSSIBLE } from './examples-positions.ts';
import { BY_RULING } from './examples-rulings.ts';
import { TANK } from './examples-tank.ts';
import { WORKED } from './examples-complete.ts';

/** The examples by theme, in the order in which a reader meets them. */
export const EXAMPLES_BY_THEME = {
  'The cases to know': WORKED,
  'The fog of war': FOG,
  Command: COMMAND,
  'On foot': STEPS,
  'The tank': TANK,
  'Recruiting and fighting': FIGHTS,
  'The end': ENDS,
  'Readings that differ': BY_RULING,
  'Tables that cannot be': IMPOSSIBLE,
} as const satisfies Readonly<Record<string, readonly Example[]>>;

export const EXAMPLES: readonly Example[] = Object.values(EXAMPLES_BY_THEME).flat();
