import type {
  SceneCard,
  SceneLine,
  ScenePiece,
  AttemptPreview,
  SceneWire,
  Scenery,
  Spot,
} from '../../../referee/table/scene.ts';
import type { Move } from '../rules/moves.ts';
import {
  ACTION_KINDS,
  type Army,
  BATTLEFIELD_CARDS,
  CARD_CHOICES,
  FACINGS,
  type Field,
  type Position,
} from '../rules/position.ts';
import type { PlayedSaid, TableSaid } from '../messages.ts';
import { coreScenery } from './told-scene.ts';
import { GAP, aheadOf, beside, columnOf, groundOf, rowOf } from '../rules/field-grid.ts';
import { cellName, fieldName } from '../rules/notation.ts';
import { CREW_LIMIT, FULL_POINTS, STEP_LIMIT } from '../rules/permissions.ts';
import { FIRST_CARDS, FIRST_SUPPLY, GARRISON, UNUSED, shuffledCards } from '../rules/set-up.ts';
import { cardLying, soldiersOn, tankOn } from './board-pieces.ts';
import { ARMY_CARDS, CRATES, FIGHTERS, cardsIn, isStart, ownerOf, specialOf } from '../rules/cards.ts';
import { type GameEvent, happens } from './events.ts';

const counting = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Plausible moves, legal or not; `isFar` adds steps across the whole battlefield. */
function candidateAttempts(position: Position, isFar = false): Move[] {
  const most = isFar ? Infinity : NEAR;
  switch (position.stage) {
    case 'draft':
      return position.drawn.length === 0
        ? []
        : shuffledCards()
            .flat()
            .map((card) => ({ kind: 'keep', card }));
    case 'place':
      return placesAbout(position);
    case 'command':
      return ACTION_KINDS.flatMap((action) =>
        counting(1, FULL_POINTS).flatMap((pay) =>
          CARD_CHOICES.map((card): Move => ({ kind: 'announce', action, pay, card })),
        ),
      ).concat({ kind: 'pass' });
    case 'move':
      return movingTries(position, most);
    case 'drive':
      return [
        { kind: 'on' },
        { kind: 'halt' },
        ...counting(1, CREW_LIMIT).flatMap((count): Move[] => [
          { kind: 'board', count },
          { kind: 'off', count },
        ]),
      ];
    case 'recruit':
      return [...fieldsOf(position).map((at): Move => ({ kind: 'deploy', at })), { kind: 'done' }];
    case 'attack':
      return [
        ...fieldsOf(position).flatMap((target) => battleTries(position, target, most)),
        { kind: 'done' },
      ];
    case 'muster':
      return battleTries(position, position.battle?.target ?? GAP, most).map((move): Move =>
        move.kind === 'battle' ? { kind: 'join', from: move.from, foot: move.foot, tank: move.tank } : move,
      );
    case 'attacker-card':
    case 'defender-card':
      return CARD_CHOICES.map((card) => ({ kind: 'lay', card }));
    case 'enter':
      return [{ kind: 'stay' }];
    case 'claim':
      return counting(1, CREW_LIMIT).map((crew) => ({ kind: 'claim', crew }));
    case 'face':
    case 'over':
      return [];
  }
}

const fieldsOf = ({ table }: Position): Field[] => counting(0, 2 * table.length - 1);

/** Every place around the battlefield where a card would cover no other, even off the grid. */
function placesAbout({ table }: Position): Move[] {
  const covered = new Set(
    table.flatMap(({ column, row }) => [cellName(column, row), cellName(column, row + 1)]),
  );
  const columns = table.map((card) => card.column);
  const rows = table.map((card) => card.row);
  const found: Move[] = [];
  for (const column of counting(Math.min(...columns) - 1, Math.max(...columns) + 1)) {
    for (const row of counting(Math.min(...rows) - 2, Math.max(...rows) + 2)) {
      if (covered.has(cellName(column, row)) || covered.has(cellName(column, row + 1))) continue;
      found.push({ kind: 'place', column, row, turned: false }, { kind: 'place', column, row, turned: true });
    }
  }
  return found;
}

/** Whether soldiers of either army or the tank are on a field. */
const isHeld = (position: Position, field: Field): boolean =>
  (position.foot[0][field] ?? 0) + (position.foot[1][field] ?? 0) > 0 || position.tank?.field === field;

