/** The second referee of TanK, written from the sentences: the position after a move. */
import type { Move } from '../../../src/games/tank/rules/moves.ts';
import type { Attack, InPlay, Played, Tank } from '../../../src/games/tank/rules/position.ts';
import { canBeUndone, cardsOfNation, formation, isA, isAny, tactics } from './cards.ts';
import { decider, hasDeck, t040 } from './legal.ts';

type Seat = 0 | 1;
const enemyOf = (seat: Seat): Seat => (seat === 1 ? 0 : 1);

/** A mutable position. */
type Table = { -readonly [Key in keyof Tank]: Tank[Key] };

const inOrder = (cards: readonly number[]): number[] => [...cards].sort((one, other) => one - other);
const less = (cards: readonly number[], card: number): number[] => {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
};
const both = <T>(pair: readonly [T, T], seat: Seat, thing: T): [T, T] =>
  seat === 0 ? [thing, pair[1]] : [pair[0], thing];

/** The table after a legal move. */
export function next(before: Tank, move: Move): Tank {
  const table: Table = { ...before };
  const seat = decider(before);
  if (seat === 'nobody') return before;
  switch (move.kind) {
    case 'bring':
      table.nations = both(table.nations, table.active, move.nation);
      if (table.nations[0] === null || table.nations[1] === null) table.active = enemyOf(table.active);
      else {
        table.decks = [cardsOfNation(table.nations[0]), cardsOfNation(table.nations[1])];
        table.stage = 'first';
      }
      break;
    case 'first':
      table.active = move.player;
      table.stage = 'deal';
      table.toDraw = 6;
      break;
    case 'draw':
      t020(table, move.card);
      break;
    case 'recover':
      t110(table, move.card);
      break;
    case 'discard':
      fromHand(table, table.active, move.card);
      table.discards = inOrder([...table.discards, move.card]);
      break;
    case 'ready':
      t030(table);
      break;
    case 'attack':
      t031(table);
      break;
    case 'skip':
      tA39(table);
      break;
    case 'turn-up':
      turnedUp(table, move.unit);
      break;
    case 'aim':
      aimed(table, move.at);
      break;
    case 'play':
      if (seat !== 'chance') laid(table, seat, move);
      break;
    case 'pass':
      passed(table);
      break;
  }
  return table;
}

function fromHand(table: Table, seat: Seat, card: number): void {
  table.hands = both(table.hands, seat, less(table.hands[seat], card));
}

/** T-002, T-020, T-022, T-023: of the first six cards the starting player gets the first three. */
function t020(table: Table, card: number): void {
  const isSecond = table.stage === 'deal' && table.toDraw <= 3;
  const seat = isSecond ? enemyOf(table.active) : table.active;
  table.tactics = less(table.tactics, card);
  table.hands = both(table.hands, seat, inOrder([...table.hands[seat], card]));
  table.toDraw -= 1;
  t022(table);
  if (table.toDraw > 0) return;
  if (table.stage === 'deal') turnOf(table, table.active);
  else table.stage = 'maneuver';
}

function t022(table: Table): void {
  if (table.toDraw > 0 && table.tactics.length === 0) {
    table.tactics = table.discards;
    table.discards = [];
  }
}

/** T-010, T-011. */
function turnOf(table: Table, seat: Seat): void {
  Object.assign(table, { active: seat, stage: 'draw', toDraw: 3, attack: null, forNext: null });
  t022(table);
}

/** T-110, T-A19. */
function t110(table: Table, card: number): void {
  const seat = table.active;
  const lost = table.casualties[seat];
  const unit = lost[lost.length - 1];
  fromHand(table, seat, card);
  table.discards = inOrder([...table.discards, card]);
  if (unit === undefined) return;
  table.casualties = both(table.casualties, seat, lost.slice(0, lost.length - 1));
  if (table.options['recover-to-deck']) table.under = both(table.under, seat, [...table.under[seat], unit]);
  else table.reserves = both(table.reserves, seat, inOrder([...table.reserves[seat], unit]));
}

/** T-100: the reserve is the deck. */
function t100(table: Table, seat: Seat): void {
  table.decks = both(table.decks, seat, table.reserves[seat]);
  table.reserves = both<readonly number[]>(table.reserves, seat, []);
}

/** T-030; then T-101, T-A23, T-A35. */
function t030(table: Table): void {
  const seat = table.active;
  const leaving = table.rows[seat].filter(({ attacked }) => attacked).map(({ unit }) => unit);
  table.rows = both<readonly InPlay[]>(
    table.rows,
    seat,
    table.rows[seat].filter(({ attacked }) => !attacked),
  );
  table.reserves = both(table.reserves, seat, inOrder([...table.reserves[seat], ...leaving]));
  if (!hasDeck(table, seat)) t100(table, seat);
  if (table.ranOut[seat] || !hasDeck(table, seat)) turnOf(table, enemyOf(seat));
  else if (table.options['attack-optional'] && tA39a(table, enemyOf(seat))) table.stage = 'choose';
  else t031(table);
}

