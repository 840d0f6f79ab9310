import { memo } from '../../../referee/memo.ts';
import {
  ARROWS,
  type Scene,
  type SceneField,
  type Scenery,
  type SceneZone,
  type ZoneCard,
} from '../../../referee/table/scene.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import { FIELD_SIZE, cardsOf, fieldCorner, piecesOf, rulersOf } from './board-pieces.ts';
import { cardsIn, CRATES, valuesOf } from '../rules/cards.ts';
import { fieldName, nameOf, placeOf, presence } from '../rules/notation.ts';
import { tankInteraction } from './interaction.ts';
import { aheadOf, columnOf, GAP, groundOf, rowOf } from '../rules/field-grid.ts';
import type { Move } from '../rules/moves.ts';
import { observe, type Observation } from '../rules/observation.ts';
import {
  CARD_VALUES,
  type Army,
  type BattlefieldCard,
  type CardChoice,
  type CardCounts,
  type Facing,
  type Field,
  type Position,
} from '../rules/position.ts';
import { FULL_POINTS, ROUNDS } from '../rules/permissions.ts';
import type { PlayedSaid, TableSaid, ZoneKey } from '../messages.ts';
import { score } from '../rules/outcome.ts';

/**
 * The scene of the board: cards, pieces and hands. Hidden information comes from the viewer's observation and
 * nowhere else.
 */

const ARMIES: readonly Army[] = [0, 1];

type TankField = SceneField<PlayedSaid>;
type TankZone = SceneZone<PlayedSaid>;
type TankZoneCard = ZoneCard<PlayedSaid>;

/** The places of fields; they only change when a card is placed. */
type Lying = Omit<TankField, 'says'>;

const lyingOn = memo((table: Position['table']): readonly Lying[] =>
  Array.from({ length: groundOf(table).size }, (_, field): Lying => {
    const name = fieldName(table, field);
    return {
      id: name,
      label: name,
      ...fieldCorner(columnOf(table, field), rowOf(table, field)),
      ...FIELD_SIZE,
      beside: besideOn(table, field),
    };
  }),
);

const fieldsOf = (position: Position): TankField[] =>
  lyingOn(position.table).map((lies, field) => ({ ...lies, says: fieldSays(position, field) }));

const fieldSays = (position: Position, field: Field): TableSaid => {
  const { crates, tank, table } = position;
  return {
    says: 'field',
    place: placeOf(position, field),
    holds: groundOf(table).special[field] ?? 'empty',
    crate: crates.includes(field),
    tank: tank?.field === field ? { facing: tank.facing, crew: tank.army === null ? null : tank.crew } : null,
    present: ARMIES.flatMap((army) => presence(position, army, field) ?? []),
  };
};

/** Neighbours for the arrow keys. */
function besideOn(table: Position['table'], field: Field): NonNullable<TankField['beside']> {
  const ground = groundOf(table);
  return Object.fromEntries(
    ARROWS.flatMap((arrow, facing) => {
      const ahead = aheadOf(ground, field, facing as Facing);
      return ahead === GAP ? [] : [[arrow, fieldName(table, ahead)]];
    }),
  );
}

/** Action cards face up, grouped by value. */
const faceUp = (army: Army, counts: CardCounts): TankZoneCard[] =>
  CARD_VALUES.flatMap((value, index): TankZoneCard[] => {
    const count = counts[index] ?? 0;
    const face = `action-${nameOf(army)}-${value}`;
    return count === 0 ? [] : [{ id: `card-${value}`, face, name: { says: 'aCard', card: value }, count }];
  });

const faceDown = (face: string, count: number): TankZoneCard[] =>
  count === 0 ? [] : [{ id: null, face: `${face}-back`, name: { says: 'faceDown' }, count }];

const upright = (card: BattlefieldCard): TankZoneCard => ({
  id: card,
  face: card,
  count: 1,
  name: { says: 'named', cards: [card] },
});

const listed = (counts: CardCounts): TableSaid => ({ says: 'values', values: valuesOf(counts) });

/** Zones beside the board; `seen` is what the viewer knows, null to show everything. */
function zonesOf(position: Position, seen: Observation | null): TankZone[] {
  return [...ARMIES.flatMap((army) => armyZones(position, army, seen)), ...commonZones(position, seen)];
}

