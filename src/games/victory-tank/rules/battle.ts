import { type Draft, addFoot, discard, leaveTank, takeCrate } from './draft.ts';
import { type Ground, baseOwner, groundOf } from './field-grid.ts';
import type { Army, Battle, ByArmy, CardCounts, Position } from './position.ts';
import { footOn, tankOn } from './permissions.ts';
import { otherOf, withOf } from '../../../referee/seats.ts';
import { settlePoint } from './turns.ts';
import { ways } from '../../../odds.ts';
import { cardsIn, countOf } from './cards.ts';

/** The parts of a strength (A5). `ground` is the point for a bunker or the home base. */
export interface Strength {
  readonly soldiers: number; // A5
  readonly tank: number; // A5a
  readonly ground: number; // A5b
  readonly card: number; // A5c
}

export const total = (strength: Strength): number =>
  strength.soldiers + strength.tank + strength.ground + strength.card;

/** The strengths in a battle, `[attacker's, defender's]`; cards not chosen yet count 0. */
export function strengthsIn(
  position: Position,
  battle: Battle,
  attacker: Army,
): readonly [Strength, Strength] {
  const riders = battle.parties.reduce((sum, party) => sum + party.crew, 0);
  const walkers = battle.parties.reduce((sum, party) => sum + party.foot, 0);
  const defender = otherOf(attacker);
  const crew = tankOn(position, defender, battle.target)?.crew ?? 0;
  return [
    { soldiers: riders + walkers, tank: riders > 0 ? 1 : 0, ground: 0, card: battle.cards[0] ?? 0 },
    {
      soldiers: footOn(position, defender, battle.target) + crew, // A3
      tank: crew > 0 ? 1 : 0,
      ground: isCover(groundOf(position.table), battle.target) ? 1 : 0,
      card: battle.cards[1] ?? 0,
    },
  ];
}

const isCover = (ground: Ground, field: number): boolean =>
  ground.special[field] === 'bunker' || ground.special[field] === 'base';

/** A tie goes to the attacker (A6a). */
export const attackerWins = (strengths: readonly [Strength, Strength]): boolean =>
  total(strengths[0]) >= total(strengths[1]);

/**
 * Resolves a battle once both cards are chosen: reveals them and removes the losers; a victorious attacker may
 * move in.
 */
export function resolve(draft: Draft, battle: Battle, attacker: Army): void {
  const defender = otherOf(attacker);
  const byArmy: ByArmy<number | null> = attacker === 0 ? battle.cards : [battle.cards[1], battle.cards[0]];
  for (const army of [attacker, defender]) {
    const card = byArmy[army];
    if (card === 1 || card === 2 || card === 3) discard(draft, army, card);
  }
  const won = attackerWins(strengthsIn(draft, battle, attacker));
  if (won) loseDefence(draft, battle, defender);
  else loseAttack(draft, battle, attacker);
  if (!won || baseOwner(groundOf(draft.table), battle.target) !== null)
    settlePoint(draft); // A8a
  else {
    draft.battle = battle;
    draft.stage = 'enter';
    draft.player = attacker;
  }
}

/** Returns lost soldiers to the supply, or removes them from the game (A7, A7a). */
function bury(draft: Draft, army: Army, count: number): void {
  if (draft.options['casualties-out']) draft.lost = withOf(draft.lost, army, draft.lost[army] + count);
  else draft.supply = withOf(draft.supply, army, draft.supply[army] + count);
}

function loseDefence(draft: Draft, battle: Battle, defender: Army): void {
  const feet = footOn(draft, defender, battle.target);
  const crew = tankOn(draft, defender, battle.target)?.crew ?? 0;
  if (feet > 0) addFoot(draft, defender, battle.target, -feet);
  leaveTank(draft, crew); // A7b
  bury(draft, defender, feet + crew);
}

function loseAttack(draft: Draft, battle: Battle, attacker: Army): void {
  for (const { from, foot, crew } of battle.parties) {
    if (foot > 0) addFoot(draft, attacker, from, -foot);
    leaveTank(draft, crew);
    bury(draft, attacker, foot + crew);
  }
}

/** Moves attackers of one party onto the target (A8). */
export function enter(
  draft: Draft,
  battle: Battle,
  army: Army,
  from: number,
  foot: number,
  crew: number,
): void {
  if (foot > 0) addFoot(draft, army, from, -foot);
  leaveTank(draft, crew);
  addFoot(draft, army, battle.target, foot + crew);
  takeCrate(draft, army, battle.target);
  const parties = battle.parties.filter((party) => party.from !== from);
  draft.battle = { ...battle, parties, entered: battle.entered + foot + crew };
  if (parties.length === 0) endEntering(draft, draft.battle);
}

/** Ends moving in: the attackers claim the tank if it is there (A8b, A8c), or the battle is over. */
export function endEntering(draft: Draft, battle: Battle): void {
  if (draft.tank !== null && draft.tank.field === battle.target) draft.stage = 'claim';
  else settlePoint(draft);
}

/** A chance as a fraction of equally likely hands. */
export interface Odds {
  readonly hands: number;
  readonly of: number;
}

/** The odds that a hand of `size` cards out of `unseen` has one above `limit`, all hands being equally likely. */
export function holdsMoreThan(limit: number, unseen: CardCounts, size: number): Odds {
  const all = cardsIn(unseen);
  const high = ([1, 2, 3] as const).reduce(
    (sum, value) => sum + (value > limit ? countOf(unseen, value) : 0),
    0,
  );
  const of = ways(all, size);
  return { hands: of - ways(all - high, size), of };
}

export const chanceIn = ({ hands, of }: Odds): number => (of === 0 ? 0 : hands / of);