/** T-A39a: whether a player could attack: nothing forbids it, and deck, reserve or row holds an attacker. */
function tA39a(table: Table, seat: Seat): boolean {
  if (table.ranOut[seat]) return false;
  if (hasDeck(table, seat) || table.reserves[seat].length > 0) return true;
  return table.rows[seat].filter(({ attacked }) => attacked).length > 0;
}

/** T-A39. */
function tA39(table: Table): void {
  table.skipped = both(table.skipped, table.active, table.skipped[table.active] + 1);
  if (table.skipped[0] >= 3 && table.skipped[1] >= 3) table.stage = 'over';
  else turnOf(table, enemyOf(table.active));
}

/** T-031, T-A10: the top card; it may be seen already. */
function t031(table: Table): void {
  const seat = table.active;
  const top = table.tops[seat];
  table.skipped = both(table.skipped, seat, 0);
  table.stage = 'attacker';
  if (top === null) return;
  table.tops = both<number | null>(table.tops, seat, null);
  comesForward(table, top);
}

function turnedUp(table: Table, unit: number): void {
  const isOwn = table.stage === 'attacker';
  const seat = isOwn ? table.active : enemyOf(table.active);
  if (table.decks[seat].length > 0) table.decks = both(table.decks, seat, less(table.decks[seat], unit));
  else table.under = both(table.under, seat, table.under[seat].slice(1));
  if (isOwn) return comesForward(table, unit);
  table.tops = both<number | null>(table.tops, seat, unit);
  seen(table, unit);
}

function comesForward(table: Table, unit: number): void {
  const seat = table.active;
  const place = isA(unit, 'support', table.options) ? null : table.rows[seat].length;
  if (place !== null) table.rows = both(table.rows, seat, [...table.rows[seat], { unit, attacked: true }]);
  attacks(table, unit, place, false);
}

/** T-040, T-A22; T-A06 by its other reading. */
function attacks(table: Table, unit: number, place: number | null, again: boolean): void {
  const fresh = { again, target: null, foe: null, modifiers: [], undone: [], asked: table.active, passes: 0 };
  table.attack = { unit, place, ...fresh };
  const { forNext } = table;
  const isWanted = forNext === null || isAny(unit, tactics(forNext).restriction.attacker, table.options);
  if (isWanted && t040(table).length > 0) table.stage = 'target';
  else attackOver(table);
}

function aimed(table: Table, at: number | 'deck'): void {
  const { attack } = table;
  if (attack === null) return;
  const enemy = enemyOf(table.active);
  table.attack = { ...attack, target: at };
  const unit = at === 'deck' ? table.tops[enemy] : (table.rows[enemy][at]?.unit ?? null);
  if (unit === null) table.stage = 'uncover';
  else seen(table, unit);
}

/** T-041, T-042. */
function seen(table: Table, unit: number): void {
  const { attack, forNext, options } = table;
  const enemy = enemyOf(table.active);
  if (attack !== null) table.attack = { ...attack, foe: unit };
  if (isA(unit, 'support', options)) {
    table.tops = both<number | null>(table.tops, enemy, null);
    table.reserves = both(table.reserves, enemy, inOrder([...table.reserves[enemy], unit]));
    return attackOver(table);
  }
  if (forNext !== null && !isAny(unit, tactics(forNext).restriction.target, options))
    return attackOver(table);
  table.stage = 'lost';
}

/** T-054, T-A36: a card is played, and waits where it can be undone. */
function laid(table: Table, seat: Seat, move: Extract<Move, { kind: 'play' }>): void {
  fromHand(table, seat, move.card);
  const played: Played =
    move.again === undefined
      ? { card: move.card, by: seat }
      : { card: move.card, by: seat, again: move.again };
  table.pending = [...table.pending, played];
  if (!canBeUndone(move.card, table.options)) untangle(table);
}

/** T-090: from the last card to the first, each one that stands undoes the one before it. */
function untangle(table: Table): void {
  const chain = [...table.pending];
  table.pending = [];
  let stands = true;
  for (let at = chain.length - 1; at > 0; at--) {
    const card = chain[at]?.card ?? 0;
    table.discards = inOrder([...table.discards, card]);
    stands = !stands;
  }
  const [first] = chain;
  if (first === undefined) return;
  if (stands) return works(table, first);
  table.discards = inOrder([...table.discards, first.card]);
  if (table.stage === 'modifier' && table.attack !== null)
    table.attack = {
      ...table.attack,
      undone: [...table.attack.undone, first.card],
      asked: enemyOf(first.by),
      passes: 0,
    };
}

function works(table: Table, played: Played): void {
  const { attack, stage } = table;
  if (attack === null) return;
  if (stage === 'modifier') return modifies(table, attack, played);
  table.discards = inOrder([...table.discards, played.card]);
  if (stage === 'damage') return destroyed(table, attack);
  if (stage === 'free') {
    if (table.options['free-for-next']) table.forNext = played.card;
    const again = played.again === undefined ? undefined : table.rows[table.active][played.again];
    if (played.again === undefined || again === undefined) t031(table);
    else attacks(table, again.unit, played.again, true);
    return;
  }
  const { effect } = tactics(played.card);
  if (effect === 'out') {
    // T-052: the attacker is a casualty.
    const seat = table.active;
    table.rows = both<readonly InPlay[]>(
      table.rows,
      seat,
      table.rows[seat].filter((_, place) => place !== attack.place),
    );
    table.attack = { ...attack, place: null };
    if (casualty(table, seat, attack.unit)) return;
  }
  attackOver(table, effect === 'end');
}

