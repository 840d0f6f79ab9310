/**
 * Reads the rules of a game as a maker writes them, `rules.md`: chapters with numbered sentences.
 *
 *     ## Sailing
 *
 *     1. On your turn, one of your ships sails.
 *     2. It sails to a field beside it.
 *
 * `1.` in the second chapter is sentence 2.1; `2.1 …` and `S1: …` are taken as they stand.
 */
import Slugger from 'github-slugger';
import type { Run, SourceBlock } from '../book/blocks.ts';
import type { RulesPicture } from '../kit/rules-pictures.ts';
import { shown } from '../kit/untrusted-input.ts';

export interface WrittenSentence {
  /** As verdicts and examples name it: "2.1". */
  readonly id: string;
  readonly text: string;
  readonly line: number;
}

export interface WrittenChapter {
  readonly name: string;
  readonly sentences: readonly WrittenSentence[];
}

/** What `import rules from './rules.md'` gives. */
export interface RulesFile {
  /** The file's name, for sentences. */
  readonly file: string;
  readonly chapters: readonly WrittenChapter[];
  /** Everything in the order of the file, sentences by their ids. */
  readonly text: readonly SourceBlock[];
  /** The picture files that it names. */
  readonly pictures: readonly RulesPicture[];
  /** Why it cannot be read; empty where it can. */
  readonly faults: readonly string[];
}

/** Limits: a rulebook of a hundred pages fits. */
const MOST = { text: 1_000_000, sentences: 2_000 } as const;

/** Lines that belong together, with the number of the first. */
interface Paragraph {
  readonly line: number;
  readonly text: string;
}

