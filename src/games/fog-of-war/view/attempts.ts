/** The Fog of War for a board on which anything may be tried: what somebody may mean, and what each draws on the map. */
import { BOARD_OUTLINES } from '../../../../cards/fog-of-war/data/outlines.ts';
import { onGround } from '../../../referee/table/field-outlines.ts';
import type { AttemptPreview, SceneLine, Scenery } from '../../../referee/table/scene.ts';
import { ruleNotesOf, beginnings } from './rule-notes.ts';
import { eventsOf } from './events.ts';
import { type Move, type MoveOf, type Space } from '../rules/moves.ts';
import { playedFogScenery } from './scene.ts';
import { DECK, HAND, SPACES, type War, pileIn, quagmireAt } from '../rules/position.ts';
import type { FogSaid } from '../messages.ts';
import { ALL_AREAS, type AreaNumber, type PlaceNumber, idOf, isArea } from '../rules/areas.ts';
import { wayTo } from '../rules/supply.ts';
import { kindsIn } from '../rules/pile.ts';

// What an attempt draws on the map: how supply comes to an attack, and where it ends.

/** Null where the touches say it. */
export const preview = (position: War, move: Move): AttemptPreview | null =>
  move.kind === 'launch' ? launching(position, move) : null;

/** From place to place; the boxes off the map are not on it. */
export const along = (way: readonly PlaceNumber[]): readonly SceneLine[] =>
  way.slice(1).flatMap((to, index) => {
    const from = way[index] ?? to;
    return isArea(from) && isArea(to) ? [{ from: idOf(from), to: idOf(to), means: 'supply' }] : [];
  });

/** The way that supply comes to the launch place, up to a quagmire that it does not pass (F-076), and the attack from there. */
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

/** What can be wished for: a card anywhere, an operation at anything, a launch too early, a look that was blocked. */
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

/** An operation launched from every area of one's own. */
const launchesOf = ({ control, active }: War, space: Space): readonly Move[] =>
  ALL_AREAS.filter((at: AreaNumber) => control[at] === active).map((from) => ({
    kind: 'launch',
    space,
    from,
    via: [],
  }));

/** The Fog of War for a board on which anything may be tried, with the rules by which it comes so. */
export const fogScenery: Scenery<War, Move, FogSaid> = {
  ...onGround(playedFogScenery, { fields: BOARD_OUTLINES }),
  interaction: { ...playedFogScenery.interaction, attempts, preview },
  beginnings,
  happenings: (before, move, after) => [
    ...eventsOf(before, move, after),
    ...ruleNotesOf(before, move, after),
  ],
};
