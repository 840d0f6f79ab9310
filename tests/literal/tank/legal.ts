/** The second referee of TanK, written from the sentences: legal moves. It shares no rule with the engine. */
import { FORMATION_CARDS, NATIONS, TACTICS_CARDS } from '../../../cards/tank/data/cards.ts';
import type { Move } from '../../../src/games/tank/rules/moves.ts';
import type { Tank } from '../../../src/games/tank/rules/position.ts';
import { changes, damages, formation, frees, isA, isAny, sideOf, stops, tactics, undoes } from './cards.ts';

type Seat = 0 | 1;
const enemyOf = (seat: Seat): Seat => (seat === 1 ? 0 : 1);

/** The player to move; chance draws and turns up cards. */
export function decider(table: Tank): Seat | 'chance' | 'nobody' {
  if (table.stage === 'over') return 'nobody';
  const waiting = table.pending[table.pending.length - 1];
  if (waiting !== undefined) return enemyOf(waiting.by); // T-A36
  if (['first', 'deal', 'draw', 'attacker', 'uncover'].includes(table.stage)) return 'chance';
  if (table.stage === 'lost') return enemyOf(table.active); // T-050
  if (table.stage === 'modifier') return table.attack?.asked ?? table.active; // T-060
  return table.active;
}

export const hasDeck = ({ decks, under, tops }: Tank, seat: Seat): boolean =>
  decks[seat].length > 0 || under[seat].length > 0 || tops[seat] !== null;

/** Every move that the sentences allow. */
export function legalMoves(table: Tank): Move[] {
  const seat = decider(table);
  if (seat === 'nobody') return [];
  if (seat === 'chance') return whatComes(table);
  const hand = table.hands[seat];
  const played = (may: (card: number) => boolean): Move[] =>
    hand.filter(may).map((card) => ({ kind: 'play', card }));
  const pass: Move = { kind: 'pass' };
  const waiting = table.pending[table.pending.length - 1];
  if (waiting !== undefined)
    return [
      ...played((card) => undoes(card, waiting.card, table.options) && t055Nation(table, seat, card)),
      pass,
    ];
  switch (table.stage) {
    case 'nation':
      return NATIONS.map((_, nation) => ({ kind: 'bring', nation }));
    case 'maneuver':
      return [...t110(table, seat), ...t021(table, seat)];
    case 'choose':
      return [...t110(table, seat), { kind: 'attack' }, { kind: 'skip' }];
    case 'target':
      return [...t110(table, seat), ...t040(table)];
    case 'lost':
      return [...played((card) => mayStop(table, seat, card)), pass];
    case 'modifier':
      return [...t110(table, seat), ...played((card) => mayChange(table, seat, card)), pass];
    case 'damage':
      return [...t110(table, seat), ...played((card) => damages(card) && t055(table, seat, card)), pass];
    case 'free':
      return [...t110(table, seat), ...t080(table, seat), pass];
    default:
      return [];
  }
}

/** T-002, T-004, T-020, T-031, T-041. */
function whatComes(table: Tank): Move[] {
  if (table.stage === 'first')
    return [0, 1].map((player) => ({ kind: 'first', player: player === 0 ? 0 : 1 }));
  if (table.stage === 'deal' || table.stage === 'draw')
    return TACTICS_CARDS.flatMap((_, card): Move[] =>
      table.tactics.includes(card) ? [{ kind: 'draw', card }] : [],
    );
  const seat = table.stage === 'attacker' ? table.active : enemyOf(table.active);
  const [under] = table.under[seat];
  if (table.decks[seat].length === 0) return under === undefined ? [] : [{ kind: 'turn-up', unit: under }];
  return FORMATION_CARDS.flatMap((_, unit): Move[] =>
    table.decks[seat].includes(unit) ? [{ kind: 'turn-up', unit }] : [],
  );
}

/** T-110, T-A18, T-A34: a casualty comes back. */
function t110(table: Tank, seat: Seat): Move[] {
  const isTime = table.stage === 'maneuver' || table.options['recover-all-turn'];
  if (!isTime || seat !== table.active || table.casualties[seat].length === 0) return [];
  return table.hands[seat]
    .filter((card) => tactics(card).effect === 'recover')
    .map((card) => ({ kind: 'recover', card }));
}

/** T-021, T-A34: above nine cards are discarded; at nine or fewer the attack begins. */
const t021 = (table: Tank, seat: Seat): Move[] =>
  table.hands[seat].length <= 9
    ? [{ kind: 'ready' }]
    : table.hands[seat].map((card) => ({ kind: 'discard', card }));

