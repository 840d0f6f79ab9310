/** Alternative texts of printed things: their words and signs in reading order. */
import type { DrawnKit, DrawnPiece } from './drawn-kit.ts';
import type { Line, SetFace, SetNode } from './face.ts';

/** A line of words with its first and last font, or the meaning of a sign. */
interface Said {
  readonly text: string;
  readonly fonts?: readonly [first: string, last: string];
  /** Whether the line is known to go on with the one before, or not. */
  readonly goesOn?: boolean;
}

function saidInLine({ runs, said }: Line): Said[] {
  if (said) return said.text === '' ? [] : [said];
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  return [{ text: runs.map(({ text }) => text).join(''), fonts: [first.font, last.font] }];
}

const saidBy = (nodes: readonly SetNode[]): Said[] =>
  nodes.flatMap((node): Said[] => {
    if (node.kind === 'group') return saidBy(node.nodes);
    if (node.kind === 'line') return saidInLine(node);
    if (node.kind === 'raster') return node.means === undefined ? [] : [{ text: node.means }];
    return node.kind === 'art' && node.sign ? [{ text: node.sign.means }] : [];
  });

const sameText = (a: Said | undefined, b: Said | undefined): boolean => a?.text === b?.text;

/** The length of a sequence at `at` that is repeated right after itself; 0 where there is none. */
function repeatedFrom(all: readonly Said[], at: number): number {
  for (let length = Math.floor((all.length - at) / 2); length > 0; length -= 1) {
    const isTwice = all
      .slice(at, at + length)
      .every((said, index) => sameText(said, all[at + length + index]));
    if (isTwice) return length;
  }
  return 0;
}

/** Removes repetitions: a halo is set under its word, and a card reads from both ends. */
function once(all: readonly Said[]): readonly Said[] {
  for (let at = 0; at < all.length; at += 1) {
    const length = repeatedFrom(all, at);
    if (length > 0) return once([...all.slice(0, at), ...all.slice(at + length)]);
  }
  return all;
}

const fold = (text: string): string => text.toLowerCase();

/** Whether two lines may be one sentence: a change of font means a pause. */
const goesOn = ({ fonts: before }: Said, { fonts: after, goesOn: known }: Said): boolean =>
  known ?? (before !== undefined && after !== undefined && before[1] === after[0]);

function joined([first, ...rest]: readonly Said[]): string {
  if (!first) return '';
  let [text, last] = [first.text, first];
  for (const said of rest) {
    text += (goesOn(last, said) || /[.;:!?]$/.test(text) ? ' ' : '; ') + said.text;
    last = said;
  }
  return text;
}

/** The words and signs of nodes without repetitions: "PRESS ON; Adds 1 point ... +1; red army". */
export const spoken = (nodes: readonly SetNode[]): string => joined(once(saidBy(nodes)));

/** The text of a face without the name of its component; may be empty. */
export const saidBeside = (name: string, { nodes }: SetFace): string =>
  joined(once(saidBy(nodes).filter(({ text }) => fold(name) !== fold(text))));

/** The kind of a component, its name, and what else its face says. */
function named(what: string, name: string, face: SetFace): string {
  const more = saidBeside(name, face);
  return more === '' ? `${what}, ${name}` : `${what}, ${name}: ${more}`;
}

const pieceAlts = (what: string, { piece, face, back }: DrawnPiece): (readonly [string, string])[] => [
  [face.id, named(what, piece.name, face)],
  ...(back ? [[back.id, named(`${what}, other side`, piece.name, back)] as const] : []),
];

/** The alternative text of every face of a drawn kit, by the face's id. */
export function altTexts({
  cards,
  counters,
  showpieces,
  sheets,
  boxes,
}: DrawnKit): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...cards.flatMap(({ card, deck, front, back }) => [
      card.twoFaced
        ? ([back.id, named('Other face', card.name, back)] as const)
        : ([back.id, named('Back', deck.name, back)] as const),
      [front.id, named('Card', card.name, front)] as const,
    ]),
    ...counters.flatMap((piece) => pieceAlts('Counter', piece)),
    ...showpieces.flatMap((piece) => pieceAlts('Paper model', piece)),
    ...sheets.flatMap(({ sheet, face, back }) => [
      [face.id, named('Sheet', sheet.name, face)] as const,
      ...(back ? [[back.id, named('Other side', sheet.name, back)] as const] : []),
    ]),
    ...boxes.map(({ name, face }) => [face.id, named('To fold and glue', name, face)] as const),
  ]);
}
