/** The scene of the board: hexes, troops and gas, purses and cards. Nothing is hidden. */
import { EVENTS, type EventMark } from '../../../../cards/loopgraven/data/event-cards.ts';
import {
  BOARD_SIZE,
  NAME_LETTERS,
  SPACES,
  type Space,
  middleOf,
  points,
} from '../../../../cards/loopgraven/data/board.ts';
import { BOARD_ID, ROUND_CARD_ID, TOKEN_ID } from '../../../../cards/loopgraven/data/pieces.ts';
import { ACTIONS, UNITS, type UnitType } from '../../../../cards/loopgraven/data/tables.ts';
import { top } from '../../../referee/pending-stack.ts';
import type {
  Scene,
  SceneAsks,
  SceneField,
  SceneZone,
  Scenery,
  Start,
  ZoneCard,
} from '../../../referee/table/scene.ts';
import { rollersOf } from '../rules/fight.ts';
import { canDeploy, has, hasRoom, itemCost } from '../rules/permissions.ts';
import { ALL_SPACES, type SpaceNumber, spaceAt } from '../rules/board-spaces.ts';
import { loopInteraction, pathOf } from './interaction.ts';
import type { Move } from '../rules/move.ts';
import { actorIn, moves } from '../rules/moves.ts';
import { outcome } from '../rules/outcome.ts';
import {
  PLAYER_IDS,
  type Player,
  type Pool,
  SIDES,
  SIDE_IDS,
  type Side,
  type Trenches,
  isGreen,
  unitOf,
  playing,
  sideOf,
  unitAt,
} from '../rules/position.ts';
import type { KeptBack, LastingCard, PlayedSaid } from '../messages.ts';
import { lastingOn, piecesOf } from './board-pieces.ts';
import { decisionIn } from '../rules/turns.ts';

type LoopField = SceneField<PlayedSaid>;
type LoopZone = SceneZone<PlayedSaid>;

const rounded = (mm: number): number => Math.round(mm * 100) / 100;

const nameAt = (column: number, row: number): string | undefined =>
  SPACES.find((space) => space.column === column && space.row === row)?.name;

/** Neighbours for the arrow keys: along a row, and to the row above or below as straight as hexes allow. */
function besideOn({ column, row }: Space): NonNullable<LoopField['beside']> {
  const straight = (next: number) => nameAt(column, next) ?? nameAt(column - 1, next);
  const all = {
    up: straight(row - 1),
    right: nameAt(column + 1, row),
    down: straight(row + 1),
    left: nameAt(column - 1, row),
  };
  return Object.fromEntries(Object.entries(all).filter(([, name]) => name !== undefined));
}

const LYING: readonly Omit<LoopField, 'says'>[] = SPACES.map((space) => {
  const corners = points(middleOf(space)).map(([x, y]) => [rounded(x), rounded(y)] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    id: space.name,
    label: space.name,
    x,
    y,
    width: Math.max(...xs) - x,
    height: Math.max(...ys) - y,
    beside: besideOn(space),
    outline: `M${corners.map((corner) => corner.join(' ')).join('L')}Z`,
  };
});

const trenchSide = (space: SpaceNumber): Side | null => {
  const { trench } = spaceAt(space);
  return trench === undefined ? null : trench.side === 'a' ? 0 : 1;
};

const fieldsOf = (position: Trenches): readonly LoopField[] =>
  ALL_SPACES.flatMap((at): readonly LoopField[] => {
    const lies = LYING[at];
    if (lies === undefined) return [];
    const number = unitAt(position, at);
    const unit = position.units[number];
    const gas = position.clouds.some((cloud) => cloud.at.includes(at));
    const here = { at, trench: trenchSide(at), gas };
    if (unit === undefined) return [{ ...lies, says: { says: 'spaceField', ...here } }];
    const { owner: who, type } = unit;
    return [{ ...lies, says: { says: 'unitField', ...here, who, type, lasts: lastingOn(position, number) } }];
  });

const faceOf = (mark: EventMark): string => EVENTS.find((card) => card.mark === mark)?.id ?? '';

const lossesOf = ({ units }: Trenches, who: Player): Pool => {
  const count = (type: keyof Pool): number =>
    units.filter((unit) => unit.owner === who && unit.type === type && unit.at === null).length;
  return { platoon: count('platoon'), car: count('car'), tank: count('tank') };
};

/** Cards in force for a side, and for how long. */
function lastingFor({ effects, round }: Trenches, side: Side): readonly LastingCard[] {
  return effects.flatMap(({ from, scope, until }): readonly LastingCard[] => {
    if (from === 'hit' || 'unit' in scope) return [];
    const whose =
      'player' in scope ? sideOf(scope.player) : 'platoonsOf' in scope ? scope.platoonsOf : scope.wheelsOf;
    if (whose !== 'all' && whose !== side) return [];
    const left = 'round' in until ? until.round - round + 1 : 'times' in until ? until.times : 1;
    return [{ mark: from, left }];
  });
}

const zone = (
  id: string,
  name: Extract<PlayedSaid, { says: `${string}Zone` }>['says'],
  owner: number | null,
  says: PlayedSaid,
  rest: Partial<LoopZone> = {},
): LoopZone => ({ id, name: { says: name }, owner, says, cards: [], count: null, ...rest });

