/**
 * How moves are made on the board: what is pointed at for each (touch), and what is taken hold of and dragged (grip):
 * a card of the hand, an area, an operation.
 */
import { type Errand, oneMove } from '../../../referee/table/goal-search.ts';
import {
  type Grip,
  type GripChip,
  type Grips,
  type Telling,
  tellsInTurn,
} from '../../../referee/table/drag-handles.ts';
import { type AreaNumber, type PlaceNumber, idOf } from '../rules/areas.ts';
import { costOf } from '../rules/intelligence.ts';
import { type Move, type MoveOf, type Space, moves } from '../rules/moves.ts';
import { print } from '../rules/notation.ts';
import { play } from '../rules/play.ts';
import { DUMMY, type Kind, forceOf, takesPart } from '../rules/pile.ts';
import { SIDE_IDS, SPACES, type Target, type War, controllerOf } from '../rules/position.ts';
import type { PlayedSaid, TableSaid } from '../messages.ts';
import { groundOf } from '../rules/battle.ts';
import { decisionIn } from '../rules/turns.ts';
import { OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import { top } from '../../../referee/pending-stack.ts';
import type { Choice, Touch } from '../../../referee/table/scene.ts';

// How moves are pointed at: cards of a hand, areas of the map and operations; all else in words.

export type FogChoice = Choice<Move, PlayedSaid>;
type FogTouch = Touch<PlayedSaid>;
type Path = FogChoice['path'];

const word = (id: string, says: PlayedSaid): FogTouch => ({ id, says });
/** A card of a hand: the zone that shows it names it so. */
export const cardTouch = (card: Kind): string => `card-${forceOf(card)}`;
const ofCard = (card: Kind): FogTouch => word(cardTouch(card), { says: 'pickCard', card });
const onPlace = (
  at: PlaceNumber,
  says: 'placeAt' | 'planAt' | 'addAt' | 'againstPlace' | 'fromPlace' | 'lookAt' | 'resolveAt' | 'throughSea',
): FogTouch => word(idOf(at), { says, at });
/** An operation: its space on the wheel is touched for it, too. */
export const spaceTouch = (space: Space): string => `operation-${OPERATIONS[space]}`;
const onSpace = (space: Space, says: 'pickOperation' | 'toOperation' = 'pickOperation'): FogTouch =>
  word(spaceTouch(space), { says, space });

/** What is touched for a look. */
function targetTouch(target: Target): Path {
  switch (target.kind) {
    case 'area':
      return [onPlace(target.at, 'lookAt'), word('cards', { says: 'lookAtCards' })];
    case 'neutral':
      return [onPlace(target.at, 'lookAt'), word('neutral', { says: 'lookAtNeutrals' })];
    case 'operation':
      return [word(`look-${OPERATIONS[target.space]}`, { says: 'lookAtOperation', space: target.space })];
    case 'victory':
      return [word('look-victory', { says: 'lookAtVictories' })];
  }
}

function launchPath({ space, from, via }: MoveOf<'launch'>): Path {
  if (from === null) return [onSpace(space), word('launch', { says: 'launchInVain' })];
  return [
    onSpace(space),
    word('launch', { says: 'launchIt' }),
    onPlace(from, 'fromPlace'),
    ...via.map((sea) => onPlace(sea, 'throughSea')),
  ];
}

/** Whether whoever is asked for a bid is the one who would look. */
function isOwnLook({ waits }: War): boolean {
  const wait = top(waits);
  return wait?.kind === 'bid' && wait.seat === wait.by;
}

/** What a bid costs whoever gives in. */
function paidFor({ waits }: War): number {
  const wait = top(waits);
  return wait?.kind === 'bid' ? wait.stakes[wait.seat] : 0;
}

/** The way to a move. The move need not be legal. */
export function pathOf(position: War, move: Move): Path {
  switch (move.kind) {
    case 'neutral':
    case 'draw':
    case 'lose':
    case 'deal':
      return [word(`${move.kind}-${forceOf(move.card)}`, { says: 'comesCard', card: move.card })];
    case 'victory':
      return [word(`victory-${idOf(move.at)}`, { says: 'comesVictory', at: move.at })];
    case 'box':
      return [word(`box-${idOf(move.at)}`, { says: 'boxVictory', at: move.at })];
    case 'place':
      return [
        ofCard(move.card),
        onPlace(move.at, 'placeAt'),
        ...(position.stage === 'set-up' ? [] : [word('place', { says: 'placeHere' })]),
      ];
    case 'plan':
      return [ofCard(move.card), onPlace(move.at, 'planAt'), word('plan', { says: 'planHere' })];
    case 'add':
      return [ofCard(move.card), onSpace(move.space, 'toOperation')];
    case 'disband':
      return [onSpace(move.space), word('disband', { says: 'disbandIt' })];
    case 'launch':
      return launchPath(move);
    case 'resolve':
      return [onPlace(move.at, 'resolveAt'), word('resolve', { says: 'resolveHere' })];
    case 'intel':
      return targetTouch(move.target);
    case 'bid':
      return [
        word(`bid-${move.tokens}`, { says: 'bidTokens', tokens: move.tokens, own: isOwnLook(position) }),
      ];
    case 'see':
      return [seenTouch(move)];
    case 'match':
      return [
        word(`match-${move.cards.join('')}-${move.neutrals.join('')}`, {
          says: 'payWith',
          cards: move.cards,
          neutrals: move.neutrals,
        }),
      ];
    case 'recover':
      return [word(`recover-${forceOf(move.card)}`, { says: 'recoverCard', card: move.card })];
    case 'remove':
      return [
        onPlace(move.at, 'fromPlace'),
        word(`remove-${forceOf(move.card)}`, { says: 'takeBack', card: move.card }),
      ];
    case 'show':
      return [
        onPlace(move.at, 'fromPlace'),
        word(`show-${forceOf(move.card)}`, { says: 'showCard', card: move.card }),
      ];
    case 'offer':
      return [
        word(`side-${SIDE_IDS[move.side]}`, { says: 'offerSide', who: move.side }),
        word(`points-${move.points}`, { says: 'offerPoints', points: move.points }),
      ];
    case 'lot':
      return [word(move.swaps ? 'swap' : 'stay', { says: 'lotIs', swaps: move.swaps })];
    case 'pass':
      return [word('pass', { says: 'passLook', own: isOwnLook(position), paid: paidFor(position) })];
    case 'done':
      return [word('done', { says: 'endOf', now: decisionIn(position) })];
    case 'industry':
    case 'tokens':
    case 'points':
      return [word(move.kind, { says: 'buys', what: move.kind })];
    case 'spend':
    case 'keep':
    case 'fight':
    case 'cut':
      return [word(move.kind, { says: 'answer', kind: move.kind })];
  }
}

function seenTouch({ what }: MoveOf<'see'>): FogTouch {
  if (what === 'province') return word('see-province', { says: 'seeProvince' });
  return typeof what === 'number'
    ? word(`see-${forceOf(what)}`, { says: 'comesCard', card: what })
    : word(`see-${idOf(what.at)}`, { says: 'comesVictory', at: what.at });
}

/** Ways on the map to what is done with an operation: its target is touched in place of it. */
export function also(position: War): readonly FogChoice[] {
  const { active, wheels } = position;
  const aimOf = (space: Space): AreaNumber | null => wheels[active].plans[space] ?? null;
  return moves(position).flatMap((move): readonly FogChoice[] => {
    const at = move.kind === 'add' || move.kind === 'launch' ? aimOf(move.space) : null;
    if (at === null) return [];
    if (move.kind === 'add')
      return [{ move, path: [ofCard(move.card), onPlace(at, 'addAt'), word('add', { says: 'addIt' })] }];
    if (move.kind !== 'launch' || move.from === null) return [];
    const seas = move.via.map((sea) => onPlace(sea, 'throughSea'));
    const way = [onPlace(at, 'againstPlace'), ...seas, word('launch', { says: 'launchIt' })];
    return [{ move, path: [onPlace(move.from, 'fromPlace'), ...way] }];
  });
}

/** A move, with the way to it. */
export const choiceIn =
  (position: War) =>
  (move: Move): FogChoice => ({ move, path: pathOf(position, move) });

/** Every legal move, with the way to it. */
export const choices = (position: War): readonly FogChoice[] => moves(position).map(choiceIn(position));

type FogGrip = Grip<War, Move, PlayedSaid>;
type FogChip = GripChip<War, Move, PlayedSaid>;

/** What is touched for a move of a kind; null where it is not meant. */
const oneOf = <K extends Move['kind']>(
  kind: K,
  stand: string,
  at: (move: MoveOf<K>, position: War) => string | null,
): Errand<War, Move> =>
  oneMove(`${kind} ${stand}`, (move, position) => {
    const end = isOf(kind)(move) ? at(move, position) : null;
    return end === null ? null : [end];
  });

/** Just this, where it is legal. */
const just = (does: MoveOf<'intel' | 'resolve'>, at: string): Errand<War, Move> => {
  const words = print(does);
  return oneOf(does.kind, words, (move) => (print(move) === words ? at : null));
};

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is MoveOf<K> =>
    move.kind === kind;

type CardMove = MoveOf<'place' | 'plan' | 'add'>;
const isOfCard = (move: Move): move is CardMove =>
  move.kind === 'place' || move.kind === 'plan' || move.kind === 'add';

/** The area that a card goes to, or against which it goes. */
function areaOfCard({ wheels, active }: War, move: CardMove): AreaNumber {
  return move.kind === 'add' ? (wheels[active].plans[move.space] ?? 0) : move.at;
}

/** A card: it guards what is held and goes against all else; that it lies down in a neutral area is said besides. */
function cardGrip(position: War, card: Kind, those: readonly CardMove[]): FogGrip | null {
  const isGuard = (move: CardMove): boolean => move.kind === 'place';
  const against = new Set(those.filter((move) => !isGuard(move)).map((move) => areaOfCard(position, move)));
  const isSecond = (move: CardMove, now: War): boolean => isGuard(move) && against.has(areaOfCard(now, move));
  const chip = (id: 'go' | 'guard'): readonly FogChip[] => {
    const isMeant = (move: CardMove, now: War): boolean => isSecond(move, now) === (id === 'guard');
    if (!those.some((move) => isMeant(move, position))) return [];
    const errand = oneMove<War, Move>(`${id} ${card}`, (move, now) => {
      if (!isOfCard(move) || move.card !== card || !isMeant(move, now)) return null;
      const area = idOf(areaOfCard(now, move));
      // An operation is also touched on its wheel.
      return move.kind === 'add' ? [area, spaceTouch(move.space)] : [area];
    });
    return [{ id, says: { says: id === 'go' ? 'cardGoes' : 'cardLies' }, errand }];
  };
  const [first, ...others] = [...chip('go'), ...chip('guard')];
  const at = cardTouch(card);
  const ways = those.flatMap((move) => (move.kind === 'add' ? [onSpace(move.space, 'toOperation')] : []));
  return first === undefined
    ? null
    : { id: at, at, says: { says: 'pickCard', card }, chips: [first, ...others], ways };
}

/** The single touch that names a grip. */
const forOne = (
  at: string,
  does: 'launch' | 'resolve' | 'look',
  says: PlayedSaid,
  errand: Errand<War, Move>,
  more: Pick<FogChip, 'stays'> = {},
): FogGrip => ({ id: `${does} ${at}`, at, says, chips: [{ id: does, says, errand, ...more }] });

/** Areas from which something can be launched. */
const launching = (all: readonly Move[]): readonly FogGrip[] => {
  const starts = new Set(all.filter(isOf('launch')).flatMap(({ from }) => from ?? []));
  return [...starts].map((from): FogGrip => {
    const errand = oneOf('launch', idOf(from), (move, { wheels, active }) =>
      move.from === from ? idOf(wheels[active].plans[move.space] ?? 0) : null,
    );
    return forOne(idOf(from), 'launch', { says: 'fromPlace', at: from }, errand);
  });
};

/** Operations that may be launched or disbanded. What throws cards away is named, and proposed before it is done. */
const operating = (all: readonly Move[]): readonly FogGrip[] =>
  SPACES.flatMap((space): readonly FogGrip[] => {
    const at = spaceTouch(space);
    const own = all.filter(isOf('launch')).filter((move) => move.space === space);
    const starts = new Set(own.map(({ from }) => from));
    const launches = oneOf('launch', at, (move) =>
      move.space !== space || move.from === null ? null : starts.size === 1 ? at : idOf(move.from),
    );
    const vain = oneOf('launch', `${at} in vain`, (move) =>
      move.space === space && move.from === null ? at : null,
    );
    const disbands = oneOf('disband', at, (move) => (move.space === space ? at : null));
    const mayDisband = all.filter(isOf('disband')).some((move) => move.space === space);
    const [first, ...others] = [
      ...chipOf(starts.size > (starts.has(null) ? 1 : 0), {
        id: 'launch',
        says: { says: 'launchIt' },
        asks: { says: 'launchFrom' },
        errand: launches,
      }),
      ...chipOf(starts.has(null), { id: 'vain', says: { says: 'launchInVain' }, stays: true, errand: vain }),
      ...chipOf(mayDisband, { id: 'disband', says: { says: 'disbandIt' }, stays: true, errand: disbands }),
    ];
    if (first === undefined) return [];
    const what = first.id === 'disband' ? 'disbandOperation' : 'launchOrDisband';
    return [{ id: at, at, says: { says: what, space }, chips: [first, ...others] }];
  });

/** A way to use an operation, where there is one. */
const chipOf = (isThere: boolean, chip: FogChip): readonly FogChip[] => (isThere ? [chip] : []);

/** Quagmires that may be resolved. */
const resolving = (all: readonly Move[]): readonly FogGrip[] =>
  all.filter(isOf('resolve')).map((move): FogGrip => {
    const at = idOf(move.at);
    return forOne(at, 'resolve', { says: 'resolveHere' }, just(move, at));
  });

/** Areas where there is something to look at. */
function looking(all: readonly Move[]): readonly FogGrip[] {
  const looks = all.filter(isOf('intel')).flatMap((move) => {
    const { target } = move;
    return target.kind === 'area' || target.kind === 'neutral'
      ? [{ move, at: target.at, is: target.kind }]
      : [];
  });
  return [...Map.groupBy(looks, ({ at }) => at)].flatMap(([area, own]): FogGrip[] => {
    const at = idOf(area);
    const [first, ...others] = own.map(({ move, is }): FogChip => ({
      id: is,
      says: { says: is === 'area' ? 'lookAtCards' : 'lookAtNeutrals' },
      errand: just(move, at),
    }));
    return first === undefined
      ? []
      : [{ id: `look ${at}`, at, says: { says: 'lookAt', at: area }, chips: [first, ...others] }];
  });
}

/** Looks at what lies on no area: an operation of the enemy, and the victory cards that were not chosen. */
const lookingAside = (all: readonly Move[]): readonly FogGrip[] =>
  all.filter(isOf('intel')).flatMap((move): readonly FogGrip[] => {
    const { target } = move;
    if (target.kind === 'area' || target.kind === 'neutral') return [];
    const [{ id: at, says }] = targetTouch(target);
    return [forOne(at, 'look', says, just(move, at), { stays: true })];
  });

function gripsIn(position: War, all: readonly Move[]): readonly FogGrip[] {
  const { stage, waits } = position;
  if (decisionIn(position) === 'remove') return operating(all);
  if (waits.length > 0 || (stage !== 'actions' && stage !== 'intel' && stage !== 'set-up')) return [];
  const played = all.filter(isOfCard);
  return [
    ...[...Map.groupBy(played, ({ card }) => card)].flatMap(
      ([card, those]) => cardGrip(position, card, those) ?? [],
    ),
    ...resolving(all),
    ...launching(all),
    ...operating(all),
    ...looking(all),
    ...lookingAside(all),
  ];
}

/** Whether a card could attack in an area; a dummy is meant not to. */
const fights = (card: Kind, at: AreaNumber): boolean => card === DUMMY || takesPart(card, groundOf(at), true);

function tellsOne(position: War, move: Move): Telling<TableSaid> {
  const one = { points: 1, paid: null, told: 1 } as const;
  switch (move.kind) {
    case 'place': {
      const isOwn = controllerOf(position, move.at) === position.active;
      return { ...one, says: { says: 'tellsGuard', card: move.card, at: move.at, isOwn } };
    }
    case 'plan':
      return {
        ...one,
        says: { says: 'tellsPlan', card: move.card, at: move.at, fights: fights(move.card, move.at) },
      };
    case 'add':
      return {
        ...one,
        says: {
          says: 'tellsAdd',
          card: move.card,
          space: move.space,
          fights: fights(move.card, areaOfCard(position, move)),
        },
      };
    case 'launch':
      // What becomes of it is told besides.
      if (move.from === null) return { ...one, told: 0, says: { says: 'tellsVain', space: move.space } };
      return { ...one, says: { says: 'tellsLaunch', space: move.space, from: move.from } };
    case 'resolve':
      return { ...one, says: { says: 'tellsResolve', at: move.at } };
    case 'intel':
      return { ...one, says: { says: 'tellsLook', target: move.target, tokens: costOf(position) } };
    case 'disband':
      return { ...one, told: 0, says: { says: 'tellsDisband', space: move.space } };
    default:
      return { ...one, says: { says: 'endOf', now: decisionIn(position) } };
  }
}

export const fogGrips: Grips<War, Move, PlayedSaid> = {
  of: gripsIn,
  price: () => 1,
  tells: tellsInTurn(play, tellsOne, (parts) => ({
    says: 'tellsInTurn',
    parts: parts.map(({ says }) => says),
  })),
};
