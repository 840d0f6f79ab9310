/** The scenery of The Fog of War with illegal moves to try, and their previews. */
import { BOARD_OUTLINES } from '../../../../cards/fog-of-war/data/outlines.ts';
import { onGround } from '../../../referee/table/drawn-outlines.ts';
import type { AttemptPreview, SceneLine, Scenery } from '../../../referee/table/scene.ts';
import { ruleNotesOf, beginnings } from './rule-notes.ts';
import { eventsOf } from './events.ts';
import { type Move, type MoveOf, type Space } from '../rules/moves.ts';
import { coreScenery } from './told-scene.ts';
import { DECK, HAND, SPACES, type War, pileIn, quagmireAt } from '../rules/position.ts';
import type { FogSaid } from '../messages.ts';
import { ALL_AREAS, type AreaNumber, type PlaceNumber, idOf, isArea } from '../rules/areas.ts';
import { wayTo } from '../rules/supply.ts';
import { kindsIn } from '../rules/card-counts.ts';

/** The preview of a launch; null for other moves, whose default preview follows from their touches. */
export const preview = (position: War, move: Move): AttemptPreview | null =>
  move.kind === 'launch' ? launching(position, move) : null;

/** Supply lines along a path; steps to or from the boxes off the map are left out. */
export const along = (way: readonly PlaceNumber[]): readonly SceneLine[] =>
  way.slice(1).flatMap((to, index) => {
    const from = way[index] ?? to;
    return isArea(from) && isArea(to) ? [{ from: idOf(from), to: idOf(to), means: 'supply' }] : [];
  });

/** The path of supply to the launch place, up to a quagmire that blocks it (F-076), then the attack. */
function launching(position: War, { space, from, via }: MoveOf<'launch'>): AttemptPreview | null {
  const aim = position.wheels[position.active].plans[space] ?? null;
  if (from === null) return aim === null ? null : { pieces: [], lines: [], wire: [{ at: idOf(aim) }] };
  const open = wayTo(position, position.active, from, via);
  const way = open.length > 0 ? open : wayTo({ ...position, quagmires: [] }, position.active, from, via);
  const end = way.findIndex(
    (place, index) => quagmireAt(position, place) !== undefined && (index > 0 || place === from),
  );
  const stop = way[end] ?? from;
  const reached = end < 0 ? way : way.slice(0, end + 1);
  const attack: readonly SceneLine[] =
    aim !== null && stop === from && isArea(from) && from !== aim
      ? [{ from: idOf(from), to: idOf(aim), means: 'fire' }]
      : [];
  const wire = isArea(stop) ? stop : aim;
  if (wire === null) return null;
  return {
    pieces: [],
    lines: [...along(reached), ...attack],
    wire: [{ at: idOf(wire) }],
  };
}

/** Moves to try: a card in any area, an operation against any, a launch too early, a look that was blocked. */
export function attempts(position: War): readonly Move[] {
  const { active, stage, wheels, blocked, waits } = position;
  if (waits.length > 0) return [];
  const cards = kindsIn(pileIn(position, active, stage === 'set-up' ? DECK : HAND));
  const placed = cards.flatMap((card) => ALL_AREAS.map((at): Move => ({ kind: 'place', card, at })));
  if (stage === 'intel') return blocked.map((target) => ({ kind: 'intel', target }));
  if (stage !== 'actions') return stage === 'set-up' ? placed : [];
  const spaces = SPACES.filter((space) => wheels[active].plans[space] !== null);
  return [
    ...placed,
    ...cards.flatMap((card) => ALL_AREAS.map((at): Move => ({ kind: 'plan', at, card }))),
    ...spaces.flatMap((space) => launchesOf(position, space)),
    { kind: 'done' },
  ];
}

/** Launches of an operation from every area that the active side controls. */
const launchesOf = ({ control, active }: War, space: Space): readonly Move[] =>
  ALL_AREAS.filter((at: AreaNumber) => control[at] === active).map((from) => ({
    kind: 'launch',
    space,
    from,
    via: [],
  }));

/** The scenery with illegal moves to try, and with events that name the rules at work. */
export const fogScenery: Scenery<War, Move, FogSaid> = {
  ...onGround(coreScenery, { fields: BOARD_OUTLINES }),
  interaction: { ...coreScenery.interaction, attempts, preview },
  beginnings,
  happenings: (before, move, after) => [
    ...eventsOf(before, move, after),
    ...ruleNotesOf(before, move, after),
  ],
};
