/** The keys of a declaration: a misspelt one would be left out without a word. */
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';
import type { CardRow, DeckDefinition, GameDefinition, Looks } from './definition.ts';
import type { RulesDefinition } from './declared-rules.ts';
import type {
  DieDefinition,
  FlatDefinition,
  PartDefinitions,
  StandeeDefinition,
  TokenDefinition,
  WheelDefinition,
} from './part-definition.ts';

/** Every key of a definition, and no other: the compiler holds it. */
type KeysOf<Definition> = Readonly<Record<keyof Definition, true>>;

const LOOKS: KeysOf<Looks<CardRow>> = { face: true, back: true, other: true, size: true, template: true };

const PARTS: KeysOf<PartDefinitions> = {
  tokens: true,
  standees: true,
  mats: true,
  boards: true,
  pads: true,
  rulers: true,
  dice: true,
  wheels: true,
};

const RULES: KeysOf<RulesDefinition> = {
  rules: true,
  play: true,
  tracker: true,
  referee: true,
  examples: true,
  questions: true,
  rulings: true,
  book: true,
  situations: true,
  lessons: true,
  puzzles: true,
};

const GAME: KeysOf<GameDefinition<CardRow>> = {
  ...LOOKS,
  ...PARTS,
  ...RULES,
  id: true,
  title: true,
  by: true,
  credits: true,
  about: true,
  players: true,
  minutes: true,
  ages: true,
  licence: true,
  language: true,
  inks: true,
  hyphenation: true,
  fonts: true,
  cards: true,
  decks: true,
};

const DECK: KeysOf<DeckDefinition<CardRow>> = { ...LOOKS, name: true, cards: true, tiles: true };

const FLAT: KeysOf<FlatDefinition> = { name: true, count: true, face: true, size: true, back: true };
const TOKEN: KeysOf<TokenDefinition> = { ...FLAT, shape: true };
const STANDEE: KeysOf<StandeeDefinition> = { ...FLAT, depth: true };
const DIE: KeysOf<DieDefinition> = { name: true, count: true, face: true, edge: true, sides: true };
const WHEEL: KeysOf<WheelDefinition> = { name: true, count: true, face: true, discs: true, pin: true };

/** The keys of each kind of part. */
const OF_PART: Readonly<Record<keyof PartDefinitions, object>> = {
  tokens: TOKEN,
  standees: STANDEE,
  mats: FLAT,
  boards: FLAT,
  pads: FLAT,
  rulers: FLAT,
  dice: DIE,
  wheels: WHEEL,
};

/** What is said of the keys of a definition that nobody reads. */
function unknownKeys(definition: object, keys: object, place: string): readonly string[] {
  const known = Object.keys(keys);
  return Object.keys(definition)
    .filter((key) => !known.includes(key))
    .map((key) => `${place}: there is no key "${shown(key)}"${hintFor(key, known)}`);
}

/** The keys of a game, of its decks and of its parts that nobody reads. */
export function keyFaults<Row extends CardRow>(game: GameDefinition<Row>): readonly string[] {
  const decks = Object.entries(game.decks ?? {});
  const kinds = Object.keys(PARTS) as readonly (keyof PartDefinitions)[];
  return [
    ...unknownKeys(game, GAME, 'defineGame'),
    ...decks.flatMap(([id, deck]) => unknownKeys(deck, DECK, `deck "${shown(id)}"`)),
    ...kinds.flatMap((kind) =>
      Object.entries(game[kind] ?? {}).flatMap(([id, part]: [string, object]) =>
        unknownKeys(part, OF_PART[kind], `${kind} "${shown(id)}"`),
      ),
    ),
  ];
}
