/** The Fog of War for a board, as it is played. */
import { top } from '../../referee/frames.ts';
import type { Scenery } from '../../referee/scene.ts';
import { fogGrips } from './grips.ts';
import { fogStart } from './start.ts';
import { happenings } from './happenings.ts';
import { happens, type Event } from './happening.ts';
import type { Because } from './said-because.ts';
import type { Move } from './move.ts';
import type { War } from './position.ts';
import type { PlayedSaid } from './said.ts';
import { reveals } from './weighed.ts';
import { scene } from './scene.ts';
import { choices, pathOf } from './touches.ts';

/** Moves that name a card which their own side alone sees. */
const HIDDEN: readonly Move['kind'][] = [
  ...([
    'neutral',
    'victory',
    'box',
    'place',
    'draw',
    'plan',
    'add',
    'see',
    'deal',
    'recover',
    'remove',
  ] as const),
  ...(['lose', 'offer'] as const),
];

/** Whose move it was, chance's being that of whom it is for. */
const seatOf = ({ waits, active }: War): number => top(waits)?.seat ?? active;

/** The table before anything is dealt. */
const LAID = ['F-002', 'F-003', 'F-A02', 'F-004', 'F-005'] as const satisfies readonly Because[];
const beginnings = (): readonly Event[] => LAID.map((rule) => happens(rule, { says: 'because', rule }));

export const playedFogScenery: Scenery<War, Move, PlayedSaid> = {
  scene,
  choices,
  grips: fogGrips,
  start: fogStart,
  tries: choices,
  way: pathOf,
  happenings,
  reveals,
  beginnings,
  hides: (before, newest, viewer) => HIDDEN.includes(newest.kind) && seatOf(before) !== viewer,
  round: ({ year, stage }) =>
    stage === 'actions' || stage === 'intel' || stage === 'over' ? year + 1 : null,
};