function movingTries(position: Position, most: number): Move[] {
  const fields = fieldsOf(position);
  const steps = fields
    .filter((from) => isHeld(position, from))
    .flatMap((from) =>
      fields
        .filter((to) => to !== from && apart(position, from, to) <= most)
        .flatMap((to) =>
          counting(1, STEP_LIMIT + 1).map((foot): Move => ({
            kind: 'step',
            from,
            to,
            foot,
            crew: 0,
            board: 0,
          })),
        ),
    );
  const turns = FACINGS.map((index): Move => ({ kind: 'turn', facing: index }));
  return [...steps, ...turns, { kind: 'drive' }, { kind: 'done' }];
}

/** The longest step that is offered, in fields. */
const NEAR = 3;

const apart = ({ table }: Position, one: Field, other: Field): number =>
  Math.abs(columnOf(table, one) - columnOf(table, other)) + Math.abs(rowOf(table, one) - rowOf(table, other));

function battleTries(position: Position, target: Field, most: number): Move[] {
  const army = position.player ?? 0;
  return fieldsOf(position)
    .filter((from) => from !== target && isHeld(position, from) && apart(position, from, target) <= most)
    .flatMap((from) => [
      ...counting(1, Math.max(1, position.foot[army][from] ?? 0)).map((foot): Move => ({
        kind: 'battle',
        target,
        from,
        foot,
        tank: false,
      })),
      ...(position.tank?.field === from
        ? [{ kind: 'battle', target, from, foot: 0, tank: true } as const satisfies Move]
        : []),
    ]);
}

// Previews: ghosts, paths, and the edge or field that refuses the move.

const armyOf = ({ action, player, active }: Position): Army => action?.army ?? player ?? active;

/** Wire on the edge between neighbours, else on the field to be entered. */
function edge({ table }: Position, from: Field, to: Field): SceneWire {
  const [one, other] = [fieldName(table, from), fieldName(table, to)];
  return beside(groundOf(table), from).includes(to) ? { between: [one, other] } : { at: other };
}

const line = ({ table }: Position, from: Field, to: Field, means: SceneLine['means']): SceneLine => ({
  from: fieldName(table, from),
  to: fieldName(table, to),
  means,
});

/** A preview from field to field: ghosts, the path, wire between. */
const going = (
  position: Position,
  from: Field,
  to: Field,
  pieces: readonly ScenePiece[],
): AttemptPreview => ({
  pieces,
  lines: [line(position, from, to, 'way')],
  wire: [edge(position, from, to)],
});

const marching = (position: Position, from: Field, to: Field, count: number): AttemptPreview =>
  going(position, from, to, soldiersOn(position.table, armyOf(position), to, count));

/** A preview that marks one field alone. */
const on = ({ table }: Position, field: Field, pieces: readonly ScenePiece[] = []): AttemptPreview => ({
  pieces,
  lines: [],
  wire: [{ at: fieldName(table, field) }],
});

function driving(position: Position): AttemptPreview | null {
  const { tank, table } = position;
  if (tank === null) return null;
  const ahead = aheadOf(groundOf(table), tank.field, tank.facing);
  if (ahead === GAP) return on(position, tank.field);
  return going(position, tank.field, ahead, [tankOn(table, { ...tank, field: ahead })]);
}

const atTheTank = (position: Position): AttemptPreview | null =>
  position.tank === null ? null : on(position, position.tank.field);

const firing = (position: Position, from: Field, target: Field): AttemptPreview => ({
  pieces: [],
  lines: [line(position, from, target, 'fire')],
  wire: [edge(position, from, target)],
});

/** The card in hand at the place where it would lie. */
function placing(position: Position, column: number, row: number, turned: boolean): AttemptPreview | null {
  const card = position.held[armyOf(position)];
  if (card === null) return null;
  const lying = cardLying({ card, column, row, turned });
  return { pieces: [], cards: [lying], lines: [], wire: [{ at: lying.id }] };
}

/** The preview of a move; null if it has no place on the table. */
function attemptPreview(position: Position, move: Move): AttemptPreview | null {
  const target = position.battle?.target;
  switch (move.kind) {
    case 'place':
      return placing(position, move.column, move.row, move.turned);
    case 'step':
      return marching(position, move.from, move.to, move.foot + move.crew);
    case 'drive':
    case 'on':
      return driving(position);
    case 'face':
    case 'turn':
    case 'halt':
    case 'board':
    case 'off':
      return atTheTank(position);
    case 'deploy':
      return on(position, move.at, soldiersOn(position.table, armyOf(position), move.at, 1));
    case 'battle':
      return firing(position, move.from, move.target);
    case 'join':
      return target === undefined ? null : firing(position, move.from, target);
    case 'enter':
      return target === undefined
        ? on(position, move.from)
        : marching(position, move.from, target, move.foot + move.crew);
    case 'claim':
    case 'stay':
      return target === undefined ? null : on(position, target);
    case 'done':
      return position.stage === 'claim' ? atTheTank(position) : null;
    case 'keep':
    case 'announce':
    case 'pass':
    case 'ready':
    case 'lay':
      return null;
  }
}