function armyZones(position: Position, army: Army, seen: Observation | null): TankZone[] {
  const zone = (id: ZoneKey, says: TableSaid, cards: readonly TankZoneCard[] = []): TankZone => ({
    id: `${id}-${nameOf(army)}`,
    name: { says: id },
    owner: army,
    says,
    cards,
    count: null,
  });
  const tally = (id: ZoneKey, count: number, says: TableSaid): TankZone => ({ ...zone(id, says), count });
  const cards = (count: number) => ({ says: 'cards', count }) as const;
  const soldiers = (count: number) => ({ says: 'soldiers', count }) as const;
  const [points, taken] = [position.points[army], position.taken[army]];
  const total = score(position).totals[army];
  const hidden = seen !== null && seen.viewer !== army;
  const hand = position.hands[army];
  const size = cardsIn(hand);
  const held = seen === null ? position.held[army] : seen.held[army];
  return [
    {
      ...tally('points', points, { says: 'pointsOf', count: points, most: FULL_POINTS }),
      role: { is: 'points', most: FULL_POINTS },
    },
    {
      ...(hidden
        ? zone('hand', { says: 'cards', count: size }, faceDown(`action-${nameOf(army)}`, size))
        : zone('hand', listed(hand), faceUp(army, hand))),
      role: { is: 'hand' },
    },
    ...(held === null
      ? []
      : [
          held === 'hidden'
            ? zone('held', { says: 'aCardFaceDown' }, faceDown('battlefield', 1))
            : zone('held', { says: 'named', cards: [held] }, [upright(held)]),
        ]),
    tally('deck', position.decks[army].length, cards(position.decks[army].length)),
    zone('discards', listed(position.discards[army])),
    tally('supply', position.supply[army], soldiers(position.supply[army])),
    ...(position.lost[army] === 0 ? [] : [tally('lost', position.lost[army], soldiers(position.lost[army]))]),
    {
      ...tally('taken', taken, { says: 'cratesOf', count: taken, most: CRATES }),
      role: { is: 'prize', face: 'crate' },
    },
    { ...tally('score', total, { says: 'pointsMade', count: total }), role: { is: 'score' } },
  ];
}

function commonZones(position: Position, seen: Observation | null): TankZone[] {
  const zone = (
    id: string,
    name: ZoneKey,
    says: PlayedSaid,
    cards: readonly TankZoneCard[] = [],
  ): TankZone => ({ id, name: { says: name }, owner: null, says, cards, count: null });
  const drawn = seen === null ? position.drawn : seen.drawn;
  const looked =
    position.drawn.length === 0
      ? []
      : [
          drawn === null
            ? zone('drawn', 'drawn', { says: 'twoFaceDown' }, faceDown('battlefield', 2))
            : zone('drawn', 'drawn', { says: 'named', cards: drawn }, drawn.map(upright)),
        ];
  const left = position.pile.length;
  return [
    zone('active', 'active', { says: 'player', who: position.active }),
    { ...zone('pile', 'pile', { says: 'battlefieldPile', count: left }), count: left },
    ...looked,
    ...battleZones(position, seen).map(({ name, says }) => zone(`battle ${name}`, name, says)),
  ];
}

function battleZones(
  position: Position,
  seen: Observation | null,
): readonly { readonly name: 'battleZone' | 'attackerCard'; readonly says: PlayedSaid }[] {
  const { battle, action } = position;
  if (battle === null) return [];
  const card = seen === null ? battle.cards[0] : (seen.battle?.cards[0] ?? null);
  const place = placeOf(position, battle.target);
  const from = battle.parties.map((party) => ({
    count: party.foot + party.crew,
    place: placeOf(position, party.from),
  }));
  return [
    { name: 'battleZone', says: { says: 'attacks', who: action?.army ?? 0, place, from } },
    { name: 'attackerCard', says: laidSays(card) },
  ];
}

function laidSays(card: CardChoice | 'down' | null): TableSaid {
  if (card === null) return { says: 'notLaid' };
  if (card === 'down') return { says: 'faceDown' };
  return card === 0 ? { says: 'noneLaid' } : { says: 'aCard', card };
}

function status(position: Position): TableSaid {
  const { stage, player, round, action } = position;
  if (stage === 'over' || player === null) {
    const { totals, winner } = score(position);
    return { says: 'ended', winner, totals };
  }
  const left = action?.left ?? 0;
  return { says: 'status', round, rounds: ROUNDS, who: player, stage, left };
}

/** The scene as an army sees it; null sees everything. */
export function scene(position: Position, viewer: number | null): Scene<PlayedSaid> {
  const seen = viewer === null ? null : observe(position, seatOfTwo(viewer));
  return {
    ground: 'fog',
    fields: fieldsOf(position),
    cards: cardsOf(position),
    pieces: piecesOf(position),
    lines: [],
    rulers: rulersOf(position),
    zones: zonesOf(position, seen),
    status: status(position),
  };
}

/** A card that the enemy keeps or lays face down is hidden from the other army. */
const hides = (before: Position, newest: Move, viewer: number): boolean =>
  before.player !== viewer &&
  (newest.kind === 'keep' || (newest.kind === 'lay' && before.stage === 'attacker-card'));

/** The scenery of the page before somebody sits down: until then no move is made. */
export const startScenery: Scenery<Position, Move, PlayedSaid> = {
  scene,
  interaction: tankInteraction,
  happenings: () => [],
  hides,
  round: ({ round }) => round,
};
