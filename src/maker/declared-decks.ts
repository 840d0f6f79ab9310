/** The decks of a maker's game, with how their cards look. */
import { POKER, type CardSize, type Deck } from '../kit/component.ts';
import { ID_RULE, isId } from '../kit/id.ts';
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';
import { capital } from '../language.ts';
import type { CardRow, DeckDefinition, GameDefinition, Looks } from './definition.ts';
import { isTooLarge, sizeOf, tooLargeText } from './given-size.ts';
import { spotText, type LocatedFile } from './located.ts';
import { decksNamed, readTemplate, type Template } from './template.ts';

/** A deck with how its cards look. */
export interface DeclaredDeck<Row> {
  readonly deck: Deck;
  readonly size: CardSize;
  readonly looks: Looks<Row>;
  readonly template?: Template;
  /** Its cards have a second face in place of a back. */
  readonly isTwoFaced: boolean;
}

/** The deck of a game that declares none. */
const ONLY = 'cards';

/** A name for what has only an id: "port-tiles" becomes "Port tiles". */
export const nameFrom = (id: string): string => capital(id.replaceAll('-', ' '));

/** The looks of a deck: its own, else the game's. */
function looksOf<Row>(game: Looks<Row>, own: Looks<Row>): Looks<Row> {
  const { face, back, other, size } = { ...game, ...own };
  // A template of a deck's own comes before a function of the whole game.
  const isOwn = own.template !== undefined && own.face === undefined;
  return {
    ...(face && !isOwn && { face }),
    ...(back && { back }),
    ...(other && { other }),
    ...(size && { size }),
  };
}

/** Reads each template once; its faults, and decks that it names and the game does not have, are the game's. */
type Templates = (file: LocatedFile) => Template;

function templatesOf(ids: readonly string[], faults: string[]): Templates {
  const read = new Map<LocatedFile, Template>();
  return (file) => {
    const known = read.get(file);
    if (known) return known;
    const template = readTemplate(file);
    faults.push(...template.faults);
    for (const { key, at } of decksNamed(file))
      if (!ids.includes(key))
        faults.push(`${spotText(file.file, at)}: the game has no deck "${shown(key)}"${hintFor(key, ids)}`);
    read.set(file, template);
    return template;
  };
}

function deckOf<Row extends CardRow>(
  id: string,
  own: DeckDefinition<Row>,
  game: GameDefinition<Row>,
  templates: Templates,
  faults: string[],
): DeclaredDeck<Row> {
  if (!isId(id)) faults.push(`deck "${shown(id)}": that is no id: it takes ${ID_RULE}.`);
  const looks = looksOf(game, own);
  const size = sizeOf(looks.size ?? POKER);
  if (!size.ok) faults.push(...size.faults.map((fault) => `deck "${shown(id)}", size: ${fault}.`));
  else if (isTooLarge(size.value)) faults.push(`deck "${shown(id)}", size: ${tooLargeText(size.value)}.`);
  const file = own.template ?? game.template;
  const template = file && templates(file);
  const name = own.name ?? nameFrom(id);
  return {
    deck: { id, name, group: id, ...(own.tiles && { tiles: own.tiles }) },
    size: size.ok ? size.value : POKER,
    looks,
    ...(template && { template }),
    isTwoFaced: looks.other !== undefined || template?.deck(id).other !== undefined,
  };
}

/** The declared decks, or the only one of a game that declares none. */
export const decksIn = <Row extends CardRow>(
  game: GameDefinition<Row>,
): readonly (readonly [id: string, deck: DeckDefinition<Row>])[] =>
  Object.entries(game.decks ?? { [ONLY]: {} });

/** The decks of a game; what is wrong with them is added to `faults`. */
export function declaredDecks<Row extends CardRow>(
  game: GameDefinition<Row>,
  faults: string[],
): readonly DeclaredDeck<Row>[] {
  const decks = decksIn(game);
  const templates = templatesOf(
    decks.map(([id]) => id),
    faults,
  );
  return decks.map(([id, own]) => deckOf(id, own, game, templates, faults));
}