const EXPLICIT = /^([A-Z]{1,3}-?\d{1,3}(?:\.\d{1,3})*):\s*(.*)$/s;
const DOTTED = /^(\d{1,3}(?:\.\d{1,3})+)[.:)]?(?:\s+(.*))?$/s;
const PLAIN = /^(\d{1,3})[.)](?:\s+(.*))?$/s;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
/** Brackets within the file's name come in pairs. */
const PICTURE = /^!\[(.*?)\]\((<[^>]*>.*|(?:[^()]|\([^()]*\))*)\)$/s;
const PICTURE_FILE = /\.(?:png|jpe?g|webp|svg)$/i;
const FACES = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:,[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** What markdown has and rules do not, by how a line begins. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^(```|~~~)/, 'code'],
  [/^\|/, 'a table'],
  [/^<[/a-z]/i, 'HTML'],
];

const KNOWN = 'headings, numbered sentences, paragraphs, asides (>) and pictures';

/** Whether a line stands by itself or begins something new, even without an empty line before it. */
const begins = (line: string): boolean =>
  HEADING.test(line) ||
  line.startsWith('>') ||
  line.startsWith('![') ||
  /^[-*+]\s/.test(line) ||
  [EXPLICIT, DOTTED, PLAIN].some((form) => form.test(line)) ||
  FOREIGN.some(([form]) => form.test(line));

/** Comments are blanked and not cut, so that the numbers of lines stay true. */
const withoutComments = (source: string): string =>
  source.replaceAll(/<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ''));

/** The paragraphs of a source; a line that begins nothing new goes on with the one before. */
function paragraphsOf(source: string): readonly Paragraph[] {
  const found: Paragraph[] = [];
  let goesOn = false;
  for (const [index, raw] of withoutComments(source)
    .split(/\r\n?|\n/)
    .entries()) {
    const line = raw.trim();
    const last = found.at(-1);
    const isAside = line.startsWith('>') && (last?.text.startsWith('>') ?? false);
    if (line === '' || /^(-{3,}|\*{3,}|_{3,})$/.test(line)) goesOn = false;
    else if (
      goesOn &&
      last &&
      (isAside || !begins(line)) &&
      !HEADING.test(last.text) &&
      !PICTURE.test(last.text)
    )
      found[found.length - 1] = { ...last, text: `${last.text} ${isAside ? line.slice(1).trim() : line}` };
    else {
      found.push({ line: index + 1, text: line });
      goesOn = true;
    }
  }
  return found;
}

const STYLES = /\*\*(.+?)\*\*|__(.+?)__|(?<!\w)\*(?=\S)(.+?)\*(?!\w)|(?<!\w)_(.+?)_(?!\w)|`(.+?)`/g;

/** Words with their styles. */
export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) runs.push({ kind: 'plain', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(STYLES)) {
    const [all, stars, lines, star, line, code] = match;
    plain(match.index);
    const [bold, slanted] = [stars ?? lines, star ?? line];
    if (code !== undefined) runs.push({ kind: 'code', text: code });
    else if (bold !== undefined) runs.push({ kind: 'strong', text: bold });
    else runs.push({ kind: 'emphasis', text: slanted ?? '' });
    from = match.index + all.length;
  }
  plain(text.length);
  return runs;
}

/** Words without their styles. */
const unstyled = (text: string): string =>
  runsOf(text)
    .map((run) => run.text)
    .join('');

/** The number and the words of a numbered sentence; undefined for any other paragraph. */
function numbered(text: string, chapter: number): { readonly id: string; readonly text: string } | undefined {
  const [own, plain] = [EXPLICIT.exec(text) ?? DOTTED.exec(text), PLAIN.exec(text)];
  if (own) return { id: own[1] ?? '', text: unstyled(own[2] ?? '') };
  if (!plain) return undefined;
  const number = String(Number(plain[1]));
  return { id: chapter === 0 ? number : `${chapter}.${number}`, text: unstyled(plain[2] ?? '') };
}

/** What a picture names, in each of the ways in which Markdown writes a path with spaces, and without a title behind it. */
function targetOf(written: string): string {
  const bare = written.trim().replace(/\s+(?:"[^"]*"|'[^']*')$/, '');
  const path = (/^<(.*)>$/s.exec(bare)?.[1] ?? bare).replaceAll('%20', ' ');
  return PICTURE_FILE.test(path) ? path : path.replaceAll(/\s*,\s*/g, ',');
}

/** A file that cannot be read at all. */
export const unreadableRules = (file: string, fault: string): RulesFile => ({
  file,
  chapters: [],
  text: [],
  pictures: [],
  faults: [fault],
});

interface Heading {
  readonly depth: number;
  readonly name: string;
}

function headingOf({ text }: Paragraph): Heading | undefined {
  const [, signs = '', name = ''] = HEADING.exec(text) ?? [];
  return signs === '' ? undefined : { depth: signs.length, name: unstyled(name) };
}

/** The paragraphs without the title of the whole: a single first heading of the first rank. */
function withoutTitle(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const first = paragraphs.filter((paragraph) => headingOf(paragraph)?.depth === 1);
  const headings = paragraphs.filter((paragraph) => headingOf(paragraph));
  const isTitle = first.length === 1 && headings.length > 1 && first[0] === paragraphs[0];
  return isTitle ? paragraphs.slice(1) : paragraphs;
}

/** A chapter that is being read. */
interface OpenChapter {
  readonly name: string;
  readonly sentences: WrittenSentence[];
}

/** Reads a file; `file` is its name in sentences, `nameless` that of a chapter before the first heading. */
export function parseRules(file: string, source: string, nameless = 'Rules'): RulesFile {
  if (source.length > MOST.text) return unreadableRules(file, `${file} is longer than rules can be.`);
  const paragraphs = withoutTitle(paragraphsOf(source.replace(/^\uFEFF/, '')));
  const rank = Math.min(...paragraphs.flatMap((paragraph) => headingOf(paragraph)?.depth ?? []));
  const slugger = new Slugger();
  const chapters: OpenChapter[] = [];
  const lines = new Map<string, number>();
  const faults: string[] = [];
  const pictures: RulesPicture[] = [];
  let number = 0;

  const sentence = (line: number, id: string, text: string): SourceBlock => {
    const earlier = lines.get(id);
    if (text === '') faults.push(`${file}, line ${line}: the sentence ${id} has no words.`);
    if (earlier !== undefined)
      faults.push(`${file}, line ${line}: there is a sentence ${id} in line ${earlier} already.`);
    else lines.set(id, line);
    if (chapters.length === 0) chapters.push({ name: nameless, sentences: [] });
    chapters.at(-1)?.sentences.push({ id, text, line });
    return { kind: 'rule', id };
  };

  const blockOf = (paragraph: Paragraph): readonly SourceBlock[] => {
    const { line, text } = paragraph;
    const heading = headingOf(paragraph);
    if (heading) {
      const { depth, name } = heading;
      if (depth === rank) {
        number += 1;
        chapters.push({ name, sentences: [] });
      }
      return [{ kind: 'heading', depth: depth === rank ? 2 : 3, slug: slugger.slug(name), text: name }];
    }
    const said = numbered(text, number);
    if (said) return [sentence(line, said.id, said.text)];
    const [, foreign] = FOREIGN.find(([form]) => form.test(text)) ?? [];
    if (foreign !== undefined) {
      faults.push(`${file}, line ${line}: it is ${foreign}, and rules are made of ${KNOWN}.`);
      return [];
    }
    const [, caption, target] = PICTURE.exec(text) ?? [];
    if (caption !== undefined && target !== undefined) return pictureOf(line, caption, targetOf(target));
    if (text.startsWith('>'))
      return [{ kind: 'aside', blocks: [{ kind: 'paragraph', words: runsOf(text.slice(1).trim()) }] }];
    return [{ kind: 'paragraph', words: runsOf(text.replace(/^[-*+]\s+/, '• ')) }];
  };

  const pictureOf = (line: number, caption: string, target: string): readonly SourceBlock[] => {
    if (FACES.test(target)) return [{ kind: 'faces', faces: target.split(','), caption: runsOf(caption) }];
    if (PICTURE_FILE.test(target)) {
      const id = `rules-picture-${pictures.length + 1}`;
      const place = `line ${line}`;
      pictures.push({
        id,
        file: target,
        name: unstyled(caption) || (target.split('/').at(-1) ?? target),
        place,
      });
      return [{ kind: 'faces', faces: [id], caption: runsOf(caption), isLarge: true }];
    }
    faults.push(
      `${file}, line ${line}: "${shown(target)}" is no card, piece or picture file: name some by their ids, such as (barge,tug), or a file, such as (pictures/map.png).`,
    );
    return [];
  };

  const text = paragraphs.flatMap(blockOf);
  if (lines.size === 0)
    faults.push(`${file} has no numbered sentence: write one like "1. On your turn, a ship sails."`);
  if (lines.size > MOST.sentences) return unreadableRules(file, `${file} is longer than rules can be.`);
  return { file, chapters: chapters.filter(({ sentences }) => sentences.length > 0), text, pictures, faults };
}
