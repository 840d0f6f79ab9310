/** The automatic course of a turn, from one decision to the next. Drafts are changed in place; nothing else is. */
import { otherOf, withOf } from '../../../referee/seats.ts';
import type { StatementId } from '../../../../content/tank/statements.ts';
import { factorOf } from './attack-factor.ts';
import { FORMATIONS, isOf, isSupport, tacticOf, unitOf, type Tactic, type Unit } from './cards.ts';
import { WINDOW_RULES } from './decision-windows.ts';
import { outcome } from './outcome.ts';
import {
  DRAWN,
  MOST_SKIPPED,
  added,
  breakingPoint,
  removed,
  type Attack,
  type Open,
  type Player,
  type Stage,
  type Tank,
} from './position.ts';

export type Draft = { -readonly [Key in keyof Tank]: Tank[Key] };

/** Sets up the formations once both players have picked a nation. */
export function layOut(draft: Draft): void {
  const [able, baker] = draft.nations;
  draft.decks = [FORMATIONS[able ?? 0] ?? [], FORMATIONS[baker ?? 0] ?? []];
  draft.stage = 'first';
}

export function deal(draft: Draft, first: Player): void {
  draft.active = first;
  draft.stage = 'deal';
  draft.toDraw = 2 * DRAWN;
}

/** Who draws; in the first deal the beginner does, then the other player. */
export const drawerOf = ({ stage, active, toDraw }: Open): Player =>
  stage === 'deal' && toDraw <= DRAWN ? otherOf(active) : active;

export function drawCard(draft: Draft, card: Tactic): void {
  const player = drawerOf(draft);
  draft.tactics = removed(draft.tactics, card);
  draft.hands = withOf(draft.hands, player, added(draft.hands[player], card));
  draft.toDraw -= 1;
  shuffleDiscards(draft);
  if (draft.toDraw > 0) return;
  if (draft.stage === 'deal') beginTurn(draft, draft.active);
  else draft.stage = 'maneuver';
}

/** Shuffles the discards into the deck when it is empty and a card is due (T-022). */
function shuffleDiscards(draft: Draft): void {
  if (draft.toDraw === 0 || draft.tactics.length > 0) return;
  draft.tactics = draft.discards;
  draft.discards = [];
}

function beginTurn(draft: Draft, player: Player): void {
  draft.active = player;
  draft.attack = null;
  draft.forNext = null;
  draft.stage = 'draw';
  draft.toDraw = DRAWN;
  shuffleDiscards(draft);
}

export const endTurn = (draft: Draft): void => beginTurn(draft, otherOf(draft.active));

/** Whether there is a card to turn up from a formation deck. */
export const hasCards = ({ decks, tops, under }: Open, player: Player): boolean =>
  tops[player] !== null || decks[player].length + under[player].length > 0;

/** Whether a player's turn can come to an attack: nothing bars it, and somebody can be turned up (T-030, T-101). */
export const canAttack = (position: Open, player: Player): boolean =>
  !position.ranOut[player] &&
  (hasCards(position, player) ||
    position.reserves[player].length > 0 ||
    position.rows[player].some(({ attacked }) => attacked));

/** Whether whoever can attack may let the turn go by instead (T-A23, T-A39a). */
export const maySkip = (position: Open): boolean =>
  position.options['attack-optional'] && canAttack(position, otherOf(position.active));

/** Units that attacked before leave the row (T-030); then the attack begins, if there can be one. */
export function beginAttack(draft: Draft): void {
  const { active } = draft;
  const gone = draft.rows[active].filter(({ attacked }) => attacked);
  draft.rows = withOf(
    draft.rows,
    active,
    draft.rows[active].filter(({ attacked }) => !attacked),
  );
  draft.reserves = withOf(
    draft.reserves,
    active,
    gone.reduce((reserve, { unit }) => added(reserve, unit), draft.reserves[active]),
  );
  if (!hasCards(draft, active)) refill(draft, active);
  if (draft.ranOut[active] || !hasCards(draft, active)) endTurn(draft);
  else if (maySkip(draft)) draft.stage = 'choose';
  else turnUpAttacker(draft);
}

