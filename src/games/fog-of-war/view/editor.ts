/** The editor of positions. */
import { FORCES, OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import { choice, number, toggle, type Control, type Settings } from '../../../referee/table/editor.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import type { Touch } from '../../../referee/table/scene.ts';
import { editingOf, type Desk, type Piece } from '../../../referee/position-format/editor-controls.ts';
import { ALL_AREAS, idOf, type Side } from '../rules/areas.ts';
import type { Space } from '../rules/moves.ts';
import { forceOf, isArmy, KINDS, type Kind } from '../rules/card-counts.ts';
import {
  DECK,
  faceOf,
  pileIn,
  SIDE_IDS,
  SIDES,
  SPACES,
  STAGES,
  type Stage,
  type War,
} from '../rules/position.ts';
import type { FogSaid } from '../messages.ts';
import { scene } from './told-scene.ts';
import { HOLDERS, holderControl, idOfHolder, stuckControl } from './real-table.ts';
import { fogPositions } from '../rules/position-format.ts';

/** Cards are put into areas on the board; everything else is set by controls. */

type Says = FogSaid | FormFault;
type FogDesk = Desk<War>;

const AREAS: readonly Touch<Says>[] = ALL_AREAS.map((at) => ({ id: idOf(at), says: { says: 'editOn', at } }));
/** Neutral cards are always armies. */
const NEUTRAL_KINDS: readonly Kind[] = KINDS.filter(isArmy);

/** Parts of a position that are derived from the cards, so a change of cards clears them. */
const BY_CARDS = ['known', 'neutralsKnown'] as const;

/** The count of a kind in a pile, and a setter for it. */
function countIn(desk: FogDesk, pile: string, kind: Kind) {
  const place = `${pile}.${forceOf(kind)}`;
  return {
    count: Number(desk.value(place) ?? 0),
    set: (count: number) => desk.with(place, count === 0 ? undefined : count, BY_CARDS),
  };
}

function cardPiece(
  desk: FogDesk,
  id: string,
  looks: { readonly face: string; readonly who: Side | null; readonly left: number | null },
  kind: Kind,
  pileAt: (place: string) => string,
): Piece<Says> {
  const { face, who, left } = looks;
  const on = (place: string) => countIn(desk, pileAt(place), kind);
  return {
    id,
    face,
    left,
    says: { says: 'editCard', who, card: kind },
    places: () => AREAS,
    isOn: (place) => on(place).count > 0,
    put: (place) => on(place).set(on(place).count + 1),
    take: (place) => on(place).set(on(place).count - 1),
  };
}

const pieces = (desk: FogDesk): readonly Piece<Says>[] => [
  ...SIDES.flatMap((side) =>
    KINDS.filter((kind) => faceOf(side, kind) !== '').map((kind) =>
      cardPiece(
        desk,
        `${SIDE_IDS[side]}-${forceOf(kind)}`,
        // The rest is in the draw deck.
        { face: faceOf(side, kind), who: side, left: pileIn(desk.position, side, DECK)[kind] ?? 0 },
        kind,
        (place) => `piles.${SIDE_IDS[side]}.${place}`,
      ),
    ),
  ),
  ...NEUTRAL_KINDS.map((kind) =>
    cardPiece(
      desk,
      `neutral-${forceOf(kind)}`,
      { face: `neutral-${forceOf(kind)}`, who: null, left: null },
      kind,
      (place) => `neutrals.${place}`,
    ),
  ),
];

interface WrittenQuagmire {
  readonly at: string;
  readonly attacker: string;
}

/** The controls of an area: its holder and its quagmire. */
function around(desk: FogDesk, place: string): readonly Control<Says>[] {
  const at = ALL_AREAS.find((area) => idOf(area) === place);
  if (at === undefined) return [];
  const holder = desk.position.control[at] ?? null;
  const written = (desk.value('quagmires') ?? []) as readonly WrittenQuagmire[];
  const others = written.filter((one) => one.at !== place);
  const attacker = written.find((one) => one.at === place)?.attacker;
  const stuck = SIDES.find((side) => SIDE_IDS[side] === attacker) ?? null;
  return [
    holderControl(holder, (who) => desk.with(`control.${place}`, idOfHolder(who))),
    stuckControl(stuck, HOLDERS, (who) =>
      desk.with('quagmires', who === null ? others : [...others, { at: place, attacker: SIDE_IDS[who] }]),
    ),
  ];
}

/** Stages that can be entered by hand; the others are reached by play. */
const BY_HAND: readonly Stage[] = ['actions', 'intel', 'over'];
/** Parts that belong to the turn, cleared when the active side changes. */
const OF_TURN = ['waits', 'blocked', 'played', 'planned'] as const;
/** Parts that depend on the year. */
const OF_YEAR = ['waits', 'ussr'] as const;

const warControls = (desk: FogDesk): readonly Control<Says>[] => {
  const { active, advantage, stage, winter, year, points, goal } = desk.position;
  const sides = SIDES.map((who) => ({ id: SIDE_IDS[who], says: { says: 'whoName', who } as const }));
  return [
    number<Says>(['year', { says: 'yearSet' }], 1940 + year, [1940, 1944], (set) =>
      desk.with('year', set, OF_YEAR),
    ),
    toggle<Says>(['winter', { says: 'winterSet' }], winter, (set) => desk.with('winter', set)),
    number<Says>(['points', { says: 'pointsSet' }], points, [0, goal], (set) => desk.with('points', set)),
    choice<Says>(['advantage', { says: 'advantageSet' }], SIDE_IDS[advantage], sides, (id) =>
      desk.with('advantage', id),
    ),
    choice<Says>(['active', { says: 'activeSet' }], SIDE_IDS[active], sides, (id) =>
      desk.with('active', id, OF_TURN),
    ),
    choice<Says>(
      ['stage', { says: 'stageSet' }],
      stage,
      STAGES.filter((id) => BY_HAND.includes(id) || id === stage).map((id) => ({
        id,
        says: { says: 'stageName', stage: id },
      })),
      (id) => desk.with('stage', id, OF_TURN),
    ),
  ];
};

/** The most cards of a kind per pile. */
const MOST = 12;

const cardControls = (desk: FogDesk, side: Side, pile: string): readonly Control<Says>[] =>
  FORCES.map((force, kind) => {
    const { count, set } = countIn(desk, `piles.${SIDE_IDS[side]}.${pile}`, kind);
    return number<Says>(
      [`${pile}-${force}-${SIDE_IDS[side]}`, { says: 'cardSet', card: kind }],
      count,
      [0, Math.max(MOST, count)],
      set,
    );
  });

/** The control of an operation's target; without a target its space is empty. */
function aimControl(desk: FogDesk, side: Side, space: Space): Control<Says> {
  const at = desk.position.wheels[side].plans[space] ?? null;
  const [id, name] = [SIDE_IDS[side], OPERATIONS[space]];
  const place = `wheels.${id}.plans.${name}`;
  return choice<Says>(
    [`aim-${name}-${id}`, { says: 'aimSet', space }],
    at === null ? 'none' : idOf(at),
    [null, ...ALL_AREAS].map((to) => ({
      id: to === null ? 'none' : idOf(to),
      says: { says: 'aimName', at: to },
    })),
    (to) => desk.with(place, to === 'none' ? null : to, ['aims']),
  );
}

const wheelControls = (desk: FogDesk, side: Side): readonly Control<Says>[] => {
  const id = SIDE_IDS[side];
  const { ready } = desk.position.intel[side];
  return [
    number<Says>([`intel-${id}`, { says: 'intelSet' }], ready, [0, Math.max(20, ready)], (set) =>
      desk.with(`intel.${id}.ready`, set),
    ),
    ...desk.controls<Says>(`industry.${id}`, { id: `industry-${id}`, says: { says: 'industrySet' } }),
    choice<Says>(
      [`turned-${id}`, { says: 'turnedSet' }],
      OPERATIONS[desk.position.wheels[side].turned],
      SPACES.map((space) => ({ id: OPERATIONS[space], says: { says: 'spaceName', space } })),
      (to) => desk.with(`wheels.${id}.turned`, to),
    ),
    ...SPACES.map((space) => aimControl(desk, side, space)),
  ];
};

const settings = (desk: FogDesk): readonly Settings<Says>[] => [
  { heading: { says: 'warHeading' }, controls: warControls(desk) },
  ...SIDES.flatMap((who): readonly Settings<Says>[] => [
    { heading: { says: 'sideHeading', who }, controls: wheelControls(desk, who) },
    { heading: { says: 'handHeading', who }, controls: cardControls(desk, who, 'hand') },
    ...SPACES.filter((space) => desk.position.wheels[who].plans[space] !== null).map((space) => ({
      heading: { says: 'operationHeading', who, space } as const,
      controls: cardControls(desk, who, OPERATIONS[space]),
    })),
    { heading: { says: 'lossHeading', who }, controls: cardControls(desk, who, 'loss') },
  ]),
];

export const fogEditing = editingOf<War, Says>({
  shape: fogPositions,
  scene: (position) => scene(position, null),
  pieces,
  around,
  settings,
});
