import { CRATE, SOLDIERS, TANK } from '../../../cards/victory-tank/box.ts';
import {
  ARROWS,
  type Reveal,
  type Scene,
  type SceneCard,
  type SceneField,
  type ScenePiece,
  type Scenery,
  type SceneZone,
  type ZoneCard,
} from '../../referee/scene.ts';
import { cardName, FIELD_SIZE, fieldCorner } from './card-words.ts';
import { valuesOf } from './cards.ts';
import { facingName, nameOf, presence, some } from './figures.ts';
import { aheadOf, columnOf, GAP, groundOf, rowOf } from './ground.ts';
import { fighting } from './happenings-battle.ts';
import { happenings } from './happenings.ts';
import { layings } from './layings.ts';
import type { Move } from './move.ts';
import { fieldName } from './notation.ts';
import { observe, type Observation } from './observe.ts';
import {
  ARMY_NAMES,
  CARD_VALUES,
  type Army,
  type BattlefieldCard,
  type CardChoice,
  type CardCounts,
  type Facing,
  type Field,
  type Position,
} from './position.ts';
import { reckon } from './reckoning.ts';
import { enemyOf, ROUNDS } from './rules.ts';
import { score } from './score.ts';
import { settingUp } from './setting-up.ts';
import { choices, tries } from './touches.ts';

/**
 * Victory Tank on a table: where its cards lie, what stands on which field, what is in whose hand, as the board view
 * asks for it. What a viewer does not know comes from their observation and from nowhere else.
 */

const ARMIES: readonly Army[] = [0, 1];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const GROUND_WORDS = {
  base: 'home base',
  empty: 'open ground',
  tank: 'the tank’s shed',
  jeep: 'reinforcements',
  crate: 'a crate’s field',
  bunker: 'a bunker',
} as const;

function fieldsOf(position: Position): SceneField[] {
  const { table } = position;
  const ground = groundOf(table);
  return Array.from({ length: ground.size }, (_, field) => {
    const holds = ground.special[field] ?? 'empty';
    const base = ground.bases.indexOf(field);
    const kind = base < 0 ? GROUND_WORDS[holds] : `${ARMY_NAMES[base] ?? ''} home base`;
    const present = ARMIES.map((army) => presence(position, army, field)).filter((words) => words !== '');
    const name = fieldName(table, field);
    const says = [name, kind, ...extras(position, field), ...present];
    return {
      ...{ id: name, label: name },
      ...fieldCorner(columnOf(table, field), rowOf(table, field)),
      ...FIELD_SIZE,
      beside: besideOn(position, field),
      says: (present.length === 0 ? [...says, 'nobody'] : says).join(', '),
    };
  });
}

/** The adjacent fields, by the arrow keys that lead there. */
function besideOn({ table }: Position, field: Field): NonNullable<SceneField['beside']> {
  const ground = groundOf(table);
  return Object.fromEntries(
    ARROWS.flatMap((arrow, facing) => {
      const ahead = aheadOf(ground, field, facing as Facing);
      return ahead === GAP ? [] : [[arrow, fieldName(table, ahead)]];
    }),
  );
}

/** What is on a field besides soldiers. */
function extras({ crates, tank }: Position, field: Field): string[] {
  const crate = crates.includes(field) ? ['a crate'] : [];
  if (tank?.field !== field) return crate;
  const crew = tank.army === null ? 'unclaimed' : `${some(tank.crew, 'soldier')} inside`;
  return [...crate, `the tank facing ${facingName(tank.facing)}, ${crew}`];
}

const cardsOf = ({ table }: Position): SceneCard[] =>
  table.map(({ card, column, row, turned }) => ({
    id: card,
    face: card,
    ...fieldCorner(column, row),
    width: FIELD_SIZE.width,
    height: 2 * FIELD_SIZE.height,
    turn: turned ? 180 : 0,
  }));

