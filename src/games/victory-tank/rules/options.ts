/**
 * The twelve rulings of Victory Tank that a table may switch.
 *
 * Each option stands for the *other* reading of a gap in the rulebook: off is the default. Any set of them
 * may be on together. `content/victory-tank/rulings.ts` has both readings of each.
 *
 *     const options = withOptions(['pass', 'combined']);
 */
export const OPTION_IDS = [
  'free', // G3: a card may stand at any column offset, so long as it touches two
  'own-jeep', // F5: a jeep brings a soldier only when its placer plays the colour it shows
  'pass', // C5: a player may end their command phase at any of their turns, forfeiting their points
  'board', // M4: soldiers stepping onto the field of their own tank may go straight into it, while there is room
  'dismount', // M9: a step out of the tank's field may hold crew; the last may leave too
  'park-home', // M6: the tank may end, and its crew get off, on its controller's own home base
  'crew-holds', // R2: crew inside the tank hold the bunker it stands on, and recruits may come there
  'combined', // A2: attackers may come from several fields adjacent to the target
  'one-card', // A4: the boost and the attacker's battle cards count together: one card a turn
  'casualties-out', // A7: soldiers lost in battle are out of the game
  'card-stays', // E1: the active player card stays where it is after round 7
  'crew-out', // E2, E3: crew inside the tank do not count as soldiers on the battlefield
] as const;

export type OptionId = (typeof OPTION_IDS)[number];

/** Which of the other readings are in force; every option is present, `true` is on. */
export type Options = Readonly<Record<OptionId, boolean>>;

/** The options with exactly the named ones on. */
export function withOptions(on: readonly OptionId[]): Options {
  const options: Partial<Record<OptionId, boolean>> = {};
  for (const id of OPTION_IDS) options[id] = on.includes(id);
  return options as Options;
}

/** The options that are on, in the order of `OPTION_IDS`. */
export function optionsOn(options: Options): OptionId[] {
  return OPTION_IDS.filter((id) => options[id]);
}

export function flipOption(options: Options, id: OptionId): Options {
  return { ...options, [id]: !options[id] };
}
