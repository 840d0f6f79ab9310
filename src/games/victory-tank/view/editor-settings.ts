import {
  type Control,
  type Draft,
  type Settings,
  choice,
  number,
  toggle,
} from '../../../referee/table/editor.ts';
import { type Desk, deskOf, without } from '../../../referee/position-format/editor-controls.ts';
import {
  ARMY_NAMES,
  type ActionKind,
  type Army,
  BATTLEFIELD_CARDS,
  type Battle,
  type BattlefieldCard,
  CARD_CHOICES,
  CARD_VALUES,
  type CardChoice,
  type CardValue,
  type Field,
  type Position,
  type Stage,
} from '../rules/position.ts';
import { FULL_POINTS, ROUNDS, canBeAttacked, footOn, tankOn } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { TankSaid } from '../messages.ts';
import { victoryTankPositions } from '../rules/position-format.ts';
import { beside, groundOf } from '../rules/field-grid.ts';
import { fieldName } from '../rules/notation.ts';
import { fieldNamed } from '../rules/position-format-table.ts';

/** Editor controls for the current action or battle. */

interface Among {
  readonly id: string;
  readonly says: TankSaid;
}

/** The draft with an announced action, which has cost a point. */
function withAction(desk: Desk<Position>, army: Army, kind: ActionKind, busy = false): Draft {
  const name = ARMY_NAMES[army];
  const left = Math.min(desk.position.points[army], FULL_POINTS - 1);
  return {
    ...desk.with(`points.${name}`, left, ['player', 'drive', 'battle']),
    action: { kind, army: name, left: busy ? 0 : 1, used: busy },
    stage: kind,
  };
}

/** Fields that an army can attack, each with the fields it can attack from. */
function targetsOf(position: Position, army: Army): readonly (readonly [Field, readonly Field[]])[] {
  const ground = groundOf(position.table);
  const enemy = otherOf(army);
  return Array.from({ length: ground.size }, (_, field) => field).flatMap((target) => {
    if (!canBeAttacked(position, enemy, target)) return [];
    const from = beside(ground, target).filter((field) => canBeAttacked(position, army, field));
    return from.length === 0 ? [] : [[target, from] as const];
  });
}

/** The draft with a battle of an army on some field where it can fight, if there is one. */
function withBattle(desk: Desk<Position>, army: Army, stage: 'attacker-card' | 'defender-card'): Draft {
  const { position } = desk;
  const [first] = targetsOf(position, army);
  const battle = {
    target: fieldName(position.table, first?.[0] ?? 0),
    parties: [partyFrom(position, army, first?.[1][0] ?? 0)],
    cards: stage === 'attacker-card' ? [null, null] : [0, null],
  };
  return { ...withAction(desk, army, 'attack', true), stage, battle };
}

const partyFrom = (position: Position, army: Army, from: Field) => ({
  from: fieldName(position.table, from),
  foot: footOn(position, army, from),
  crew: tankOn(position, army, from)?.crew ?? 0,
});

function fightSettings(desk: Desk<Position>): readonly Settings<TankSaid>[] {
  const { action, battle, stage } = desk.position;
  if (action === null) return [];
  const acting = choice<TankSaid>(
    ['acting', { says: 'whoActs' }],
    ARMY_NAMES[action.army],
    ([0, 1] as const).map((who) => ({ id: ARMY_NAMES[who], says: { says: 'army', who } })),
    (name) => {
      const army: Army = name === ARMY_NAMES[1] ? 1 : 0;
      const bare = without(desk.draft, ['action', 'battle', 'drive', 'player']);
      const next = deskOf(victoryTankPositions, bare);
      return stage === 'attacker-card' || stage === 'defender-card'
        ? withBattle(next, army, stage)
        : withAction(next, army, action.kind);
    },
  );
  const controls = [
    acting,
    ...desk.controls<TankSaid>('action.left', { says: { says: 'pointsLeft' } }),
    ...desk.controls<TankSaid>('action.used', { says: { says: 'firstPointUsed' } }),
    ...desk.controls<TankSaid>('action.card', { says: { says: 'turnCardPlayed' } }),
  ];
  const fights = battle !== null && (stage === 'attacker-card' || stage === 'defender-card');
  return [
    { heading: { says: 'theAction' }, controls },
    ...(fights
      ? [{ heading: { says: 'theBattle' } as const, controls: battleControls(desk, battle, action.army) }]
      : []),
  ];
}

