/** The scene of the board: two rows, their piles, and the attack between them as a sum that grows with each card. */
import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import { alikeIn } from '../../../referee/interchangeable.ts';
import type {
  Scene,
  SceneAsks,
  SceneCard,
  SceneField,
  SceneLine,
  Scenery,
  SceneTag,
  SceneZone,
  Start,
  ZoneCard,
} from '../../../referee/table/scene.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { PlayedSaid, TableSaid, ZoneKey } from '../messages.ts';
import { sumOf } from '../rules/attack-factor.ts';
import { deckCount, isAttacking } from '../rules/card-locations.ts';
import { tacticOf, unitOf, type Tactic } from '../rules/cards.ts';
import { actorIn } from '../rules/decision-windows.ts';
import { moves, type Move } from '../rules/moves.ts';
import type { OptionId } from '../rules/options.ts';
import { outcome } from '../rules/outcome.ts';
import { HAND_LIMIT, PLAYER_IDS, PLAYERS, breakingPoint, type Player, type Tank } from '../rules/position.ts';
import { drawerOf } from '../rules/turns.ts';
import { tankInteraction } from './interaction.ts';
import { columnsIn, laidInMiddle, playedIn, supportIn, waitingIn } from './middle-row.ts';
import * as places from './table-layout.ts';

type TankField = SceneField<PlayedSaid>;
type TankZone = SceneZone<PlayedSaid>;

/** The nation whose card backs are shown; before one is picked there are no cards to show. */
const nationName = ({ nations }: Tank, player: Player): string => NATIONS[nations[player] ?? 0] ?? 'german';

function fieldsOf(position: Tank): readonly TankField[] {
  const support = supportIn(position);
  const field = (
    id: string,
    box: Pick<TankField, 'x' | 'y' | 'width' | 'height'>,
    says: TableSaid,
  ): TankField => ({ id, label: null, says, ...box });
  /** A unit opens as its card, large: its captions are too small on a phone. */
  const unitField = (
    id: string,
    box: Parameters<typeof field>[1],
    unit: number,
    says: TableSaid,
  ): TankField => {
    const { id: face, name } = unitOf(unit);
    return { ...field(id, box, says), label: name, opens: [{ id: null, face, name: says, count: 1 }] };
  };
  const ofPlayer = (who: Player): readonly TankField[] => {
    const row = position.rows[who];
    const pile = (id: places.PileId, says: TableSaid) =>
      field(places.pileId(id, who), places.pileSpot(id, who), says);
    const lost = position.casualties[who].length;
    return [
      pile('casualties', { says: 'casualtiesField', who, cards: lost, most: breakingPoint(position, who) }),
      pile('reserve', { says: 'reserveField', who, cards: position.reserves[who].length }),
      pile('deck', { says: 'deckField', who, cards: deckCount(position, who), top: position.tops[who] }),
      ...row.map(({ unit, attacked }, place) =>
        unitField(places.unitId(place, who), places.unitSpot(place, row.length, who), unit, {
          says: 'unitField',
          who,
          place,
          unit,
          attacked,
        }),
      ),
    ];
  };
  return [
    ...ofPlayer(1),
    ...(support === null
      ? []
      : [
          unitField(places.SUPPORT_ID, places.supportCard, support, {
            says: 'supportField',
            who: position.active,
            unit: support,
          }),
        ]),
    field(places.MIDDLE_ID, places.middleSpot(support !== null, columnsIn(position)), {
      says: 'attackField',
      sum: sumOf(position),
      waiting: waitingIn(position),
    }),
    ...ofPlayer(0),
  ];
}

function cardsOf(position: Tank): readonly SceneCard[] {
  const support = supportIn(position);
  const shown = (
    id: string,
    face: string,
    box: Pick<SceneCard, 'x' | 'y' | 'width' | 'height'>,
  ): SceneCard => ({ id: `card ${id}`, face, turn: 0, ...box });
  const ofPlayer = (who: Player): readonly SceneCard[] => {
    const back = `${nationName(position, who)}-back`;
    const row = position.rows[who];
    const lost = position.casualties[who].at(-1);
    const pile = (id: places.PileId, face: string) =>
      shown(places.pileId(id, who), face, places.pileSpot(id, who));
    const top = position.tops[who];
    return [
      ...(lost === undefined ? [] : [pile('casualties', unitOf(lost).id)]),
      ...(position.reserves[who].length === 0 ? [] : [pile('reserve', back)]),
      ...(deckCount(position, who) === 0 ? [] : [pile('deck', top === null ? back : unitOf(top).id)]),
      ...row.map(({ unit }, place) =>
        shown(places.unitId(place, who), unitOf(unit).id, places.unitCard(place, row.length, who)),
      ),
    ];
  };
  return [
    ...ofPlayer(1),
    ...(support === null ? [] : [shown(places.SUPPORT_ID, unitOf(support).id, places.supportCard)]),
    ...laidInMiddle(position, playedIn(position)),
    ...ofPlayer(0),
  ];
}

