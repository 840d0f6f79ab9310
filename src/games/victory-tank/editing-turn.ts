import { choice, number, toggle, type Control, type Draft, type Settings } from '../../referee/editing.ts';
import { deskOf, without, type Desk } from '../../referee/shape-editing.ts';
import { beside, groundOf } from './ground.ts';
import { fieldName } from './notation.ts';
import {
  ARMY_NAMES,
  CARD_CHOICES,
  type ActionKind,
  type Army,
  type Battle,
  type CardChoice,
  type Field,
  type Position,
} from './position.ts';
import { canBeAttacked, enemyOf, footOn, FULL_POINTS, tankOn } from './rules.ts';
import type { TankSaid } from './said.ts';
import { victoryTankPositions } from './shape.ts';
import { fieldNamed } from './shape-table.ts';

/** An action or a battle under way, to be entered. */

interface Among {
  readonly id: string;
  readonly says: TankSaid;
}

/** An announced action; it has cost a point. */
export function withAction(desk: Desk<Position>, army: Army, kind: ActionKind, busy = false): Draft {
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
  const enemy = enemyOf(army);
  return Array.from({ length: ground.size }, (_, field) => field).flatMap((target) => {
    if (!canBeAttacked(position, enemy, target)) return [];
    const from = beside(ground, target).filter((field) => canBeAttacked(position, army, field));
    return from.length === 0 ? [] : [[target, from] as const];
  });
}

/** A battle of an army, with whoever can fight it: on some field where it can be fought, if there is one. */
export function withBattle(
  desk: Desk<Position>,
  army: Army,
  stage: 'attacker-card' | 'defender-card',
): Draft {
  const { position } = desk;
  const [first] = targetsOf(position, army);
  const battle = {
    target: fieldName(position.table, first?.[0] ?? 0),
    parties: [partyFrom(position, army, first?.[1][0] ?? 0)],
    cards: stage === 'attacker-card' ? [null, null] : [0, null],
  };
  return { ...withAction(desk, army, 'attack', true), stage, battle };
}

/** Everybody of an army on a field. */
const partyFrom = (position: Position, army: Army, from: Field) => ({
  from: fieldName(position.table, from),
  foot: footOn(position, army, from),
  crew: tankOn(position, army, from)?.crew ?? 0,
});

/** What is entered of an action or a battle that is under way. */
export function fightSettings(desk: Desk<Position>): readonly Settings<TankSaid>[] {
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

/** The card that the attacker has laid. */
const laidCard = (desk: Desk<Position>, laid: CardChoice | null): Control<TankSaid> =>
  choice<TankSaid>(
    ['laid', { says: 'cardLaid' }],
    `${laid ?? 0}`,
    CARD_CHOICES.map((card) => ({ id: `${card}`, says: { says: 'choiceLaid', card } })),
    (value) => desk.with('battle.cards', [CARD_CHOICES.find((card) => `${card}` === value) ?? 0, null]),
  );