function zonesOf(position: Trenches): readonly LoopZone[] {
  const { round, pools, tiers, held, active, actions, stage } = position;
  const green = isGreen(position);
  const shown: readonly ZoneCard<PlayedSaid>[] =
    round === 0
      ? []
      : [
          {
            id: null,
            face: green ? ROUND_CARD_ID : `${ROUND_CARD_ID}-back`,
            count: 1,
            name: { says: 'roundIs', round, green },
          },
        ];
  return [
    zone('round', 'roundZone', null, { says: 'roundIs', round, green }, { cards: shown }),
    ...playing(position).flatMap((who) => {
      const [id, tokens] = [PLAYER_IDS[who], has(position, who)];
      const own = who === active && stage === 'turn' ? actions : 0;
      return [
        zone(
          `purse-${id}`,
          'purseZone',
          who,
          { says: 'tokensAre', tokens },
          { count: tokens, role: { is: 'prize', face: TOKEN_ID } },
        ),
        zone(
          `actions-${id}`,
          'actionsZone',
          who,
          { says: 'actionsLeft', actions: own, most: ACTIONS[tiers[who].general] ?? 2 },
          {
            count: own,
            role: { is: 'points', most: ACTIONS[tiers[who].general] ?? 2, told: true },
          },
        ),
        zone(`pool-${id}`, 'poolZone', who, { says: 'poolIs', pool: pools[who] }),
        zone(`tiers-${id}`, 'tiersZone', who, { says: 'tiersAre', tiers: tiers[who] }),
        zone(
          `lost-${id}`,
          'lossZone',
          who,
          { says: 'lossesAre', pool: lossesOf(position, who) },
          {
            count: UNITS.reduce((sum, type) => sum + lossesOf(position, who)[type], 0),
          },
        ),
      ];
    }),
    ...SIDES.flatMap((side) => {
      const cards = held[side].map((mark): ZoneCard<PlayedSaid> => ({
        id: null,
        face: faceOf(mark),
        name: { says: 'cardName', mark },
        count: 1,
      }));
      const lasts = lastingFor(position, side);
      return [
        zone(
          `held-${SIDE_IDS[side]}`,
          'heldZone',
          side,
          { says: 'cardsHeld', marks: held[side] },
          { cards, count: cards.length },
        ),
        zone(`lasting-${SIDE_IDS[side]}`, 'lastingZone', side, { says: 'lastsNow', lasts }),
      ];
    }),
  ];
}

function status(position: Trenches): PlayedSaid {
  const who = actorIn(position);
  if (who === null) {
    const [winner] = outcome(position)?.winners ?? [];
    return { says: 'ended', winner: winner === 0 || winner === 1 ? winner : null };
  }
  const { active: turn, round } = position;
  const decider = who === 'chance' ? who : (top(position.waits)?.seat ?? turn);
  const wait = top(position.waits);
  const rolls = wait?.kind === 'fight' ? rollersOf(position, wait)[wait.rolled] : undefined;
  const { owner, type } = rolls === undefined ? { owner: null, type: null } : unitOf(position, rolls);
  const roller = owner === null || type === null ? null : { who: owner, type };
  return {
    says: 'status',
    now: decisionIn(position),
    who: decider,
    turn,
    round,
    green: isGreen(position),
    roller,
  };
}

const NOT_KEPT: KeptBack = { isFull: false, used: [], dear: [] };

/** Why a player in a turn can deploy only some kinds of troops; nothing of a kind that the game does not have. */
function keptBack(position: Trenches): KeptBack {
  const { active, actions, pools, units } = position;
  if (decisionIn(position) !== 'turn' || itemCost(position) > actions) return NOT_KEPT;
  const left = UNITS.filter((type) => pools[active][type] > 0);
  const had = (type: UnitType) => units.some((unit) => unit.owner === active && unit.type === type);
  return {
    isFull: left.length > 0 && !hasRoom(position),
    used: UNITS.filter((type) => !left.includes(type) && had(type)),
    dear: left.filter((type) => !canDeploy(position, type)),
  };
}

/** The prompt of a position; none for chance. */
function asksOf(position: Trenches): { readonly asks?: SceneAsks<PlayedSaid> } {
  if (typeof actorIn(position) !== 'number') return {};
  const who = top(position.waits)?.seat ?? position.active;
  const now = decisionIn(position);
  return {
    asks: {
      who: { says: 'whoseTurn', who },
      steps: [],
      title: { says: 'askedIn', now },
      says: {
        says: 'toTap',
        now,
        actions: position.actions,
        tokens: has(position, who),
        kept: keptBack(position),
      },
    },
  };
}

export const scene = (position: Trenches): Scene<PlayedSaid> => ({
  ground: { x: 0, y: 0, ...BOARD_SIZE, face: BOARD_ID },
  letters: NAME_LETTERS,
  fields: fieldsOf(position),
  cards: [],
  pieces: piecesOf(position),
  lines: [],
  zones: zonesOf(position),
  status: status(position),
  playing: playing(position),
  ...asksOf(position),
});

/** A first move that is chosen before the game starts. */
const pick = (
  now: 'length' | 'players',
  usual: string,
): Start<Trenches, Move, PlayedSaid>['picks'][number] => ({
  asks: { says: 'askedIn', now },
  of: (position) =>
    moves(position).flatMap((move) => {
      const [touch] = pathOf(position, move);
      if (move.kind !== now) return [];
      return [{ move, name: touch.says, ...(touch.id === usual && { usual: true as const }) }];
    }),
});

/** Choices before the game: its length, and the number of players. */
const loopStart: Start<Trenches, Move, PlayedSaid> = {
  options: [],
  picks: [pick('length', 'length-short'), pick('players', 'players-2')],
  // By then both sides have left their trenches.
  pictured: 60,
};

/** The scenery of the page before somebody sits down: until then no move is made. */
export const startScenery: Scenery<Trenches, Move, PlayedSaid> = {
  scene,
  interaction: loopInteraction,
  happenings: () => [],
  hides: () => false,
  round: ({ round }) => (round === 0 ? null : round),
  start: loopStart,
};