// The set-up of a real table.

type Layings = ReturnType<NonNullable<Scenery<Position, Move, TableSaid>['layings']>>;

/**
 * Plausible places for a battlefield card in a manual set-up: beside the first card at every half height, above and below it,
 * either way up. Only some are right (S2, G5).
 */
const cardPlacements = (laid: readonly SceneCard[], card: SceneCard): Layings =>
  spotsFor(laid, card).flatMap(({ says, spot }) =>
    WAYS.map((way): Layings[number] => ({ touch: { id: spot.id, says, spot }, ...way })),
  );

const WAYS = [
  { turn: 0, says: { says: 'rightWayUp' } },
  { turn: 180, says: { says: 'halfTurn' } },
] as const;

interface Named {
  readonly says: TableSaid;
  readonly spot: Spot;
}

function spotsFor([first, ...others]: readonly SceneCard[], card: SceneCard): readonly Named[] {
  const spot = (x: number, y: number): Spot => ({ ...card, x, y, id: `${Math.round(x)},${Math.round(y)}` });
  if (first === undefined) return [{ says: { says: 'middle' }, spot: spot(card.x, card.y) }];
  const { x, y, width, height } = first;
  const beside = SIDES.flatMap(({ side, says }) =>
    HEIGHTS.map((half) => ({
      says: { says: 'besideCard', side: says, height: half.says } as const,
      spot: spot(x + side * width, y + (half.down * height) / 2),
    })),
  );
  const over = [
    { says: { says: 'above' } as const, spot: spot(x, y - height) },
    { says: { says: 'below' } as const, spot: spot(x, y + height) },
  ];
  return [...beside, ...over].filter(({ spot: at }) =>
    [first, ...others].every((other) => !overlap(at, other)),
  );
}

const SIDES = [
  { side: -1, says: 'left' },
  { side: 1, says: 'right' },
] as const;

const HEIGHTS = [
  { down: -1, says: 'up' },
  { down: 0, says: 'level' },
  { down: 1, says: 'down' },
] as const;

const overlap = (one: Spot, other: Spot): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

/** The steps of the set-up, in order, each with its rule and the numbers of a first position. */
function setUpSteps(first: Position): GameEvent[] {
  const [starts, others] = shuffledCards();
  const jeeps = BATTLEFIELD_CARDS.filter((card) => specialOf(card) === 'jeep');
  const bases = first.table.filter(({ card }) => specialOf(card) === 'base');
  const opening = first.table[0]?.card ?? FIRST_CARDS[0]?.card;
  return [
    happens('K1', { says: 'battlefieldCards', count: BATTLEFIELD_CARDS.length }),
    happens('K1a', {
      says: 'jeeps',
      jeeps: jeeps.map((card) => ({ card, owner: ownerOf(card) ?? 0 })),
    }),
    happens('K1b', { says: 'startCards', cards: BATTLEFIELD_CARDS.filter(isStart) }),
    happens('S1', { says: 'shuffled', cards: others.length, unused: UNUSED }),
    ...(opening === undefined
      ? []
      : [
          happens('S2', {
            says: 'opening',
            cards: FIRST_CARDS.length,
            first: opening,
            field: fieldName(first.table, 0),
          }),
        ]),
    happens('G5', { says: 'basesLie', bases }),
    happens('G1', { says: 'fieldsUpright' }),
    happens('S3', { says: 'startsOnTop', cards: starts }),
    happens('K3', { says: 'soldiersEach', count: FIGHTERS + 1 }),
    happens('S4', { says: 'soldiersStand', base: GARRISON, supply: FIRST_SUPPLY }),
    happens('K2', { says: 'actionCardsEach', count: cardsIn(ARMY_CARDS) }),
    happens('K2a', { says: 'cardValues', counts: ARMY_CARDS }),
    happens('S5', { says: 'handsDrawn', hand: cardsIn(first.hands[0]), left: first.decks[0].length }),
    happens('K4', { says: 'crates', count: CRATES }),
    happens('K5', { says: 'oneTank', facings: FACINGS }),
    happens('S6', { says: 'allReady' }),
    happens('S7', { says: 'firstActive', who: first.active }),
  ];
}

export const victoryTankScenery: Scenery<Position, Move, PlayedSaid> = {
  ...coreScenery,
  interaction: { ...coreScenery.interaction, attempts: candidateAttempts, preview: attemptPreview },
  beginnings: setUpSteps,
  layings: cardPlacements,
};
