/** Draws the proofs of one game: what can be drawn, each fault with its face, and the last good picture of a faulty one. */
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import { drawSoFar } from '../../src/kit/drawn-kit.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../../src/kit/edition.ts';
import type { SetFace } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { boxFaults, boxFaultSentence } from '../../src/kit/box-faults.ts';
import { notesByFace } from '../../src/kit/check/kit-notes.ts';
import type { FaceNote } from '../../src/kit/check/told-alike.ts';
import { typeFaultSentence } from '../../src/kit/type/type-faults.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { capital } from '../../src/language.ts';
import { keyOfFace } from '../make/draw-faces.ts';
import { fontsOf } from '../make/kit-fonts.ts';
import { facesOfProofs, type ProofDeck, type ProofFace, type ProofGame } from './proofs.ts';

/** A face that can be painted. */
export interface Paintable {
  readonly face: SetFace;
  readonly fonts: Fonts;
}

/** Faces that can be painted, by the keys of their pictures. */
export type Paintables = ReadonlyMap<string, Paintable>;

export interface GameProofs {
  readonly game: ProofGame;
  readonly paintables: Paintables;
}

/** A kit drawn in the printed editions so far, with what is said of its faces. */
interface Drawing {
  readonly drawn: DrawnKit;
  readonly keys: Readonly<Partial<Record<PrintedEdition, ReadonlyMap<string, string>>>>;
  readonly faults: readonly FaceNote[];
  /** Left out until they are looked for. */
  readonly notes?: { readonly ofKit: readonly string[]; readonly ofFaces: readonly FaceNote[] };
  readonly paintables: Paintables;
}

const facesIn = ({ cards, counters, sheets }: DrawnKit): readonly SetFace[] => [
  ...cards.flatMap(({ front, back }) => [front, back]),
  ...[...counters, ...sheets].flatMap(({ face, back }) => (back ? [face, back] : [face])),
];

/** A sentence about a face, without its name: it stands on the face. */
const withoutName = (face: string, sentence: string): string =>
  capital(sentence.startsWith(face) ? sentence.slice(face.length).replace(/^[:,]? */, '') : sentence);

function drawIn(kit: Kit, edition: PrintedEdition, fonts: Fonts) {
  const { drawn, faults } = drawSoFar(kit, edition, fonts, { showpieces: false });
  const faulty = new Set(faults.map(({ face }) => face));
  const good = facesIn(drawn).filter(({ id }) => !faulty.has(id));
  const keys = new Map(good.map((face) => [face.id, keyOfFace(face)]));
  const paintables = new Map(good.map((face) => [keyOfFace(face), { face, fonts }]));
  const said = faults.map((fault): FaceNote => ({
    face: fault.face,
    says: withoutName(fault.face, typeFaultSentence(fault)),
  }));
  return { drawn, keys, faults: said, paintables };
}

/** What is said of a face, each sentence once. */
const saidOf = (notes: readonly FaceNote[], id: string): readonly string[] => [
  ...new Set(notes.filter(({ face }) => face === id).map(({ says }) => says)),
];

/** The proof of a face; `before` has its last good picture. */
function proofOf(
  face: SetFace,
  name: string,
  drawing: Drawing,
  before: ReadonlyMap<string, ProofFace>,
): ProofFace {
  const { id, width, height } = face;
  const last = before.get(id);
  const pictures = PRINTED_EDITIONS.flatMap((edition) => {
    const key = drawing.keys[edition]?.get(id) ?? last?.pictures[edition];
    return key === undefined ? [] : [[edition, key] as const];
  });
  const notes = drawing.notes
    ? saidOf(drawing.notes.ofFaces, id).map((says) => withoutName('', says.replace(/^[:,]? */, '')))
    : (last?.notes ?? []);
  return {
    id,
    name,
    width,
    height,
    pictures: Object.fromEntries(pictures),
    faults: saidOf(drawing.faults, id),
    notes,
  };
}

function decksOf(kit: Kit, drawing: Drawing, before: ReadonlyMap<string, ProofFace>): readonly ProofDeck[] {
  const rows = kit.makers?.rows;
  return kit.box.decks.flatMap((deck): ProofDeck[] => {
    const own = drawing.drawn.cards.filter(({ card }) => card.deck === deck.id);
    const plain = own.find(({ card }) => !card.twoFaced);
    const cards = own.map(({ card, front, back }) => {
      const row = rows?.get(card.id);
      const other = card.twoFaced ? [proofOf(back, `${card.name}, the other face`, drawing, before)] : [];
      const faces = [proofOf(front, card.name, drawing, before), ...other];
      return { id: card.id, name: card.name, count: card.count, faces, ...(row && { row }) };
    });
    if (cards.length === 0) return [];
    const back = plain && proofOf(plain.back, `Back of ${deck.name}`, drawing, before);
    return [{ id: deck.id, name: deck.name, cards, ...(back && { back }) }];
  });
}

function othersOf(drawing: Drawing, before: ReadonlyMap<string, ProofFace>): readonly ProofFace[] {
  const { counters, sheets } = drawing.drawn;
  const named = [
    ...counters.map(({ piece, face, back }) => ({ name: piece.name, face, back })),
    ...sheets.map(({ sheet, face, back }) => ({ name: sheet.name, face, back })),
  ];
  return named.flatMap(({ name, face, back }) => [
    proofOf(face, name, drawing, before),
    ...(back ? [proofOf(back, `${name}, the other side`, drawing, before)] : []),
  ]);
}

function gameOf(kit: Kit, drawing: Drawing, before: ProofGame | undefined): ProofGame {
  const last = new Map((before ? facesOfProofs(before) : []).map((face) => [face.id, face]));
  return {
    id: kit.id,
    title: kit.title,
    decks: decksOf(kit, drawing, last),
    others: othersOf(drawing, last),
    faults: [],
    notes: drawing.notes?.ofKit ?? before?.notes ?? [],
  };
}

/**
 * Draws a kit step by step, the quickest first: in colour, then with little ink, then with the notes of `fieldkit check`.
 * Each step has all that was before it.
 */
export function* drawProofs(kit: Kit, before?: ProofGame): Generator<GameProofs> {
  const wrong = boxFaults(kit.box).map(boxFaultSentence);
  if (wrong.length > 0) {
    const none = { id: kit.id, title: kit.title, decks: [], others: [], notes: [] };
    yield { game: { ...(before ?? none), faults: wrong }, paintables: new Map() };
    return;
  }
  const fonts = fontsOf(kit);
  const colour = drawIn(kit, 'colour', fonts);
  const first: Drawing = {
    drawn: colour.drawn,
    keys: { colour: colour.keys },
    faults: colour.faults,
    paintables: colour.paintables,
  };
  yield { game: gameOf(kit, first, before), paintables: first.paintables };
  const lowInk = drawIn(kit, 'low-ink', fonts);
  const second: Drawing = {
    ...first,
    keys: { colour: colour.keys, 'low-ink': lowInk.keys },
    faults: [...colour.faults, ...lowInk.faults],
    paintables: new Map([...colour.paintables, ...lowInk.paintables]),
  };
  yield { game: gameOf(kit, second, before), paintables: second.paintables };
  const last: Drawing = { ...second, notes: notesByFace(kit, fonts) };
  yield { game: gameOf(kit, last, before), paintables: last.paintables };
}
