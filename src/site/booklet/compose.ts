/** The booklet of a game's rules, from the very text, sentences, examples and rulings that the site's pages show. */
import type { PrintedEdition } from '../../kit/edition.ts';
import type { SetFace } from '../../kit/face.ts';
import { colophonOf } from '../../kit/colophon.ts';
import type { Fonts } from '../../kit/type/font.ts';
import type {
  Booklet,
  BookletBlock,
  BookletRun,
  BookletWords,
  CaseStep,
} from '../../press/booklet/content.ts';
import { answer, type Finding, type Step } from '../../book/answer.ts';
import { exampleOf, gapsOf, statementOf } from '../../book/book.ts';
import type { Example } from '../../book/example.ts';
import type { Referee } from '../../book/referee.ts';
import type { Desk } from '../desk.ts';
import { faceNamed, facesOf } from '../faces.ts';
import { findingName } from '../findings.ts';
import { codeOf } from '../link/code.ts';
import type { RulesBlock, RulesRun } from '../rules-text.ts';
import { ASK_WORDS } from '../words-ask.ts';
import { BOOKLET_WORDS } from '../words-booklet.ts';
import { WORDS } from '../words.ts';
import { pictureOf, type FaceNamed } from './picture.ts';

export interface BookletOf {
  readonly desk: Desk;
  readonly text: readonly RulesBlock[];
  readonly edition: PrintedEdition;
  readonly fonts: Fonts;
  /** The address of the rules' page, where the site has one that others reach. */
  readonly address?: string;
}

/** Faces by the names that pages call them, each under an id of its own in the booklet. */
const named = (
  faces: ReadonlyMap<string, SetFace>,
  idOf: (name: string) => string,
): ReadonlyMap<string, SetFace> =>
  new Map([...faces].map(([name, face]) => [name, { ...face, id: idOf(name) }]));

const runOf = ({ kind, text }: RulesRun): BookletRun => ({ text, bold: kind !== 'plain' });

const wordsOf = (runs: readonly RulesRun[]): BookletWords => runs.map(runOf);

/** The paragraphs of an aside, which is words alone. */
const paragraphsOf = (blocks: readonly RulesBlock[]): readonly BookletWords[] =>
  blocks.map((block) => {
    if (block.kind === 'paragraph') return wordsOf(block.runs);
    throw new Error(`an aside of a booklet holds paragraphs, and no ${block.kind}`);
  });

const bold = (text: string): BookletRun => ({ text, bold: true });

/** What comes of a move, each with the rule that says so. */
const happenings = ({ scenery }: Referee, { before, move, after }: Step): BookletWords => {
  const told = scenery?.happenings(before, move, after) ?? [];
  return told.map(({ rule, what }, index) => ({
    text: `${what} (${rule})${index < told.length - 1 ? '; ' : '.'}`,
  }));
};

/** The moves of an example; those of which nothing comes are named with the one after them. */
function stepsOf(referee: Referee, steps: readonly Step[]): CaseStep[] {
  const told: CaseStep[] = [];
  let before: readonly string[] = [];
  for (const step of steps) {
    const happens = happenings(referee, step);
    before = [...before, step.words];
    if (happens.length === 0) continue;
    told.push({ words: before.join(', '), happens });
    before = [];
  }
  return before.length > 0 ? [...told, { words: before.join(', '), happens: [] }] : told;
}

/** The referee's answer as the page has it: the verdict, and for a refusal what breaks it and what would mend it. */
function findingOf(finding: Finding, { game }: Referee): BookletWords {
  const name = findingName(finding, game.players);
  switch (finding.kind) {
    case 'course':
      return [];
    case 'score':
      return [bold(`${name}.`)];
    case 'faults':
      return [bold(`${name}: `), { text: `${finding.faults.map(({ message }) => message).join('; ')}.` }];
    case 'verdict': {
      const { breaches, basis } = finding.verdict;
      const broken = breaches.map(({ rule, remedy }) => `${rule}: ${remedy}.`);
      const ruled = basis === 'ruling' ? [WORDS.findings.byRuling] : [];
      return [
        { text: `${finding.words}: ` },
        bold(`${name}.`),
        ...[...broken, ...ruled].map((text) => ({ text: ` ${text}` })),
      ];
    }
  }
}

