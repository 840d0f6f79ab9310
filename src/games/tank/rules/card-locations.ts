/** Where every card is: a deck holds the cards that lie nowhere else. */
import { ALL_TACTICS, FORMATIONS, isSupport, type Tactic, type Unit } from './cards.ts';
import type { Attack, Open, Player, Stage, Tank } from './position.ts';

/** Stages in which an attack is under way. */
const ATTACKING: readonly Stage[] = ['target', 'uncover', 'lost', 'modifier', 'damage'];

export const isAttacking = ({ stage }: Pick<Open, 'stage'>): boolean => ATTACKING.includes(stage);

/** Support that attacks, which stands in no row; it stays there if its hit has ended the game (T-A36). */
const supporting = ({ stage, attack, active }: Laid, player: Player): readonly Unit[] =>
  attack !== null &&
  player === active &&
  (isAttacking({ stage }) || stage === 'over') &&
  isSupport(attack.unit)
    ? [attack.unit]
    : [];

/** A position without decks and hands. */
export type Laid = Omit<Tank, 'decks' | 'tactics' | 'hands'>;

/** Formation cards of a player that lie anywhere but in the deck. */
export function unitsLaid(laid: Laid, player: Player): readonly Unit[] {
  const { rows, reserves, casualties, under, tops } = laid;
  const top = tops[player];
  return [
    ...rows[player].map(({ unit }) => unit),
    ...reserves[player],
    ...casualties[player],
    ...under[player],
    ...(top === null ? [] : [top]),
    ...supporting(laid, player),
  ];
}

/** The cards left in a player's deck, and cards that lie on the table more often than the formation has them. */
export function deckLeft(
  laid: Laid,
  player: Player,
): { readonly deck: readonly Unit[]; readonly excess: readonly Unit[] } {
  const nation = laid.nations[player];
  const isOut = laid.nations.includes(null);
  const deck = [...(nation === null || isOut ? [] : (FORMATIONS[nation] ?? []))];
  const excess = unitsLaid(laid, player).filter((unit) => {
    const at = deck.indexOf(unit);
    if (at >= 0) deck.splice(at, 1);
    return at < 0;
  });
  return { deck, excess };
}

/** Tactics cards that are on the table. */
export const tacticsLaid = ({
  discards,
  attack,
  pending,
}: Pick<Open, 'discards' | 'attack' | 'pending'>): readonly Tactic[] => [
  ...discards,
  ...modifiersOf(attack),
  ...pending.map(({ card }) => card),
];

const modifiersOf = (attack: Attack | null): readonly Tactic[] =>
  attack?.modifiers.map(({ card }) => card) ?? [];

/** All tactics cards but those in the given places. */
export const tacticsBut = (...places: readonly (readonly Tactic[])[]): readonly Tactic[] => {
  const taken = new Set(places.flat());
  return ALL_TACTICS.filter((card) => !taken.has(card));
};

/** Cards in a deck, with those put under it and the one turned up on it. */
export const deckCount = (
  { decks, under, tops }: Pick<Tank, 'decks' | 'under' | 'tops'>,
  player: Player,
): number => decks[player].length + under[player].length + (tops[player] === null ? 0 : 1);