function battleControls(desk: Desk<Position>, battle: Battle, army: Army): readonly Control<TankSaid>[] {
  const { position } = desk;
  const { table, stage } = position;
  const [party] = battle.parties;
  if (party === undefined) return [];
  const targets = targetsOf(position, army);
  const near = targets.find(([target]) => target === battle.target)?.[1] ?? [];
  const attacked = (target: Field, from: Field) =>
    desk.with('battle', {
      ...(desk.value('battle') as object),
      target: fieldName(table, target),
      parties: [partyFrom(position, army, from)],
    });
  const only = (change: { readonly foot?: number; readonly crew?: number }) =>
    desk.with('battle.parties', [{ ...party, from: fieldName(table, party.from), ...change }]);
  const among = (fields: readonly Field[], also: Field) =>
    [...new Set([...fields, also])]
      .map((field) => fieldName(table, field))
      .map((at): Among => ({ id: at, says: { says: 'fieldNamed', at } }));
  const crew = tankOn(position, army, party.from)?.crew ?? 0;
  const attackable = targets.map(([target]) => target);
  const setTarget = (name: string) => {
    const target = fieldNamed(position, name);
    return attacked(target, targets.find(([other]) => other === target)?.[1][0] ?? party.from);
  };
  const setFrom = (name: string) => attacked(battle.target, fieldNamed(position, name));
  const most = Math.max(party.foot, footOn(position, army, party.from));
  const tank = toggle<TankSaid>(['tank', { says: 'tankAttacks' }], party.crew > 0, (joins) =>
    only({ crew: joins ? crew : 0 }),
  );
  return [
    choice<TankSaid>(
      ['target', { says: 'fieldAttacked' }],
      fieldName(table, battle.target),
      among(attackable, battle.target),
      setTarget,
    ),
    choice<TankSaid>(
      ['from', { says: 'attackedFrom' }],
      fieldName(table, party.from),
      among(near, party.from),
      setFrom,
    ),
    number<TankSaid>(['foot', { says: 'attackersOnFoot' }], party.foot, [0, most], (foot) => only({ foot })),
    ...(crew > 0 ? [tank] : []),
    ...(stage === 'defender-card' ? [laidCard(desk, battle.cards[0])] : []),
  ];
}

const laidCard = (desk: Desk<Position>, laid: CardChoice | null): Control<TankSaid> =>
  choice<TankSaid>(
    ['laid', { says: 'cardLaid' }],
    `${laid ?? 0}`,
    CARD_CHOICES.map((card) => ({ id: `${card}`, says: { says: 'choiceLaid', card } })),
    (value) => desk.with('battle.cards', [CARD_CHOICES.find((card) => `${card}` === value) ?? 0, null]),
  );

/** Editor controls for everything beside the board: turn, points, hands, crates. */

/** Parts with battlefield cards off the table; dealt anew if they no longer fit. */
export const UNSEEN_CARDS = ['pile', 'box', 'drawn', 'held'];

export const settings = (desk: Desk<Position>): readonly Settings<TankSaid>[] => [
  { heading: { says: 'whoseTurn' }, controls: turnControls(desk) },
  ...fightSettings(desk),
  ...([0, 1] as const).map((army) => ({
    heading: { says: 'player', who: army } as const,
    controls: armyControls(desk, army),
  })),
];

/** Stages that can be entered by hand; the others are reached by play. */
const BY_HAND: readonly Stage[] = [
  'draft',
  'place',
  'command',
  'move',
  'recruit',
  'attack',
  'attacker-card',
  'defender-card',
  'over',
];

const playerNamed = (name: string): TankSaid => ({ says: 'player', who: name === ARMY_NAMES[1] ? 1 : 0 });

