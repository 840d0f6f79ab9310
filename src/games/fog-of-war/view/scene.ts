/**
 * The scene of the board before somebody sits down: map, markers and piles, hands, operations and stacks, as a viewer
 * sees them. `told-scene.ts` adds what is asked and what can be touched.
 */
import {
  BOARD_AREAS,
  GROUND,
  NAME_LETTERS,
  nameAt,
  onSheet,
} from '../../../../cards/fog-of-war/data/map-layout.ts';
import { OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import { top } from '../../../referee/pending-stack.ts';
import type {
  Scene,
  SceneField,
  ScenePiece,
  SceneZone,
  Scenery,
  Start,
  ZoneCard,
} from '../../../referee/table/scene.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import { ALL_AREAS, type AreaNumber, type Side, areaOf, idOf } from '../rules/areas.ts';
import { decisionIn } from '../rules/turns.ts';
import { type Move, actorIn } from '../rules/moves.ts';
import { NONE, forceOf, kindsIn, sizeOf } from '../rules/card-counts.ts';
import {
  AXIS,
  DECK,
  DISCARD,
  HAND,
  LOSS,
  type PileNumber,
  SEATS,
  SIDES,
  SIDE_IDS,
  SPACES,
  WIN,
  type War,
  ageOf,
  controllerOf,
  faceOf,
  inArea,
  inSpace,
  keptOf,
  neutralsAt,
  pileIn,
  quagmireAt,
} from '../rules/position.ts';
import type { Lying, StartSaid } from '../messages.ts';
import { isSupplied } from '../rules/supply.ts';
import { print } from '../rules/notation.ts';
import { outcome } from '../rules/outcome.ts';
import { cardTouch, spaceTouch } from './touch-ids.ts';
import { resourcesOf } from '../rules/year.ts';

type FogField = SceneField<StartSaid>;
type FogZone = SceneZone<StartSaid>;
type Viewer = Side | null;

/** The room for pieces in each area. */
const LYING: readonly Omit<FogField, 'says'>[] = BOARD_AREAS.map(({ id, room }, at) => {
  const [x, y] = onSheet(nameAt(id));
  return { id, label: areaOf(at).name, named: { x, y }, ...room };
});

/** The cards of a pile that a viewer sees: all if it is theirs or everything is open, else those they know. */
function seenIn(position: War, side: Side, pile: PileNumber, viewer: Viewer): Lying {
  const all = pileIn(position, side, pile);
  const seen = viewer === null || viewer === side ? all : (position.known[side][pile] ?? NONE);
  return { seen, covered: sizeOf(all) - sizeOf(seen) };
}

const lyingAt = (position: War, side: Side, at: AreaNumber, viewer: Viewer): Lying =>
  seenIn(position, side, inArea(at), viewer);

function fieldAt(position: War, at: AreaNumber, viewer: Viewer): readonly FogField[] {
  const lies = LYING[at];
  if (lies === undefined) return [];
  const holder = controllerOf(position, at);
  return [
    {
      ...lies,
      ...(holder === null ? {} : { held: SEATS[holder] }),
      opens: [
        ...neutralsSeen(position, at, viewer),
        ...SIDES.flatMap((side) => cardsSeen(position, side, inArea(at), viewer)),
      ],
      says: {
        says: 'areaField',
        at,
        holder,
        cards: [lyingAt(position, 0, at, viewer), lyingAt(position, 1, at, viewer)],
        neutrals: sizeOf(neutralsAt(position, at)),
        attacker: quagmireAt(position, at)?.attacker ?? null,
        supplied: holder === null || isSupplied(position, holder, at),
      },
    },
  ];
}

/** Edges of a marker and of a pile in mm of the map; smaller than in print, so that they fit into the areas. */
const MARKER = 9;
const CARD = { width: 8.5, height: 12 } as const;

const piece = (id: string, face: string, field: string, more: Partial<ScenePiece> = {}): ScenePiece => ({
  id,
  face,
  field,
  count: 1,
  width: MARKER,
  height: MARKER,
  turn: 0,
  marks: [],
  ...more,
});

export const controlFace = (holder: Side | null): string =>
  holder === null ? 'control-neutral' : holder === AXIS ? 'control' : 'control-back';

/** The pieces in an area: control marker, face-down cards, quagmire or cut-off marker. */
function piecesAt(position: War, at: AreaNumber, viewer: Viewer): readonly ScenePiece[] {
  const id = idOf(at);
  const holder = controllerOf(position, at);
  const isStuck = quagmireAt(position, at) !== undefined;
  const neutrals = sizeOf(neutralsAt(position, at));
  const pile = (name: string, back: string, count: number): readonly ScenePiece[] =>
    count === 0 ? [] : [piece(`${name} ${id}`, back, id, { count, ...CARD })];
  return [
    // Neutral cards show that an area is neutral; a marker beside them would leave too little room.
    ...(holder === null && neutrals > 0 ? [] : [piece(`control ${id}`, controlFace(holder), id)]),
    ...(isStuck ? [piece(`quagmire ${id}`, 'supply-quagmire-back', id)] : []),
    ...(holder !== null && !isStuck && !isSupplied(position, holder, at)
      ? [piece(`cut off ${id}`, 'supply-quagmire', id)]
      : []),
    ...pile('neutral', 'neutral-back', neutrals),
    ...SIDES.flatMap((side) => {
      const [top] = cardsSeen(position, side, inArea(at), viewer);
      return top === undefined
        ? []
        : pile(SIDE_IDS[side], top.face, sizeOf(pileIn(position, side, inArea(at))));
    }),
  ];
}

/** Cards as a viewer sees them: faces if they own or know them, else backs. */
function cardsSeen(
  position: War,
  side: Side,
  pile: PileNumber,
  viewer: Viewer,
): readonly ZoneCard<StartSaid>[] {
  const { seen, covered } = seenIn(position, side, pile, viewer);
  const back = `${SIDE_IDS[side]}-action-back`;
  return [
    ...kindsIn(seen).map((kind) => ({
      // Only the owner can tap cards in a hand.
      id: (pile === HAND || pile === DECK) && (viewer === null || viewer === side) ? cardTouch(kind) : null,
      face: faceOf(side, kind),
      name: { says: 'cardIs', card: kind } as const,
      count: seen[kind] ?? 0,
    })),
    ...backs(back, covered),
  ];
}

/** The neutral cards of an area as a viewer sees them. */
function neutralsSeen(position: War, at: AreaNumber, viewer: Viewer): readonly ZoneCard<StartSaid>[] {
  const all = neutralsAt(position, at);
  const seen = viewer === null ? all : (position.neutralsKnown[viewer][at] ?? NONE);
  return [
    ...kindsIn(seen).map((kind) => ({
      id: null,
      face: `neutral-${forceOf(kind)}`,
      name: { says: 'cardIs', card: kind } as const,
      count: seen[kind] ?? 0,
    })),
    ...backs('neutral-back', sizeOf(all) - sizeOf(seen)),
  ];
}

const backs = (face: string, count: number): readonly ZoneCard<StartSaid>[] =>
  count === 0 ? [] : [{ id: null, face, name: { says: 'faceDown' }, count }];

type ZoneName = Extract<StartSaid, { says: `${string}Zone` }>;
const zone = (
  id: string,
  name: ZoneName,
  owner: Side | null,
  says: StartSaid,
  rest: Partial<FogZone> = {},
): FogZone => ({ id, name, owner, says, cards: [], count: null, ...rest });

const STACKS = [
  [DISCARD, 'discard'],
  [WIN, 'win'],
  [LOSS, 'loss'],
] as const;
type Stack = (typeof STACKS)[number];

/** A stack beside the map; how many cards it has may be its owner's business (F-A34). */
function stackOf(position: War, side: Side, [pile, name]: Stack, viewer: Viewer): FogZone {
  const isSecret = position.options['secret-counts'] && viewer !== null && viewer !== side;
  const cards = cardsSeen(position, side, pile, viewer);
  if (isSecret) {
    const known = cards.filter(({ name: { says } }) => says === 'cardIs');
    const back = {
      id: null,
      face: `${SIDE_IDS[side]}-action-back`,
      name: { says: 'uncounted' },
      count: 1,
    } as const;
    const says = { says: 'uncounted' } as const;
    // A back is shown even if the stack is empty.
    return zone(`${name}-${SIDE_IDS[side]}`, { says: `${name}Zone` }, side, says, {
      cards: [...known, back],
    });
  }
  const count = sizeOf(pileIn(position, side, pile));
  return zone(
    `${name}-${SIDE_IDS[side]}`,
    { says: `${name}Zone` },
    side,
    { says: 'cardsAre', count },
    { count, cards },
  );
}

function zonesOfSide(position: War, side: Side, viewer: Viewer): readonly FogZone[] {
  const id = SIDE_IDS[side];
  const { intel, industry, wheels } = position;
  // During the set-up cards are chosen from the deck.
  const held = position.stage === 'set-up' && position.active === side ? DECK : HAND;
  const hand = pileIn(position, side, held);
  const deck = sizeOf(pileIn(position, side, DECK));
  const seesAll = viewer === null || viewer === side;
  return [
    zone(
      `hand-${id}`,
      { says: 'handZone' },
      side,
      { says: 'cardsAre', count: sizeOf(hand) },
      {
        cards: cardsSeen(position, side, held, viewer),
        role: { is: 'hand' },
      },
    ),
    zone(`deck-${id}`, { says: 'deckZone' }, side, { says: 'cardsAre', count: deck }, { count: deck }),
    ...SPACES.map((space) => {
      const at = wheels[side].plans[space] ?? null;
      const age = ageOf(wheels[side], space);
      const cards = pileIn(position, side, inSpace(space));
      const aim = seesAll || position.aims[side][space] === true ? at : null;
      return zone(
        `${OPERATIONS[space]}-${id}`,
        { says: 'operationZone', space },
        side,
        at === null ? { says: 'spaceIs', age } : { says: 'operationIs', at: aim, count: sizeOf(cards), age },
        {
          cards: cardsSeen(position, side, inSpace(space), viewer),
          role: {
            is: 'space',
            at: space,
            of: SPACES.length,
            sign: { says: 'dialSign', age },
            // Both wheels use the same names for their spaces.
            touch: side === position.active ? spaceTouch(space) : null,
            label: { says: 'operationLabel', space, at: aim },
          },
        },
      );
    }),
    zone(
      `intel-${id}`,
      { says: 'intelZone' },
      side,
      { says: 'tokensAre', ...intel[side] },
      {
        count: intel[side].ready,
        role: { is: 'points', most: intel[side].ready + intel[side].used, told: true },
      },
    ),
    zone(`industry-${id}`, { says: 'industryZone' }, side, {
      says: 'industryIs',
      industry: industry[side],
      resources: resourcesOf(position, side),
      left: leftTo(position, side),
    }),
    ...STACKS.map((stack) => stackOf(position, side, stack, viewer)),
  ];
}

/** Points left to a side that produces; null otherwise. */
function leftTo({ waits }: War, side: Side): number | null {
  const wait = top(waits);
  return wait?.kind === 'produce' && wait.seat === side ? wait.left : null;
}

function zonesOf(position: War, viewer: Viewer): readonly FogZone[] {
  const { points, goal, year, winter, advantage } = position;
  const seesKept = viewer !== 1 || position.stage === 'over';
  return [
    zone('year', { says: 'yearZone' }, null, { says: 'yearIs', year, winter }),
    zone(
      'points',
      { says: 'pointsZone' },
      AXIS,
      { says: 'pointsAre', points, goal },
      { count: points, role: { is: 'score' } },
    ),
    zone('advantage', { says: 'advantageZone' }, null, { says: 'advantageIs', who: advantage }),
    zone('victory', { says: 'victoryZone' }, AXIS, {
      says: 'victoriesAre',
      kept: seesKept ? keptOf(position) : null,
    }),
    ...SIDES.flatMap((side) => zonesOfSide(position, side, viewer)),
  ];
}

/** The winner, and why (F-171, F-180, F-182). */
function ended(position: War): StartSaid {
  const { winners = [], rules = [] } = outcome(position) ?? {};
  const [winner] = winners;
  const { points, goal } = position;
  const kept = keptOf(position);
  return {
    says: 'ended',
    winner: winner === undefined ? null : seatOfTwo(winner),
    by: rules.includes('F-171') ? 'germany' : rules.includes('F-180') ? 'points' : 'cards',
    points,
    goal,
    kept,
    missing: kept.filter((at) => controllerOf(position, at) !== AXIS),
  };
}

function status(position: War): StartSaid {
  const who = actorIn(position);
  if (who === null) return ended(position);
  const { active: turn, year, winter } = position;
  return {
    says: 'status',
    now: decisionIn(position),
    who: who === 'chance' ? who : seatOfTwo(who),
    turn,
    year,
    winter,
  };
}

/** Areas come without outlines; the view adds them from `src/referee/table/drawn-outlines.ts`. */
export function scene(position: War, viewer: number | null): Scene<StartSaid> {
  const seat = viewer === null ? null : seatOfTwo(viewer);
  return {
    ground: GROUND,
    letters: NAME_LETTERS,
    fields: ALL_AREAS.flatMap((at) => fieldAt(position, at, seat)),
    cards: [],
    pieces: ALL_AREAS.flatMap((at) => piecesAt(position, at, seat)),
    lines: [],
    zones: zonesOf(position, seat),
    status: status(position),
  };
}

/** There is nothing to choose before the game: the set-up is part of play. */
const fogStart: Start<War, Move, StartSaid> = {
  options: [],
  picks: [],
  hides: true,
  // By then both sides have operations, and the map has its first guards.
  pictured: 60,
};

/** Moves that name a card only their own side sees. */
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

/** The seat that made a move; for chance, the one it was made for. */
const seatOf = ({ waits, active }: War): number => top(waits)?.seat ?? active;

/** Lost neutral cards leave the game openly. */
function hides(before: War, { kind }: Move, viewer: number): boolean {
  const wait = top(before.waits);
  const isOpen = wait?.kind === 'lose' && wait.neutral;
  return HIDDEN.includes(kind) && !isOpen && seatOf(before) !== viewer;
}

/** The scenery of the page before somebody sits down: until then no move is made, and nothing is touched. */
export const startScenery: Scenery<War, Move, StartSaid> = {
  scene,
  interaction: { touches: (_, move) => [{ id: print(move), says: { says: 'faceDown' } }], handles: () => [] },
  start: fogStart,
  happenings: () => [],
  hides,
  round: ({ year, stage }) =>
    stage === 'actions' || stage === 'intel' || stage === 'over' ? year + 1 : null,
};
