/** The booklet of a game's rules, composed from the text, sentences, examples and rulings that the site shows. */
import { plain, strong, type Block, type SourceBlock, type Words } from '../../book/blocks.ts';
import { exampleOf, gapsOf, type Book } from '../../book/book.ts';
import { toldText } from '../../book/render-rules.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import { colophonOf } from '../../kit/credits-line.ts';
import { needsSentence } from '../../kit/needs.ts';
import type { PrintedEdition } from '../../kit/edition.ts';
import type { SetFace } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { RULING_DOT, type Booklet, type BookletBlock } from '../../press/booklet/content.ts';
import { hasBoard } from '../../referee/table/scene.ts';
import type { Desk } from '../game-bundle.ts';
import { faceNamed, facesOf } from '../named-faces.ts';
import { codeOf } from '../link/qr-code.ts';
import { BOOKLET_WORDS } from '../words/booklet.ts';
import { WORDS } from '../words/site.ts';
import { triedIn } from '../board/camera-focus.ts';
import { boardPicture } from './board-picture.ts';
import { boxItems } from './box-list.ts';
import { excerptOf } from './excerpt.ts';
import { namedBySide } from './named-by-side.ts';
import { pictureOf, type FaceNamed } from './scene-picture.ts';
import { setUpPicture } from './set-up-figure.ts';

export interface BookletOf {
  readonly desk: Desk;
  readonly text: readonly SourceBlock[];
  readonly edition: PrintedEdition;
  readonly fonts: Fonts;
  /** Public URL of the rules, if the site has one. */
  readonly address?: string;
}

/** Faces by their names on the pages, each with an id of its own in the booklet. */
const named = (
  faces: ReadonlyMap<string, SetFace>,
  idOf: (name: string) => string,
): ReadonlyMap<string, SetFace> =>
  new Map([...faces].map(([name, face]) => [name, { ...face, id: idOf(name) }]));

/** The book's blocks with a picture of each table; faces the pictures need are added to `besides`. */
const pictured = (
  blocks: readonly Block[],
  { printedBoard: board }: Book,
  faceNamed: FaceNamed,
  smallFace: FaceNamed,
  edition: PrintedEdition,
  besides: SetFace[],
): readonly BookletBlock[] => {
  const seen = new Set<string>();
  return blocks.map((block) => {
    if (block.kind === 'heading' && block.depth <= 2) seen.clear();
    if (block.kind !== 'case') return block;
    const scene = excerptOf(block.told, board !== undefined);
    if (!scene || !hasBoard(scene)) return block;
    if (board !== undefined) {
      // A chapter shows the same way over the same part of a board once.
      const shows = JSON.stringify([scene.lines.map(({ from, to }) => [from, to]), triedIn(scene)]);
      if (seen.has(shows)) return block;
      seen.add(shows);
      const picture = boardPicture({ scene, board, faceNamed, smallFace, edition });
      return picture === undefined ? block : { ...block, picture };
    }
    const id = `under ${besides.length + 1}`;
    const drawn = pictureOf({ scene, faceNamed: smallFace, printed: faceNamed, edition, id });
    besides.push(...drawn.besides);
    return { ...block, picture: drawn.picture };
  });
};

/** The rules without the example that the picture of the set-up shows instead. */
const withoutSetUp = (text: readonly SourceBlock[], { setUp }: Book): readonly SourceBlock[] =>
  text.filter((block) => block.kind !== 'case' || block.id !== setUp?.of);

/** The note under the contents: how many sentences there are, what their marks mean, and what to have ready. */
function keyOf({ book, kit }: Desk): readonly Words[] {
  const needs = needsSentence(kit);
  const statements = Object.values(book.statements);
  const used = new Set(statements.map(({ provenance }) => provenance));
  const marks = [...used].flatMap((provenance): Words[] => {
    const [mark, meaning] = [BOOK_WORDS.marks[provenance], BOOKLET_WORDS.marks[provenance]];
    if (mark === null || meaning === undefined) return [];
    const named = provenance === 'ruling' ? `${RULING_DOT} ${mark}` : mark;
    return [[strong(`${named}: `), plain(meaning)]];
  });
  return [
    [plain(WORDS.rules.lead(statements.length))],
    ...marks,
    ...(needs === undefined ? [] : [[plain(needs)]]),
  ];
}