function turnControls(desk: Desk<Position>): readonly Control<TankSaid>[] {
  const { stage } = desk.position;
  const army = { named: playerNamed, forgets: ['held'] };
  return [
    ...desk.controls<TankSaid>('round', { says: { says: 'roundSet' }, forgets: UNSEEN_CARDS }),
    ...desk.controls<TankSaid>('active', { says: { says: 'active' }, ...army }),
    choice<TankSaid>(
      ['stage', { says: 'toDecide' }],
      stage,
      [...new Set([...BY_HAND, stage])].map((id) => ({ id, says: { says: 'decision', stage: id } })),
      (name) => (name === stage ? desk.draft : withStage(desk.draft, name)),
    ),
    ...(stage === 'command' || stage === 'place'
      ? desk.controls<TankSaid>('player', { says: { says: 'whoDecides' }, ...army })
      : []),
    ...cardsToPlace(desk),
  ];
}

/** The draft in another stage, with the parts that belong to it and no others. */
function withStage(draft: Draft, name: string): Draft {
  const bare = without(draft, ['stage', 'action', 'drive', 'battle', ...UNSEEN_CARDS]);
  const desk = deskOf(victoryTankPositions, bare);
  const { active, player } = desk.position;
  switch (name) {
    case 'move':
    case 'recruit':
    case 'attack':
      return withAction(desk, player ?? 0, name);
    case 'attacker-card':
    case 'defender-card':
      return withBattle(desk, player ?? 0, name);
    case 'over':
      return { ...without(bare, ['player', 'points']), stage: name, round: ROUNDS };
    case 'draft':
      return { ...bare, stage: name, player: ARMY_NAMES[active] };
    default:
      return { ...bare, stage: name === 'place' ? 'place' : 'command' };
  }
}

/** Controls for the cards drawn or held during the fog of war phase: named, or dealt at random. */
function cardsToPlace(desk: Desk<Position>): readonly Control<TankSaid>[] {
  const { stage, drawn, held, table } = desk.position;
  const free = BATTLEFIELD_CARDS.filter((card) => table.every((placed) => placed.card !== card));
  const among = free.map((id) => ({ id, says: { says: 'cardNumbered', card: id } }) as const);
  const named = (id: string, says: TankSaid, card: BattlefieldCard, set: (card: string) => Draft) =>
    choice<TankSaid>([id, says], card, among, (name) => set(free.find((other) => other === name) ?? card));
  if (stage === 'draft') {
    return drawn.map((card, index) => {
      const says = { says: index === 0 ? 'firstDrawn' : 'secondDrawn' } as const;
      const set = (name: string) => desk.with(`drawn.${index}`, name, ['pile', 'box', 'held']);
      return named(`drawn-${index}`, says, card, set);
    });
  }
  return ([0, 1] as const).flatMap((army): Control<TankSaid>[] => {
    const card = held[army];
    if (card === null) return [];
    const set = (name: string) =>
      desk.with('held', { ...(desk.value('held') as object), [ARMY_NAMES[army]]: name }, ['pile', 'box']);
    return [named(`held-${army}`, { says: 'cardToPlace', who: army }, card, set)];
  });
}

function armyControls(desk: Desk<Position>, army: Army): readonly Control<TankSaid>[] {
  const name = ARMY_NAMES[army];
  const asked = (part: string, says: TankSaid, forgets: readonly string[] = []) =>
    desk.controls<TankSaid>(`${part}.${name}`, { id: `${part}-${army}`, says, forgets });
  const counted = (part: string, says: 'cardsHeld' | 'cardsPlayed') => {
    const cards = (card: CardValue): TankSaid => ({ says, card });
    return desk.controls<TankSaid>(`${part}.${name}`, {
      id: `${part}-${army}`,
      says: cards(CARD_VALUES[0]),
      forgets: ['decks'],
      named: (value) => cards(CARD_VALUES.find((card) => `${card}` === value) ?? CARD_VALUES[0]),
    });
  };
  const hand = `hands.${name}`;
  const isKnown = desk.isKnown(hand);
  const known = toggle<TankSaid>([`known-${army}`, { says: 'handKnown' }], isKnown, (on) =>
    desk.with(hand, on ? desk.value(hand) : undefined, ['decks']),
  );
  return [
    ...asked('points', { says: 'pointsSet' }),
    ...asked('taken', { says: 'cratesTaken' }),
    ...(desk.position.options['casualties-out'] ? asked('lost', { says: 'soldiersOut' }, ['supply']) : []),
    known,
    ...(isKnown ? counted('hands', 'cardsHeld') : []),
    ...counted('discards', 'cardsPlayed'),
  ];
}