/** Who fires at whom. */
function linesOf(position: Tank): readonly SceneLine[] {
  const { attack, active, stage } = position;
  if (attack === null || attack.target === null || !isAttacking({ stage })) return [];
  const from =
    attack.place === null
      ? supportIn(position) === null
        ? null
        : places.SUPPORT_ID
      : places.unitId(attack.place, active);
  const to = places.targetId(attack.target, otherOf(active));
  return from === null ? [] : [{ from, to, means: 'fire' }];
}

/** How many cards lie in each pile, and what the attack has come to. */
function tagsOf(position: Tank): readonly SceneTag<PlayedSaid>[] {
  const piles = PLAYERS.flatMap((who): readonly SceneTag<PlayedSaid>[] => {
    const lost = position.casualties[who].length;
    const isOpen = (pile: places.PileId) => pile === 'deck' && position.tops[who] !== null;
    const counted = (pile: places.PileId, cards: number, says: TableSaid): readonly SceneTag<PlayedSaid>[] =>
      cards === 0 ? [] : [{ ...places.pileTag(pile, who, isOpen(pile)), says, is: 'count' }];
    const inReserve = position.reserves[who].length;
    const inDeck = deckCount(position, who);
    return [
      ...counted('casualties', lost, { says: 'lostOf', lost, most: breakingPoint(position, who) }),
      ...counted('reserve', inReserve, { says: 'figure', figure: inReserve }),
      ...counted('deck', inDeck, { says: 'figure', figure: inDeck }),
    ];
  });
  const sum = sumOf(position);
  return sum === null || sum.defence === null
    ? piles
    : [...piles, { ...places.sumTag(columnsIn(position)), says: { says: 'comesTo', sum }, is: 'sum' }];
}

/** The steps of an attack shown to the players, in order. */
const STEPS = ['target', 'lost', 'modifier', 'damage'] as const;

/** The question to the player who decides; null at chance moves and when the game is over. */
function asksOf(position: Tank): SceneAsks<PlayedSaid> | null {
  const actor = actorIn(position);
  const { stage, active, pending, hands, casualties } = position;
  if (actor === null || actor === 'chance') return null;
  const attacks = isAttacking(position);
  const over = Math.max(0, hands[actor].length - HAND_LIMIT);
  const waiting = pending.at(-1)?.card ?? null;
  return {
    who: { says: 'whoseAnswer', who: actor, isTurn: actor === active },
    steps: attacks ? STEPS.map((step) => ({ name: { says: 'step', step }, isNow: step === stage })) : [],
    title: { says: 'askedIn', stage, waiting, over },
    says: { says: 'toTap', stage, waiting, over, sum: sumOf(position), lost: casualties[actor].length },
  };
}

const faceUp = (cards: readonly Tactic[]): readonly ZoneCard<PlayedSaid>[] =>
  cards.map((card) => ({
    id: `card-${tacticOf(card).id}`,
    face: tacticOf(card).id,
    name: { says: 'cardName', card },
    count: 1,
  }));