/** The rulings that can be switched: the booklet plays by our reading, and names the other one as a variant. */
const variantsOf = ({ book }: Desk): Booklet['variants'] => ({
  ...BOOKLET_WORDS.variants,
  list: gapsOf(book).map(({ rule, question, ours, usual = ours, other }) => ({
    id: rule,
    question,
    ours: usual,
    other,
  })),
});

const imprintOf = ({ kit, referee }: Desk): readonly Words[] => [
  [strong(kit.title)],
  [plain(colophonOf(kit))],
  ...(kit.makers === undefined ? [[plain(WORDS.unofficial)]] : []),
  ...(referee ? [[plain(BOOKLET_WORDS.version(referee.game.rules))]] : []),
];

/** Composes the booklet of a game. Throws if the text names something that does not exist. */
export function composeBooklet({ desk, text, edition, fonts, address }: BookletOf): Booklet {
  const { kit } = desk;
  const faces = named(facesOf(kit, edition, fonts), (name) => name);
  // Faces on a board are small: the colour edition uses ones with fewer lines and larger symbols; the low-ink edition
  // is line art anyway.
  const small = named(
    facesOf(kit, edition === 'low-ink' ? 'low-ink' : 'screen', fonts),
    (name) => `board ${name}`,
  );
  const nameFace =
    (those: ReadonlyMap<string, SetFace>): FaceNamed =>
    (name) => {
      const face = those.get(name);
      if (!face) throw new Error(`${kit.title} has no face "${name}".`);
      return face;
    };
  const smallFace = nameFace(small);
  const besides: SetFace[] = [];
  const { setUp: plan } = desk.book;
  const seats = desk.referee?.game.seats.map(({ name }) => name) ?? [];
  const told = toldText(withoutSetUp(text, desk.book), desk).map((block) =>
    block.kind === 'case' ? { ...block, told: namedBySide(block.told, seats) } : block,
  );
  const rules = pictured(told, desk.book, nameFace(faces), smallFace, edition, besides);
  const items = boxItems(kit);
  const variants = variantsOf(desk);
  const toVariants = variants.list.length > 0 ? [[plain(BOOKLET_WORDS.toVariants(variants.title))]] : [];
  const all = [...faces.values(), ...small.values(), ...besides];
  const shown = text.flatMap((block) => (block.kind === 'faces' ? block.faces : []));
  return {
    ...(kit.language && { language: kit.language }),
    title: kit.title,
    name: BOOKLET_WORDS.name,
    about: kit.about,
    cover: (size) => kit.cover(edition).front({ ...size, line: BOOKLET_WORDS.name }),
    ...(kit.pictures && { pictures: kit.pictures }),
    key: keyOf(desk),
    box: { title: BOOKLET_WORDS.box, items },
    ...(plan && {
      setUp: setUpPicture({
        plan,
        title: exampleOf(desk.book, plan.of).title,
        faceNamed: nameFace(faces),
        smallFace,
        edition,
        then: toVariants,
      }),
    }),
    rules,
    variants,
    brief: desk.book.brief ?? [],
    imprint: imprintOf(desk),
    ...(address !== undefined && { code: { ...codeOf(address), address, alt: BOOKLET_WORDS.code } }),
    words: {
      contents: BOOKLET_WORDS.contents,
      notes: BOOKLET_WORDS.notes,
      index: BOOKLET_WORDS.index,
      setUp: BOOKLET_WORDS.setUp,
    },
    faces: new Map(all.map((face) => [face.id, face])),
    alts: Object.fromEntries(shown.map((name) => [name, faceNamed(kit, name).name])),
  };
}