function piecesOf({ table, foot, crates, tank }: Position): ScenePiece[] {
  const standing = { turn: 0, marks: [] } as const;
  const soldiers = ARMIES.flatMap((army) =>
    foot[army].flatMap((count, field): ScenePiece[] => {
      const piece = SOLDIERS[army];
      if (count === 0 || piece === undefined) return [];
      const name = fieldName(table, field);
      return [
        { id: `${piece.id}@${name}`, face: piece.id, field: name, count, ...piece.counter, ...standing },
      ];
    }),
  );
  const boxes = crates.map((field): ScenePiece => {
    const name = fieldName(table, field);
    return {
      id: `${CRATE.id}@${name}`,
      face: CRATE.id,
      field: name,
      count: 1,
      ...CRATE.counter,
      ...standing,
    };
  });
  if (tank === null) return [...boxes, ...soldiers];
  const crew = tank.army === null ? [] : [{ face: `soldier-${nameOf(tank.army)}`, count: tank.crew }];
  const driven: ScenePiece = {
    id: TANK.id,
    face: TANK.id,
    field: fieldName(table, tank.field),
    count: 1,
    ...TANK.counter,
    turn: 90 * (tank.facing - 1), // its counter drives to the right
    marks: crew,
  };
  return [...boxes, driven, ...soldiers];
}

/** Action cards face up, those of a value together. */
const faceUp = (army: Army, counts: CardCounts): ZoneCard[] =>
  CARD_VALUES.flatMap((value, index): ZoneCard[] => {
    const count = counts[index] ?? 0;
    return count === 0
      ? []
      : [{ id: `card-${value}`, face: `action-${nameOf(army)}-${value}`, name: `a ${value}`, count }];
  });

const faceDown = (face: string, count: number): ZoneCard[] =>
  count === 0 ? [] : [{ id: null, face: `${face}-back`, name: 'face down', count }];

const upright = (card: BattlefieldCard): ZoneCard => ({
  id: card,
  face: card,
  name: cardName(card),
  count: 1,
});

const listed = (counts: CardCounts): string => valuesOf(counts).join(', ') || 'none';

/** What is beside the board: `seen` is what the viewer knows, null where everything is shown. */
function zonesOf(position: Position, seen: Observation | null): SceneZone[] {
  return [...ARMIES.flatMap((army) => armyZones(position, army, seen)), ...commonZones(position, seen)];
}

function armyZones(position: Position, army: Army, seen: Observation | null): SceneZone[] {
  const zone = (id: string, name: string, says: string, cards: readonly ZoneCard[] = []): SceneZone => ({
    ...{ id: `${id}-${nameOf(army)}`, name, owner: army, says, cards },
    count: null,
  });
  const tally = (id: string, name: string, count: number, says = `${count}`): SceneZone => ({
    ...zone(id, name, says),
    count,
  });
  const hidden = seen !== null && seen.viewer !== army;
  const hand = position.hands[army];
  const size = hand[0] + hand[1] + hand[2];
  const held = seen === null ? position.held[army] : seen.held[army];
  return [
    tally('points', 'Action points', position.points[army]),
    hidden
      ? zone('hand', 'Hand', some(size, 'card'), faceDown(`action-${nameOf(army)}`, size))
      : zone('hand', 'Hand', listed(hand), faceUp(army, hand)),
    ...(held === null
      ? []
      : [
          held === 'hidden'
            ? zone('held', 'To place', 'a card face down', faceDown('battlefield', 1))
            : zone('held', 'To place', cardName(held), [upright(held)]),
        ]),
    tally('deck', 'Deck', position.decks[army].length, some(position.decks[army].length, 'card')),
    zone('discards', 'Played', listed(position.discards[army])),
    tally('supply', 'Supply', position.supply[army], some(position.supply[army], 'soldier')),
    ...(position.lost[army] === 0
      ? []
      : [tally('lost', 'Out of the game', position.lost[army], some(position.lost[army], 'soldier'))]),
    tally('taken', 'Crates', position.taken[army]),
    tally('score', 'Score if it ended now', score(position).totals[army]),
  ];
}

function commonZones(position: Position, seen: Observation | null): SceneZone[] {
  const zone = (id: string, name: string, says: string, cards: readonly ZoneCard[] = []): SceneZone => ({
    ...{ id, name, owner: null, says, cards },
    count: null,
  });
  const drawn = seen === null ? position.drawn : seen.drawn;
  const looked =
    position.drawn.length === 0
      ? []
      : [
          drawn === null
            ? zone('drawn', 'Drawn', '2 cards face down', faceDown('battlefield', 2))
            : zone('drawn', 'Drawn', drawn.map(cardName).join(' and '), drawn.map(upright)),
        ];
  return [
    zone('active', 'Active player card', capital(nameOf(position.active))),
    {
      ...zone('pile', 'Pile', some(position.pile.length, 'battlefield card')),
      count: position.pile.length,
    },
    ...looked,
    ...battleZones(position, seen).map(({ name, says }) => zone(`battle ${name}`, name, says)),
  ];
}

