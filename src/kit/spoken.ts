/** What printed things say to someone who cannot see them: their words and their signs, in the order of reading. */
import type { DrawnKit, DrawnPiece } from './drawn.ts';
import type { SetFace, SetNode } from './face.ts';

/** A stretch of words, or what a sign means. */
interface Said {
  readonly text: string;
  readonly isSign: boolean;
}

const saidBy = (nodes: readonly SetNode[]): Said[] =>
  nodes.flatMap((node): Said[] => {
    if (node.kind === 'group') return saidBy(node.nodes);
    if (node.kind === 'line') return [{ text: node.runs.map(({ text }) => text).join(''), isSign: false }];
    return node.kind === 'art' && node.sign ? [{ text: node.sign.means, isSign: true }] : [];
  });

const sameText = (a: Said | undefined, b: Said | undefined): boolean => a?.text === b?.text;

/** How many pieces from `at` on are said once more right after; 0 where nothing is. */
function repeatedFrom(all: readonly Said[], at: number): number {
  for (let length = Math.floor((all.length - at) / 2); length > 0; length -= 1) {
    const isTwice = all
      .slice(at, at + length)
      .every((said, index) => sameText(said, all[at + length + index]));
    if (isTwice) return length;
  }
  return 0;
}

/** A halo is set under its word, and a card reads from both ends: what comes twice in a row is said once. */
function once(all: readonly Said[]): readonly Said[] {
  for (let at = 0; at < all.length; at += 1) {
    const length = repeatedFrom(all, at);
    if (length > 0) return once([...all.slice(0, at), ...all.slice(at + length)]);
  }
  return all;
}

const fold = (text: string): string => text.toLowerCase();

function joined(all: readonly Said[]): string {
  let text = '';
  let last: Said | undefined;
  for (const said of all) {
    text += last === undefined ? said.text : (last.isSign || said.isSign ? '; ' : ' ') + said.text;
    last = said;
  }
  return text.replaceAll(/([.;:!?]);/g, '$1');
}

/** The words and signs of nodes, each once: "PRESS ON Adds 1 point ... +1; red army". */
export const spoken = (nodes: readonly SetNode[]): string => joined(once(saidBy(nodes)));

/** What a thing is, its name, and what its face says beside the name. */
function named(what: string, name: string, { nodes }: SetFace): string {
  const more = once(saidBy(nodes).filter(({ text }) => fold(name) !== fold(text)));
  return more.length === 0 ? `${what}, ${name}` : `${what}, ${name}: ${joined(more)}`;
}

const pieceAlts = (what: string, { piece, face, back }: DrawnPiece): (readonly [string, string])[] => [
  [face.id, named(what, piece.name, face)],
  ...(back ? [[back.id, named(`${what}, other side`, piece.name, back)] as const] : []),
];

/** The alternative text of every face of a drawn kit, by the face's id. */
export function altTexts({ cards, counters, showpieces }: DrawnKit): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...cards.flatMap(({ card, deck, front, back }) => [
      [back.id, named('Back', deck.name, back)] as const,
      [front.id, named('Card', card.name, front)] as const,
    ]),
    ...counters.flatMap((piece) => pieceAlts('Counter', piece)),
    ...showpieces.flatMap((piece) => pieceAlts('Paper model', piece)),
  ]);
}