/** An example with its table and the referee's answer; by its title alone where there is no referee. */
function caseOf(example: Example, referee: Referee | null, faceOn: FaceNamed): BookletBlock {
  const { title } = example;
  const label = BOOKLET_WORDS.example;
  if (!referee) return { kind: 'case', label, title, steps: [], finding: [] };
  const { first, steps, finding } = answer(referee, example);
  const scene = first === null ? null : (referee.scenery?.scene(first, null) ?? null);
  return {
    ...{ kind: 'case', label, title },
    ...(scene && { status: scene.status, picture: pictureOf(scene, faceOn) }),
    steps: stepsOf(referee, steps),
    finding: findingOf(finding, referee),
  };
}

function blockOf(block: RulesBlock, { book, referee }: Desk, faceOn: FaceNamed): BookletBlock {
  switch (block.kind) {
    case 'heading':
      return { kind: block.depth <= 2 ? 'chapter' : 'section', text: block.text };
    case 'paragraph':
      return { kind: 'paragraph', words: wordsOf(block.runs) };
    case 'rule': {
      const { text, provenance } = statementOf(book, block.id);
      const mark = WORDS.rules.marks[provenance];
      return { kind: 'rule', id: block.id, text, ...(mark !== undefined && { mark }) };
    }
    case 'faces':
      return { kind: 'faces', faces: block.faces, caption: wordsOf(block.caption) };
    case 'case':
      return caseOf(exampleOf(book, block.id), referee, faceOn);
    case 'aside':
      return { kind: 'aside', label: WORDS.rules.hands, paragraphs: paragraphsOf(block.blocks) };
  }
}

/** Under the contents: how many sentences there are, and what the marks behind some of them mean. */
function keyOf({ book }: Desk): readonly BookletWords[] {
  const statements = Object.values(book.statements);
  const used = new Set(statements.map(({ provenance }) => provenance));
  const marks = [...used].flatMap((provenance): BookletWords[] => {
    const [mark, meaning] = [WORDS.rules.marks[provenance], BOOKLET_WORDS.marks[provenance]];
    return mark === undefined || meaning === undefined ? [] : [[bold(`${mark}: `), { text: meaning }]];
  });
  return [[{ text: WORDS.rules.lead(statements.length) }], ...marks];
}

function agreementOf({ kit, book }: Desk): Booklet['agreement'] {
  const gaps = gapsOf(book);
  const { title, lead, names, note } = ASK_WORDS.agree;
  return {
    ...{ title, names, note, lead: lead(kit.title, gaps.length) },
    blocks: gaps.map(({ rule, question, ours, other }) => ({
      kind: 'choice',
      choice: { id: rule, question, ours, other },
    })),
  };
}

const imprintOf = ({ kit, referee }: Desk): readonly BookletWords[] => [
  [bold(kit.title)],
  [{ text: colophonOf(kit) }],
  [{ text: WORDS.unofficial }],
  ...(referee ? [[{ text: BOOKLET_WORDS.version(referee.game.rules) }]] : []),
];

/** Composes the booklet of a game; a text that names what is not there is a mistake, and throws. */
export function composeBooklet({ desk, text, edition, fonts, address }: BookletOf): Booklet {
  const { kit } = desk;
  const faces = named(facesOf(kit, edition, fonts), (name) => name);
  // On a board faces are small: in colour they have fewer lines and larger symbols; saving ink they are lines anyway.
  const small = named(
    facesOf(kit, edition === 'low-ink' ? 'low-ink' : 'screen', fonts),
    (name) => `board ${name}`,
  );
  const smallFace: FaceNamed = (name) => {
    const face = small.get(name);
    if (!face) throw new Error(`${kit.title} has no face "${name}".`);
    return face;
  };
  const all = [...faces.values(), ...small.values()];
  const shown = text.flatMap((block) => (block.kind === 'faces' ? block.faces : []));
  return {
    ...{ title: kit.title, name: BOOKLET_WORDS.name, about: kit.about },
    cover: (size) => kit.cover(edition).front({ ...size, line: BOOKLET_WORDS.name }),
    key: keyOf(desk),
    rules: text.map((block) => blockOf(block, desk, smallFace)),
    agreement: agreementOf(desk),
    imprint: imprintOf(desk),
    ...(address !== undefined && { code: { ...codeOf(address), address, alt: BOOKLET_WORDS.code } }),
    words: {
      contents: BOOKLET_WORDS.contents,
      notes: BOOKLET_WORDS.notes,
      inForce: ASK_WORDS.agree.default,
    },
    faces: new Map(all.map((face) => [face.id, face])),
    alts: Object.fromEntries(shown.map((name) => [name, faceNamed(kit, name).name])),
  };
}