/** A turn goes by without an attack; after three of each in a row the game is drawn (T-A39). */
export function skip(draft: Draft): void {
  draft.skipped = withOf(draft.skipped, draft.active, draft.skipped[draft.active] + 1);
  if (draft.skipped.every((turns) => turns >= MOST_SKIPPED)) draft.stage = 'over';
  else endTurn(draft);
}

/** The reserve becomes the deck (T-100). */
function refill(draft: Draft, player: Player): void {
  draft.decks = withOf(draft.decks, player, draft.reserves[player]);
  draft.reserves = withOf<readonly Unit[]>(draft.reserves, player, []);
}

/** The next attacker comes from the deck: at once if its top card is face up, else by chance. */
export function turnUpAttacker(draft: Draft): void {
  const top = draft.tops[draft.active];
  draft.skipped = withOf(draft.skipped, draft.active, 0);
  draft.stage = 'attacker';
  if (top === null) return;
  draft.tops = withOf(draft.tops, draft.active, null);
  attackWith(draft, top);
}

/** Removes a unit that chance turned up from its deck. */
export function takeFromDeck(draft: Draft, player: Player, unit: Unit): void {
  if (draft.decks[player].length > 0)
    draft.decks = withOf(draft.decks, player, removed(draft.decks[player], unit));
  else draft.under = withOf(draft.under, player, draft.under[player].slice(1));
}

/** A unit from the deck attacks; support stands in no row. */
export function attackWith(draft: Draft, unit: Unit): void {
  const { active, rows } = draft;
  const place = isSupport(unit) ? null : rows[active].length;
  if (place !== null) draft.rows = withOf(rows, active, [...rows[active], { unit, attacked: true }]);
  attack(draft, unit, place, false);
}

/** A unit of the row attacks once more (T-081). */
export function attackAgain(draft: Draft, place: number): void {
  const again = draft.rows[draft.active][place];
  if (again !== undefined) attack(draft, again.unit, place, true);
}

function attack(draft: Draft, unit: Unit, place: number | null, again: boolean): void {
  draft.attack = {
    unit,
    place,
    again,
    target: null,
    foe: null,
    modifiers: [],
    undone: [],
    asked: draft.active,
    passes: 0,
  };
  const fits = draft.forNext === null || mayAttackUnder(draft, draft.forNext, unit);
  if (fits && targetsOf(draft).length > 0) draft.stage = 'target';
  else endAttack(draft);
}

/** Whether a unit may attack under a FREE card whose condition is the next attacker's. */
export const mayAttackUnder = ({ options }: Open, card: Tactic, unit: Unit): boolean =>
  tacticOf(card).restriction.attacker?.some((wanted) => isOf(options, unit, wanted)) ?? true;

/** Whether a unit may be the target under that card; an unseen one (null) may. */
export const mayBeAimedAt = ({ options, forNext }: Open, unit: Unit | null): boolean =>
  forNext === null ||
  unit === null ||
  (tacticOf(forNext).restriction.target?.some((wanted) => isOf(options, unit, wanted)) ?? true);

/** Everything the attacker may aim at (T-040). */
export function targetsOf(position: Open): readonly (number | 'deck')[] {
  const enemy = otherOf(position.active);
  const row = position.rows[enemy].flatMap(({ unit }, place) =>
    mayBeAimedAt(position, unit) ? [place] : [],
  );
  return hasCards(position, enemy) && mayBeAimedAt(position, position.tops[enemy]) ? [...row, 'deck'] : row;
}

/** The target is face up: support leaves for the reserve (T-042), anything else can be defended. */
export function face(draft: Draft, aiming: Attack, foe: Unit): void {
  const enemy = otherOf(draft.active);
  draft.attack = { ...aiming, foe };
  if (isSupport(foe)) {
    draft.tops = withOf(draft.tops, enemy, null);
    draft.reserves = withOf(draft.reserves, enemy, added(draft.reserves[enemy], foe));
  }
  if (isSupport(foe) || !mayBeAimedAt(draft, foe)) endAttack(draft);
  else draft.stage = 'lost';
}