/** T-A06, other reading: whether the enemy's unit is what the FREE card wants; an unseen one may be. */
const isWanted = (table: Tank, unit: number | null): boolean =>
  table.forNext === null ||
  unit === null ||
  isAny(unit, tactics(table.forNext).restriction.target, table.options);

/** T-040: one unit in play, or the top card of the deck. */
export function t040(table: Tank): Move[] {
  const enemy = enemyOf(table.active);
  const found: Move[] = [];
  table.rows[enemy].forEach(({ unit }, at) => {
    if (isWanted(table, unit)) found.push({ kind: 'aim', at });
  });
  if (hasDeck(table, enemy) && isWanted(table, table.tops[enemy])) found.push({ kind: 'aim', at: 'deck' });
  return found;
}

/** T-055: a card for one side is played by that side. */
const t055Nation = (table: Tank, seat: Seat, card: number): boolean => {
  const { by } = tactics(card).restriction;
  return by === undefined || by === sideOf(NATIONS[table.nations[seat] ?? 0] ?? 'german');
};

/** T-055, T-A05: all that a card asks of attacker, target and nation. */
function t055(table: Tank, seat: Seat, card: number): boolean {
  const { attacker, target, of, against } = tactics(card).restriction;
  const { attack, options } = table;
  if (attack === null || !t055Nation(table, seat, card)) return false;
  const side = sideOf(formation(attack.unit).owner);
  if (of !== undefined && of !== side) return false;
  if (against !== undefined && against !== side) return false;
  if (!isAny(attack.unit, attacker, options)) return false;
  return attack.foe === null || isAny(attack.foe, target, options);
}

const attacks = (table: Tank, wanted: string): boolean =>
  table.attack !== null && isA(table.attack.unit, wanted, table.options);

/** T-050 to T-053, T-A24. */
function mayStop(table: Tank, seat: Seat, card: number): boolean {
  const { restriction, type, effect } = tactics(card);
  if (!stops(card) || !t055(table, seat, card)) return false;
  if (attacks(table, 'support') && restriction.reaches !== true) return false;
  const isBreakdown = type === 'logistics' && effect === 'out';
  return !(isBreakdown && table.options['breakdown-vehicles'] && !attacks(table, 'vehicle'));
}

/** T-060 to T-066, T-A13, T-A14. */
function mayChange(table: Tank, seat: Seat, card: number): boolean {
  const { attack, options } = table;
  const { type, restriction } = tactics(card);
  if (attack === null || !changes(card) || !t055(table, seat, card)) return false;
  if (type === 'range' && attacks(table, 'support')) return false; // T-065
  const there = attack.modifiers.filter((other) => tactics(other.card).type === type);
  if (type === 'range' && there.some(({ by }) => by === seat || !options['range-for-each'])) return false;
  if ((type === 'hit' || type === 'ammo') && there.length > 0) return false;
  // T-A03: a Hit card that was undone was the one Hit card all the same.
  if (type === 'hit' && attack.undone.some((other) => tactics(other).type === 'hit')) return false;
  const isFar = attack.modifiers.some((other) => (tactics(other.card).yards ?? 0) >= 500);
  return !(restriction.close === true && isFar && !options['flame-anywhere']); // T-A14
}

/** T-080, T-081, T-A06, T-A07, T-A32. */
function t080(table: Tank, seat: Seat): Move[] {
  const { attack, options, rows } = table;
  if (attack === null) return [];
  const found: Move[] = [];
  for (const card of table.hands[seat].filter(frees)) {
    const { same, attacker, target, of } = tactics(card).restriction;
    // T-055: the next attacker is of the player's own nation.
    const isOwn = of === undefined || of === sideOf(NATIONS[table.nations[seat] ?? 0] ?? 'german');
    if (!isOwn || !t055Nation(table, seat, card)) continue;
    const isNew = same === undefined || (same === 'may' && !options['same-unit-alone']);
    if (isNew && hasDeck(table, seat) && suits(card)) found.push({ kind: 'play', card });
    if (same === undefined) continue;
    rows[seat].forEach(({ unit, attacked }, again) => {
      if (attacked && isAny(unit, attacker, options)) found.push({ kind: 'play', card, again });
    });

    function suits(one: number): boolean {
      if (!options['free-for-next']) {
        if (target !== undefined && attack?.foe === null) return false;
        return t055(table, seat, one);
      }
      const top = table.tops[seat];
      if (top !== null && !isAny(top, attacker, options)) return false;
      return t040({ ...table, forNext: one }).length > 0;
    }
  }
  return found;
}