/** T-060, T-063, T-A14a. */
function modifies(table: Table, attack: Attack, played: Played): void {
  table.attack = {
    ...attack,
    modifiers: [...attack.modifiers, played],
    asked: enemyOf(played.by),
    passes: 0,
  };
  const { yards = 0 } = tactics(played.card);
  const { range } = formation(attack.unit);
  const { options } = table;
  const flames = table.attack.modifiers.some(({ card }) => tactics(card).restriction.close === true);
  const isTooFarForFlames = flames && !options['flame-anywhere'] && !options['flame-once'] && yards > 0;
  if (isTooFarForFlames || (range !== null && yards > range)) attackOver(table);
}

function passed(table: Table): void {
  const { attack } = table;
  if (table.pending.length > 0) return untangle(table);
  if (attack === null) return;
  if (table.stage === 'lost') table.stage = 'modifier';
  else if (table.stage === 'damage') attackOver(table);
  else if (table.stage === 'free') turnOf(table, enemyOf(table.active));
  else if (attack.passes === 0) table.attack = { ...attack, asked: enemyOf(attack.asked), passes: 1 };
  else {
    // T-A12: both have passed.
    table.attack = { ...attack, asked: enemyOf(attack.asked), passes: 0 };
    t070(table, attack);
  }
}

/** T-070, T-071, T-072, T-A04, T-A09. */
function t070(table: Table, attack: Attack): void {
  const { options } = table;
  if (attack.foe === null) return;
  const isByInfantry =
    isA(attack.foe, 'infantry', options) || (options['guns-as-infantry'] && isA(attack.foe, 'gun', options));
  const attacker = formation(attack.unit);
  let factor: number = isByInfantry ? attacker.inf : attacker.pen;
  for (const { card } of attack.modifiers) {
    const { effect, value } = tactics(card);
    if (effect === 'both') factor += value;
    else if (effect === 'inf' && isByInfantry) factor += value;
    else if (effect === 'pen' && (!isByInfantry || options['penetration-for-all'])) factor += value;
  }
  if (factor >= (formation(attack.foe).def ?? 0)) destroyed(table, attack);
  else table.stage = 'damage';
}

function destroyed(table: Table, attack: Attack): void {
  const enemy = enemyOf(table.active);
  if (attack.foe === null) return;
  if (attack.target === 'deck') table.tops = both<number | null>(table.tops, enemy, null);
  else
    table.rows = both<readonly InPlay[]>(
      table.rows,
      enemy,
      table.rows[enemy].filter((_, place) => place !== attack.target),
    );
  if (!casualty(table, enemy, attack.foe)) attackOver(table);
}

/** T-120, T-120a: adds a casualty; returns whether it decides the game. */
function casualty(table: Table, seat: Seat, unit: number): boolean {
  table.casualties = both(table.casualties, seat, [...table.casualties[seat], unit]);
  const nation = table.nations[seat] ?? 0;
  const half = Math.ceil(cardsOfNation(nation).length / 2);
  const most = table.options.even ? (nation === 0 ? 24 : 18) : half;
  if (table.casualties[seat].length < most) return false;
  table.stage = 'over';
  return true;
}

/** T-067, T-074, T-A02, T-A10, T-A35, T-100 to T-102, T-A33. */
function attackOver(table: Table, endsTurn = false): void {
  const { attack, active, options } = table;
  const enemy = enemyOf(active);
  if (attack === null) return;
  table.discards = inOrder([...table.discards, ...attack.modifiers.map(({ card }) => card)]);
  table.attack = { ...attack, modifiers: [], undone: [] };
  if (isA(attack.unit, 'support', options)) {
    if (options['support-returns'])
      table.reserves = both(table.reserves, active, inOrder([...table.reserves[active], attack.unit]));
    else if (casualty(table, active, attack.unit)) {
      table.attack = null;
      return;
    }
  }
  const top = table.tops[enemy];
  if (options['survivors-join-row'] && attack.target === 'deck' && top !== null) {
    table.tops = both<number | null>(table.tops, enemy, null);
    table.rows = both(table.rows, enemy, [...table.rows[enemy], { unit: top, attacked: false }]);
  }
  // T-103: who was turned up was the last card of a deck, or what was aimed at; else that deck was empty before.
  if (!attack.again) runsOut(table, active);
  if (attack.target === 'deck') runsOut(table, enemy);
  if (table.ranOut[0] && table.ranOut[1]) table.ranOut = [false, false]; // T-102
  table.forNext = null;
  if (endsTurn || table.ranOut[active]) turnOf(table, enemy);
  else table.stage = 'free';
}

function runsOut(table: Table, seat: Seat): void {
  if (hasDeck(table, seat)) return;
  t100(table, seat);
  table.ranOut = both(table.ranOut, seat, true);
}