/** Both have passed: compares the factor with the defence (T-070, T-071). */
export function settle(draft: Draft, fought: Attack): void {
  const { foe } = fought;
  if (foe !== null && factorOf(draft, fought, foe) >= (unitOf(foe).def ?? 0)) destroy(draft, fought, foe);
  else draft.stage = 'damage';
}

/** The target is out of action. */
export function destroy(draft: Draft, { target }: Attack, foe: Unit): void {
  const enemy = otherOf(draft.active);
  if (target === 'deck') draft.tops = withOf(draft.tops, enemy, null);
  else
    draft.rows = withOf(
      draft.rows,
      enemy,
      draft.rows[enemy].filter((_, place) => place !== target),
    );
  lose(draft, enemy, foe);
  if (draft.stage !== 'over') endAttack(draft);
}

/** The attacker is out of action (T-052). */
export function loseAttacker(draft: Draft, { unit, place }: Attack): void {
  const { active } = draft;
  draft.rows = withOf(
    draft.rows,
    active,
    draft.rows[active].filter((_, other) => other !== place),
  );
  if (draft.attack !== null) draft.attack = { ...draft.attack, place: null };
  lose(draft, active, unit);
}

/** Adds a casualty; that may end the game at once (T-120, T-A36). */
function lose(draft: Draft, player: Player, unit: Unit): void {
  draft.casualties = withOf(draft.casualties, player, [...draft.casualties[player], unit]);
  if (draft.casualties[player].length >= breakingPoint(draft, player)) draft.stage = 'over';
}

/** Ends the attack, whatever its result, and with `last` the turn as well. */
export function endAttack(draft: Draft, last: 'free attacks' | 'the turn' = 'free attacks'): void {
  const { attack, active, options } = draft;
  const enemy = otherOf(active);
  if (attack === null) return;
  for (const { card } of attack.modifiers) draft.discards = added(draft.discards, card);
  draft.attack = { ...attack, modifiers: [], undone: [] };
  if (isSupport(attack.unit)) {
    if (options['support-returns'])
      draft.reserves = withOf(draft.reserves, active, added(draft.reserves[active], attack.unit));
    else lose(draft, active, attack.unit);
    if (draft.stage === 'over') {
      draft.attack = null;
      return;
    }
  }
  const top = draft.tops[enemy];
  if (options['survivors-join-row'] && attack.target === 'deck' && top !== null) {
    draft.tops = withOf(draft.tops, enemy, null);
    draft.rows = withOf(draft.rows, enemy, [...draft.rows[enemy], { unit: top, attacked: false }]);
  }
  if (!attack.again) runOut(draft, active);
  if (attack.target === 'deck') runOut(draft, enemy);
  if (draft.ranOut[0] && draft.ranOut[1]) draft.ranOut = [false, false];
  draft.forNext = null;
  if (last === 'the turn' || draft.ranOut[active]) endTurn(draft);
  else draft.stage = 'free';
}

/** For a deck that this attack took a card from: it has run out if it is empty now (T-103). */
function runOut(draft: Draft, player: Player): void {
  if (hasCards(draft, player)) return;
  refill(draft, player);
  draft.ranOut = withOf(draft.ranOut, player, true);
}

export const STAGE_RULES = {
  nation: 'T-001',
  first: 'T-004',
  deal: 'T-002',
  draw: 'T-020',
  maneuver: 'T-011',
  choose: 'T-A23',
  attacker: 'T-031',
  target: 'T-040',
  uncover: 'T-041',
  lost: 'T-050',
  modifier: 'T-060',
  damage: 'T-073',
  free: 'T-080',
  over: 'T-120',
} as const satisfies Record<Stage, StatementId>;

/** The rule that says who decides; at the end, the one by which the game has ended. */
export function turnRule(position: Tank): StatementId {
  const { stage, pending } = position;
  if (stage === 'over') return outcome(position)?.rules[0] ?? STAGE_RULES.over;
  return pending.length > 0 ? WINDOW_RULES.undo : STAGE_RULES[stage];
}