function zonesOf(position: Tank, viewer: number | null): readonly TankZone[] {
  const zone = (
    id: ZoneKey,
    owner: Player | null,
    says: TableSaid,
    rest: Partial<TankZone> = {},
  ): TankZone => ({
    id: owner === null ? id : `${id}-${PLAYER_IDS[owner]}`,
    name: { says: id },
    owner,
    says,
    cards: [],
    count: null,
    ...rest,
  });
  const counted = (id: ZoneKey, owner: Player | null, count: number): TankZone =>
    zone(id, owner, { says: 'cards', count }, { count });
  const ofPlayer = (who: Player): readonly TankZone[] => {
    const hand = position.hands[who];
    const hidden = viewer !== null && viewer !== who;
    const lost = position.casualties[who];
    const latest = lost.at(-1);
    const face = latest === undefined ? `${nationName(position, who)}-back` : unitOf(latest).id;
    const backs: readonly ZoneCard<PlayedSaid>[] =
      hand.length === 0
        ? []
        : [{ id: null, face: 'tactics-back', name: { says: 'faceDown' }, count: hand.length }];
    return [
      hidden
        ? zone('hand', who, { says: 'cards', count: hand.length }, { cards: backs, role: { is: 'hand' } })
        : zone(
            'hand',
            who,
            { says: 'tacticsNamed', cards: hand },
            { cards: faceUp(hand), role: { is: 'hand' } },
          ),
      zone(
        'casualties',
        who,
        { says: 'losses', units: lost, most: breakingPoint(position, who) },
        {
          count: lost.length,
          role: { is: 'prize', face, most: breakingPoint(position, who) },
        },
      ),
      counted('deck', who, deckCount(position, who)),
      zone(
        'reserve',
        who,
        { says: 'unitsNamed', units: position.reserves[who] },
        { count: position.reserves[who].length },
      ),
      zone(
        'row',
        who,
        { says: 'unitsNamed', units: position.rows[who].map(({ unit }) => unit) },
        {
          count: position.rows[who].length,
        },
      ),
    ];
  };
  return [
    ...PLAYERS.flatMap(ofPlayer),
    zone(
      'attack',
      null,
      { says: 'sum', sum: sumOf(position), waiting: waitingIn(position) },
      {
        cards: alikeIn(playedIn(position), (card) => ({
          id: `played-${tacticOf(card).id}`,
          face: tacticOf(card).id,
          name: { says: 'cardName', card },
        })),
      },
    ),
    counted('tacticsDeck', null, position.tactics.length),
    zone('discardPile', null, { says: 'tacticsNamed', cards: position.discards }),
  ];
}

function status(position: Tank): TableSaid {
  const actor = actorIn(position);
  const { stage, active, pending } = position;
  if (actor === null) {
    const winner = winnerOf(position);
    const loser = otherOf(winner ?? 0);
    const lost = position.casualties[loser].length;
    return { says: 'ended', winner, lost, most: breakingPoint(position, loser) };
  }
  const who = stage === 'draw' || stage === 'deal' ? drawerOf(position) : actor;
  const turn = ['nation', 'first', 'deal'].includes(stage) ? null : active;
  return { says: 'status', turn, who, stage, waiting: pending.at(-1)?.card ?? null, sum: sumOf(position) };
}

function winnerOf(position: Tank): Player | null {
  const [winner] = outcome(position)?.winners ?? [];
  return winner === 0 || winner === 1 ? winner : null;
}

const asked = (position: Tank): Pick<Scene<PlayedSaid>, 'asks'> => {
  const asks = asksOf(position);
  return asks === null ? {} : { asks };
};

export const scene = (position: Tank, viewer: number | null): Scene<PlayedSaid> => ({
  ground: 'plain',
  fields: fieldsOf(position),
  cards: cardsOf(position),
  pieces: [],
  lines: linesOf(position),
  tags: tagsOf(position),
  zones: zonesOf(position, viewer),
  status: status(position),
  ...asked(position),
  sides: position.nations.map((nation) => (nation === null ? null : { says: 'nationName', nation })),
});

/** Hides the cards that the other player draws. */
const hides = (before: Tank, newest: Move, viewer: number): boolean =>
  newest.kind === 'draw' && drawerOf(before) !== viewer;

const SCENARIO: OptionId = 'even';

/** The choices before the game: nations, and the breaking point. */
const tankStart: Start<Tank, Move, PlayedSaid> = {
  options: [
    {
      option: SCENARIO,
      asks: { says: 'whereItBreaks' },
      off: { name: { says: 'asPublished' }, means: { says: 'breaksAtHalf' } },
      on: { name: { says: 'evenOurs' }, means: { says: 'breaksEvenly' } },
    },
  ],
  // With the published breaking points the German side, which is offered first, wins 7 games of 100.
  advised: [SCENARIO],
  picks: PLAYERS.map((who) => ({
    asks: { says: 'whatBrings', who },
    of: (position) =>
      moves(position).flatMap((move) =>
        move.kind === 'bring' ? [{ move, name: { says: 'nationName', nation: move.nation } }] : [],
      ),
  })),
  // The first moves only draw cards, before any is on the table.
  pictured: 90,
};

/** The scenery of the page before somebody sits down: until then no move is made. */
export const startScenery: Scenery<Tank, Move, PlayedSaid> = {
  scene,
  interaction: tankInteraction,
  happenings: () => [],
  hides,
  start: tankStart,
};
