/** The table at which a command plays: the choices that a page offers before a game, made by notation or left as they are. */
import type { Referee } from './referees.ts';
import { optionsFrom, setUpBy } from './referees.ts';
import { refusal } from './command-error.ts';
import { words } from './nearest.ts';
import { picksOf } from '../../src/site/play/start-choices.ts';
import { ENGLISH } from '../../src/language.ts';

/** The word for no ruling switched, where a page advises one. */
const NONE = 'none';
/** The word for a table at which the players themselves make the choices before the game. */
const OPEN = 'open';

/** A table to play at. */
export interface Table {
  readonly options: readonly string[];
  /** The moves before the game, in notation. */
  readonly picks: readonly string[];
}

/**
 * The table that pages offer first, with what is asked for instead: `options` are rulings with commas, or "none"; `choices`
 * are moves before the game in notation with commas, or "open", which leaves them to the players.
 */
export function tableFor(
  referee: Referee,
  { options, choices }: { readonly options?: string | undefined; readonly choices?: string | undefined },
): Table {
  const { scenery, game } = referee;
  const on =
    options === undefined
      ? game.options.filter((option) => scenery?.start?.advised?.includes(option))
      : options === NONE
        ? []
        : optionsFrom(referee, options);
  if (choices === OPEN || scenery === null) return { options: on, picks: [] };
  const wanted = choices === undefined ? [] : words(choices.toLowerCase());
  const picks: string[] = [];
  const offered: string[] = [];
  const count = scenery.start?.picks.length ?? 0;
  for (let index = 0; index < count; index++) {
    const pick = picksOf({ game, scenery }, on, picks).picks[index];
    if (pick === undefined) break;
    const names = pick.choices.map((choice) => choice.words);
    offered.push(...names);
    picks.push(wanted.find((word) => names.includes(word) && !picks.includes(word)) ?? pick.chosen.words);
  }
  const strange = wanted.find((word) => !picks.includes(word));
  if (strange === undefined) return { options: on, picks };
  throw refusal(
    offered.length === 0
      ? `There is nothing to choose before a game of ${game.name}.`
      : `"${strange}" is no choice before a game of ${game.name}: there are ${ENGLISH.and([...new Set(offered)])}, or "${OPEN}".`,
  );
}

/** The position at a table in which the game begins. */
export function seatedBy(referee: Referee, { options, picks }: Table, seed: string): unknown {
  const { game } = referee;
  return picks.reduce<unknown>(
    (position, written) => {
      const move = game.parse(position, written);
      if (!move.ok) throw refusal(`"${written}" cannot be chosen before this game.`);
      return game.play(position, move.value);
    },
    setUpBy(referee, options, seed),
  );
}
