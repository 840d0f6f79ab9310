import type { Control, Draft, Settings } from '../../referee/editing.ts';
import { FULL_POINTS, canBeAttacked, enemyOf, footOn, tankOn } from './rules.ts';
import { HIGHEST_CARD } from './cards.ts';
import { altered, fieldNamed, positionOf } from './draft-edit.ts';
import { beside, groundOf } from './ground.ts';
import { fieldName } from './notation.ts';
import {
  ARMY_NAMES,
  CARD_CHOICES,
  type ActionKind,
  type Army,
  type CardChoice,
  type Field,
  type Position,
} from './position.ts';
import { write, type WrittenBattle, type WrittenPosition } from './written.ts';

/** An action or a battle under way, to be entered. */

/** An announced action; it has cost a point. */
export function withAction(draft: Draft, army: Army, kind: ActionKind, busy = false): Draft {
  const name = ARMY_NAMES[army];
  const points = write(positionOf(draft)).points ?? {};
  const left = Math.min(points[name] ?? FULL_POINTS, FULL_POINTS - 1);
  return altered(
    draft,
    {
      points: { ...points, [name]: left },
      action: { kind, army: name, left: busy ? 0 : 1, used: busy },
      stage: kind,
    },
    ['player', 'drive', 'battle'],
  );
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
export function withBattle(draft: Draft, army: Army, stage: 'attacker-card' | 'defender-card'): Draft {
  const position = positionOf(draft);
  const [first] = targetsOf(position, army);
  const target = first?.[0] ?? 0;
  const battle: WrittenBattle = {
    target: fieldName(position.table, target),
    parties: [partyFrom(position, army, first?.[1][0] ?? 0)],
    cards: stage === 'attacker-card' ? [null, null] : [0, null],
  };
  return altered(withAction(draft, army, 'attack', true), { stage, battle });
}

/** Everybody of an army on a field. */
function partyFrom(position: Position, army: Army, from: Field) {
  return {
    from: fieldName(position.table, from),
    foot: footOn(position, army, from),
    crew: tankOn(position, army, from)?.crew ?? 0,
  };
}

/** What is entered of an action or a battle that is under way. */
export function fightSettings(draft: Draft, position: Position): readonly Settings[] {
  const { action, battle, stage } = position;
  if (action === null) return [];
  const written = write(position);
  const of = (change: Partial<NonNullable<WrittenPosition['action']>>): Draft =>
    altered(draft, { action: { kind: action.kind, ...written.action, ...change } });
  const controls: readonly Control[] = [
    {
      kind: 'choice',
      id: 'acting',
      says: 'Who acts',
      value: ARMY_NAMES[action.army],
      among: ARMY_NAMES.map((id) => ({ id, says: id })),
      set: (name) => {
        const army: Army = name === ARMY_NAMES[1] ? 1 : 0;
        const bare = altered(draft, {}, ['action', 'battle', 'drive', 'player']);
        return stage === 'attacker-card' || stage === 'defender-card'
          ? withBattle(bare, army, stage)
          : withAction(bare, army, action.kind);
      },
    },
    {
      kind: 'number',
      id: 'left',
      says: 'Points of the action left',
      value: action.left,
      least: 0,
      most: FULL_POINTS + HIGHEST_CARD,
      set: (left) => of({ left }),
    },
    {
      kind: 'switch',
      id: 'used',
      says: 'Its first point has been used',
      value: action.used,
      set: (used) => of({ used }),
    },
    {
      kind: 'switch',
      id: 'card',
      says: 'A card has been played in this turn',
      value: action.card,
      set: (card) => of({ card }),
    },
  ];
  const fights = battle !== null && (stage === 'attacker-card' || stage === 'defender-card');
  return [
    { heading: 'The action', controls },
    ...(fights ? [{ heading: 'The battle', controls: battleControls(draft, position) }] : []),
  ];
}

function battleControls(draft: Draft, position: Position): readonly Control[] {
  const { battle, action, table, stage } = position;
  const written = write(position).battle;
  const [party] = battle?.parties ?? [];
  if (!written || battle === null || action === null || party === undefined) return [];
  const { army } = action;
  const of = (change: Partial<WrittenBattle>): Draft => altered(draft, { battle: { ...written, ...change } });
  const targets = targetsOf(position, army);
  const from = targets.find(([target]) => target === battle.target)?.[1] ?? [];
  const named = (fields: readonly Field[], also: Field) =>
    [...new Set([...fields, also])].map((field) => fieldName(table, field)).map((id) => ({ id, says: id }));
  const crew = tankOn(position, army, party.from)?.crew ?? 0;
  const only = (change: Partial<ReturnType<typeof partyFrom>>) =>
    of({ parties: [{ ...party, from: fieldName(table, party.from), ...change }] });
  const set = (name: string) => {
    const target = fieldNamed(position, name);
    const side = targets.find(([other]) => other === target)?.[1][0] ?? party.from;
    return of({ target: name, parties: [partyFrom(position, army, side)] });
  };
  const controls: Control[] = [
    {
      kind: 'choice',
      id: 'target',
      says: 'Field attacked',
      value: fieldName(table, battle.target),
      among: named(
        targets.map(([target]) => target),
        battle.target,
      ),
      set,
    },
    {
      kind: 'choice',
      id: 'from',
      says: 'Attacked from',
      value: fieldName(table, party.from),
      among: named(from, party.from),
      set: (name) => of({ parties: [partyFrom(position, army, fieldNamed(position, name))] }),
    },
    {
      kind: 'number',
      id: 'foot',
      says: 'Attackers on foot',
      value: party.foot,
      least: 0,
      most: Math.max(party.foot, footOn(position, army, party.from)),
      set: (foot) => only({ foot }),
    },
  ];
  if (crew > 0)
    controls.push({
      kind: 'switch',
      id: 'tank',
      says: 'The tank attacks too',
      value: party.crew > 0,
      set: (joins) => only({ crew: joins ? crew : 0 }),
    });
  if (stage === 'defender-card')
    controls.push(laidCard(battle.cards[0], (card) => of({ cards: [card, null] })));
  return controls;
}

/** The card that the attacker has laid. */
const laidCard = (laid: CardChoice | null, set: (card: CardChoice) => Draft): Control => ({
  kind: 'choice',
  id: 'laid',
  says: 'The attacker’s card',
  value: `${laid ?? 0}`,
  among: CARD_CHOICES.map((card) => ({ id: `${card}`, says: card === 0 ? 'none' : `a ${card}` })),
  set: (value) => set(CARD_CHOICES.find((card) => `${card}` === value) ?? 0),
});
