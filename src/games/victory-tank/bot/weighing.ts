import tuned from './manner.json' with { type: 'json' };

/**
 * What things count when a move is weighed, in points of the final score. The baseline players go by the plain ones, which
 * were set by hand; the opponent goes by those that were found by play (`manner.json` says how).
 */
export const PLAIN = {
  /** A crate taken, and a soldier. */
  crates: 1,
  soldiers: 0.14,
  /** A bunker and the tank, if they are held to the end; `early` is the share of that at the beginning. */
  bunkers: 3,
  tank: 5,
  early: 0.55,
  /** Another soldier in a bunker, as a share of the bunker; another one in the tank, in points. */
  guardBunker: 0.07,
  guard: 0.35,
  /** The share that counts a step away, and what is left of it with each step more. */
  near: 0.55,
  fade: 0.72,
  /** How much being near counts: to a crate, a bunker and the tank (in points), and of the tank once the enemy has it. */
  cratesNear: 1,
  bunkersNear: 1,
  tankNear: 5,
  tankTaken: 0.4,
  /** What may be lost to enemies beside it: a soldier, a bunker, the tank. */
  stakeSoldier: 0.14,
  stakeBunker: 3,
  stakeTank: 5,
  risk: 1,
  /** The most of a stake that counts; from how much less force than the defence, and over how wide a margin it grows. */
  riskMost: 0.5,
  riskFrom: 2,
  riskOver: 4,
  /** How often an enemy plays a card that wins the battle, if they hold one. */
  playsIt: 0.85,
  /** What a first point loses that is not searched further. */
  unpromising: 0.1,
  /** An action point kept, and cards in hand, in points; the share of a card left in the last rounds. */
  point: 0.25,
  card1: 0.3,
  card2: 0.6,
  card3: 1,
  left5: 0.8,
  left6: 0.6,
  left7: 0.15,
};
export type Weighing = Readonly<typeof PLAIN>;

/** What the opponent goes by. */
export const TUNED: Weighing = tuned.weights;

/** Weights that are shares, and less than 1. */
const SHARES = [
  'early',
  'near',
  'fade',
  'tankTaken',
  'riskMost',
  'playsIt',
  'left5',
  'left6',
  'left7',
] as const;
const MOST = 0.98;

/** A weighing by names, the rest as the opponent has it; no share comes to a whole. */
export function weighingOf(weights: Readonly<Record<string, number>>): Weighing {
  const all: Weighing = { ...TUNED, ...weights };
  return { ...all, ...Object.fromEntries(SHARES.map((name) => [name, Math.min(MOST, all[name])])) };
}

/** How far a share of an objective's value reaches, by steps. */
const PULLS = new WeakMap<Weighing, readonly number[]>();
const FARTHEST = 64;

export function pullsBy(by: Weighing): readonly number[] {
  let pulls = PULLS.get(by);
  if (pulls === undefined) {
    pulls = Array.from({ length: FARTHEST }, (_, steps) => by.near * by.fade ** Math.max(0, steps - 1));
    PULLS.set(by, pulls);
  }
  return pulls;
}

/** What an action card in hand is worth in a round; 0 for none. */
export function cardWorth(by: Weighing, round: number, card: number): number {
  const worth = [0, by.card1, by.card2, by.card3][card] ?? 0;
  const left = [1, 1, 1, 1, by.left5, by.left6, by.left7][round - 1] ?? 1;
  return worth * left;
}
