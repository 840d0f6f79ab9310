/** The parts of a simple game as a shelf holds them: of any game, in sentences, each brought when it is asked for. */
import type { Kit } from '../kit/kit.ts';
import { LANGUAGES } from '../language.ts';
import { anyReferee, type AnyReferee, type Bring } from '../referee/erased-types.ts';
import type { GameSpeech } from '../referee/messages/catalogue.ts';
import type { Scenery } from '../referee/table/scene.ts';
import type { SimpleGame, SimpleSaid, SimpleSetting } from './simple-game.ts';

/** What `defineGame` takes as `play`: a simple game, or one with a table. */
export interface PlayedGame {
  readonly parts: (
    setting: SimpleSetting,
    kit: Bring<Kit>,
  ) => Pick<AnyReferee, 'game' | 'form' | 'packing' | 'invariants' | 'scenery' | 'hints'>;
}

/** A game that says finished sentences, and the kernel in its language. */
const speechOf =
  ({ title, language }: SimpleSetting, seats: readonly string[]): Bring<GameSpeech<SimpleSaid>> =>
  async () => ({
    language: LANGUAGES[language],
    game: title,
    seats: Object.fromEntries(seats.map((name) => [name, name])),
    kernel:
      language === 'nl'
        ? (await import('../referee/messages/kernel.nl.ts')).REFEREE_NL
        : (await import('../referee/messages/kernel.en.ts')).REFEREE_EN,
    catalogue: { said: ({ text }) => text },
  });

export function simpleParts<Position extends object, Move>(
  { rules, in: refereeIn }: SimpleGame<Position, Move>,
  setting: SimpleSetting,
  scenery?: Bring<Scenery<Position, Move, SimpleSaid>>,
): ReturnType<PlayedGame['parts']> {
  const game = refereeIn(setting);
  const { worth } = rules;
  // A rule of thumb that leaves its range would mislead the search.
  const value = (position: Position, seat: number) =>
    Math.min(1, Math.max(0, worth?.(position, seat) ?? 0.5));
  return anyReferee(
    {
      game: () => Promise.resolve(game),
      form: async () => (await import('./simple-form.ts')).simpleForm(rules, game, setting),
      packing: async () => (await import('./simple-packing.ts')).simplePacking<Position>(rules.seats.length),
      invariants: async () => (await import('./simple-form.ts')).simpleInvariants(rules),
      ...(scenery && { scenery }),
      ...(worth && { hints: () => Promise.resolve({ value }) }),
    },
    speechOf(setting, rules.seats),
  );
}
