/** What a maker should know of a whole box before it is printed. */
import { countAll } from '../component.ts';
import { PRINTED_EDITIONS, type Edition } from '../edition.ts';
import type { Face } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Fonts } from '../type/font.ts';
import { fontNotes } from '../type/local-font.ts';
import { faceNotes } from './face-notes.ts';
import { toldAlike, type FaceNote } from './told-alike.ts';

/** Every face of a kit's cards, counters and sheets. */
function facesOfKit(kit: Kit, edition: Edition): readonly Face[] {
  const { decks, cards, pieces, sheets = [] } = kit.box;
  const fronts = cards.map((card) => kit.front(card, edition));
  const backs = decks
    .filter(({ id }) => cards.some(({ deck, twoFaced }) => deck === id && !twoFaced))
    .map((deck) => kit.back(deck, edition));
  const others = cards.flatMap((card) => (card.twoFaced && kit.other ? [kit.other(card, edition)] : []));
  const drawings = [
    ...pieces.flatMap((piece) => kit.counter?.(piece, edition) ?? []),
    ...sheets.flatMap((sheet) => kit.sheet?.(sheet, edition) ?? []),
  ];
  return [
    ...fronts,
    ...others,
    ...backs,
    ...drawings.flatMap(({ face, back }) => (back ? [face, back] : [face])),
  ];
}

/** Cards of one name in one deck: they may be meant, or a row that was copied. */
function nameNotes({ box: { cards } }: Kit): readonly FaceNote[] {
  const alike = Map.groupBy(cards, ({ deck, name }) => `${deck}\n${name.toLowerCase()}`);
  return [...alike.values()]
    .filter((those) => those.length > 1)
    .flatMap((those) => {
      const says = `: called “${those[0]?.name ?? ''}” all of them: one card with a count of ${countAll(those)}, if they are the same.`;
      return those.map(({ id }) => ({ face: id, says }));
    });
}

/** Fronts on which nothing is drawn: a function that forgot to return it says nothing of it. */
const emptyNotes = (kit: Kit, edition: Edition): readonly FaceNote[] =>
  kit.box.cards
    .map((card) => kit.front(card, edition))
    .filter(({ nodes, faults = [] }) => nodes.length === 0 && faults.length === 0)
    .map(({ id }) => ({
      face: id,
      says: ': nothing is drawn on it: does its function return what it draws?',
    }));

/** Decks that are called alike: their sheets could not be told apart. */
const deckNotes = ({ box: { decks } }: Kit): readonly string[] =>
  [...Map.groupBy(decks, ({ name }) => name.toLowerCase()).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => {
      const ids = alike.map(({ id }) => id).join(', ');
      return `the decks ${ids} are all called “${alike[0]?.name ?? ''}”: their sheets look alike.`;
    });

/** What is to be known of the kit's local fonts. */
const localFontNotes = ({ fonts, fontFiles }: Kit): readonly string[] =>
  fonts.flatMap((source) => {
    const found = source.isLocal ? fontFiles?.find(source.file) : undefined;
    return found?.ok ? fontNotes(source, found.value) : [];
  });

export interface NoteOptions {
  readonly editions?: readonly Edition[];
  /** Whether coarse pictures are told; a print tells them by itself. */
  readonly tellsPictures?: boolean;
}

/** Notes by what they are about. */
export interface NotesOfKit {
  readonly ofKit: readonly string[];
  readonly ofFaces: readonly FaceNote[];
}

/** The notes of a kit and of each face in the editions that are printed. */
export function notesByFace(
  kit: Kit,
  fonts: Fonts,
  { editions = PRINTED_EDITIONS, tellsPictures = true }: NoteOptions = {},
): NotesOfKit {
  const { makers, pictures } = kit;
  const faces = editions.flatMap((edition) =>
    facesOfKit(kit, edition).flatMap((face) => faceNotes(face, fonts, { pictures, edition }, tellsPictures)),
  );
  // In a game that is told by others, cards of one name are as its rulebook has them.
  const names = makers ? [...nameNotes(kit), ...emptyNotes(kit, editions[0] ?? 'colour')] : [];
  const decks = makers ? deckNotes(kit) : [];
  return {
    ofKit: [...(makers?.notes ?? []), ...decks, ...localFontNotes(kit)],
    ofFaces: [...names, ...faces],
  };
}

/** The same as sentences, what is said of several faces alike once. */
export function kitNotes(kit: Kit, fonts: Fonts, options?: NoteOptions): readonly string[] {
  const { ofKit, ofFaces } = notesByFace(kit, fonts, options);
  return [...ofKit, ...toldAlike(ofFaces)];
}
