/** The Fog of War for a board that is drawn, as it is played: of the rules, what is seen to happen by them. */
import { top } from '../../referee/frames.ts';
import type { Scenery } from '../../referee/scene.ts';
import { fogGrips } from './grips.ts';
import { fogStart } from './start.ts';
import { happenings } from './happenings.ts';
import type { Move } from './move.ts';
import type { War } from './position.ts';
import type { PlayedSaid } from './said.ts';
import { reveals } from './weighed.ts';
import { scene } from './scene.ts';
import { also, choices, pathOf } from './touches.ts';

/** Moves that name a card which their own side alone sees. */
const HIDDEN: readonly Move['kind'][] = [
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
  'lose',
  'offer',
];

/** Whose move it was, chance's being that of whom it is for. */
const seatOf = ({ waits, active }: War): number => top(waits)?.seat ?? active;

/** A neutral card that is lost leaves the game for all to see. */
function hides(before: War, { kind }: Move, viewer: number): boolean {
  const wait = top(before.waits);
  const isOpen = wait?.kind === 'lose' && wait.neutral;
  return HIDDEN.includes(kind) && !isOpen && seatOf(before) !== viewer;
}

export const playedFogScenery: Scenery<War, Move, PlayedSaid> = {
  scene,
  choices,
  also,
  grips: fogGrips,
  start: fogStart,
  tries: choices,
  way: pathOf,
  happenings,
  reveals,
  hides,
  round: ({ year, stage }) =>
    stage === 'actions' || stage === 'intel' || stage === 'over' ? year + 1 : null,
};