function battleZones(
  { battle, table, action }: Position,
  seen: Observation | null,
): readonly { readonly name: string; readonly says: string }[] {
  if (battle === null) return [];
  const card = seen === null ? battle.cards[0] : (seen.battle?.cards[0] ?? null);
  const laid =
    card === null ? 'not laid yet' : card === 'down' ? 'face down' : card === 0 ? 'none' : `a ${card}`;
  const from = battle.parties.map(
    (party) => `${party.foot + party.crew} from ${fieldName(table, party.from)}`,
  );
  return [
    {
      name: 'Battle',
      says: `${nameOf(action?.army ?? 0)} attacks ${fieldName(table, battle.target)}: ${from.join(', ')}`,
    },
    { name: 'Attacker’s card', says: laid },
  ];
}

const ASKS = {
  draft: 'keeps one of two battlefield cards',
  place: 'places a battlefield card',
  face: 'picks the tank’s facing',
  command: 'announces an action',
  move: 'uses a point to move',
  drive: 'drives the tank',
  recruit: 'uses a point to recruit',
  attack: 'uses a point to attack',
  muster: 'adds attackers from other fields',
  'attacker-card': 'lays a battle card, or none',
  'defender-card': 'defends: lays a battle card, or none',
  enter: 'has won the battle and moves in',
  claim: 'takes the tank',
} as const;

function status(position: Position): string {
  const { stage, player, round, action } = position;
  if (stage === 'over' || player === null) {
    const { totals, winner } = score(position);
    return `The game is over: ${capital(nameOf(winner))} wins, red ${totals[0]}, gray ${totals[1]}.`;
  }
  const left = action === null || action.left === 0 ? '' : `, ${some(action.left, 'point')} left`;
  return `Round ${round} of ${ROUNDS}. ${capital(nameOf(player))} ${ASKS[stage]}${left}.`;
}

/** The table of a position as an army sees it; null sees everything. */
export function scene(position: Position, viewer: number | null): Scene {
  const seen = viewer === null ? null : observe(position, viewer === 1 ? 1 : 0);
  return {
    ground: 'fog',
    fields: fieldsOf(position),
    cards: cardsOf(position),
    pieces: piecesOf(position),
    lines: [],
    zones: zonesOf(position, seen),
    status: status(position),
  };
}

/** What the enemy keeps in hand or lays face down is not for the other army's eyes. */
const hides = (before: Position, newest: Move, viewer: number): boolean =>
  before.player !== viewer &&
  (newest.kind === 'keep' || (newest.kind === 'lay' && before.stage === 'attacker-card'));

/** What is told beside the cards of a battle: the sum, a tie, the losses, a home base that stays empty. */
const TOLD: readonly string[] = ['A6', 'A6a', 'A7', 'A8a'];

/** Both battle cards are turned over when the defender has chosen. */
function reveals(before: Position, move: Move, after: Position): Reveal | null {
  const { stage, battle, action } = before;
  if (move.kind !== 'lay' || stage !== 'defender-card' || battle === null || action === null) return null;
  const laid = (army: Army, card: CardChoice) => ({
    name: nameOf(army),
    back: `action-${nameOf(army)}-back`,
    face: card === 0 ? null : `action-${nameOf(army)}-${card}`,
  });
  const told = fighting(before, move.card, after).filter(({ rule }) => TOLD.includes(rule));
  return {
    cards: [laid(action.army, battle.cards[0] ?? 0), laid(enemyOf(action.army), move.card)],
    says: told.map(({ what }) => what).join('; '),
  };
}

/** Victory Tank for a board. */
export const victoryTankScenery: Scenery<Position, Move> = {
  scene,
  choices,
  tries,
  happenings,
  beginnings: settingUp,
  layings,
  hides,
  reveals,
  reckon,
};
