/** Every blueprint by the id of its formation card. */
import { AMERICAN_BLUEPRINTS } from './american.ts';
import type { Blueprint } from './blueprint.ts';
import { BRITISH_BLUEPRINTS } from './british.ts';
import { GERMAN_BLUEPRINTS } from './german.ts';

export const BLUEPRINTS = {
  ...GERMAN_BLUEPRINTS,
  ...AMERICAN_BLUEPRINTS,
  ...BRITISH_BLUEPRINTS,
} as const satisfies Readonly<Record<string, Blueprint>>;

export type BlueprintId = keyof typeof BLUEPRINTS;

export const isBlueprint = (id: string): id is BlueprintId => Object.hasOwn(BLUEPRINTS, id);
