/**
 * Reads the marks in a paragraph of rich text: `**bold**`, `*italic*`, `***both***`, `{icon}`, and a backslash
 * before a mark that is meant as it stands. Whatever the text, every letter of it is kept.
 */

/** A stretch of a paragraph in one style. */
export interface Marked {
  /** The letters; of an icon, its name. */
  readonly text: string;
  readonly isIcon: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** An opened mark that nothing closes, and the text that follows it. */
export interface Unclosed {
  readonly mark: string;
  readonly before: string;
}

export interface Marks {
  readonly runs: readonly Marked[];
  readonly unclosed: readonly Unclosed[];
}

/** An emphasis mark; until it finds a partner it is text. */
interface Star {
  readonly kind: 'star';
  readonly mark: '*' | '**';
  /** Where what follows it begins in the source. */
  readonly end: number;
  role: 'text' | 'opens' | 'closes';
  /** Whether it could have opened a style. */
  readonly isOpener: boolean;
}

type Token = { readonly kind: 'text' | 'icon'; readonly text: string } | Star;

/** An escaped mark, an icon, a run of asterisks, or text up to the next of them. */
const TOKEN = /\\([\\*{}.-])|\{([^{}\n]+)\}|(\*+)|[^\\*{]+|[\\{]/gu;

const isBlank = (letter: string | undefined): boolean => letter === undefined || /\s/u.test(letter);

/** Where the style that `mark` can close was opened, from the innermost; styles may overlap. */
const openedBy = (open: readonly Star[], mark: Star['mark']): number =>
  open.findLastIndex((star) => star.mark === mark);

/** Splits a run of asterisks into marks, each of which closes what is open, opens something, or is text. */
function* starsIn(
  run: string,
  end: number,
  sides: { readonly opens: boolean; readonly closes: boolean },
  open: Star[],
): Generator<Star> {
  let left = run.length;
  while (left > 0) {
    const inner = open.at(-1)?.mark ?? '**';
    const mark = left === 1 ? '*' : left === 3 && sides.closes ? inner : '**';
    const at = sides.closes ? openedBy(open, mark) : -1;
    const opener = open[at];
    const star: Star = { kind: 'star', mark, end: end - left + mark.length, role: 'text', isOpener: false };
    if (opener) {
      opener.role = 'opens';
      open.splice(at, 1);
      yield { ...star, role: 'closes' };
    } else if (sides.opens) {
      const opened: Star = { ...star, isOpener: true };
      open.push(opened);
      yield opened;
    } else yield star;
    left -= mark.length;
  }
}

function tokensOf(source: string): readonly Token[] {
  const open: Star[] = [];
  return [...source.matchAll(TOKEN)].flatMap((found): Token[] => {
    const [whole, escaped, icon, stars] = found;
    if (icon !== undefined && icon.trim() !== '') return [{ kind: 'icon', text: icon.trim() }];
    // More than three are a line across, or a joke.
    if (stars === undefined || stars.length > 3) return [{ kind: 'text', text: escaped ?? whole }];
    const end = found.index + stars.length;
    const sides = { opens: !isBlank(source[end]), closes: !isBlank(source[found.index - 1]) };
    return [...starsIn(stars, end, sides, open)];
  });
}

/** Letters of what follows an unclosed mark that a sentence quotes. */
const QUOTED = 20;

const quoted = (rest: string): string => {
  const [line = ''] = rest.trim().split('\n');
  const letters = [...line];
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('').trimEnd()}…` : line;
};

/** The styled stretches of a paragraph; neighbours of one style are joined. */
export function marksOf(source: string): Marks {
  const tokens = tokensOf(source);
  const runs: Marked[] = [];
  let [bold, italic] = [0, 0];
  for (const token of tokens) {
    if (token.kind === 'star' && token.role !== 'text') {
      const by = token.role === 'opens' ? 1 : -1;
      if (token.mark === '**') bold += by;
      else italic += by;
      continue;
    }
    const text = token.kind === 'star' ? token.mark : token.text;
    const run = { text, isIcon: token.kind === 'icon', bold: bold > 0, italic: italic > 0 };
    const last = runs.at(-1);
    if (last && !last.isIcon && !run.isIcon && last.bold === run.bold && last.italic === run.italic)
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push(run);
  }
  const unclosed = tokens.flatMap((token): Unclosed[] =>
    token.kind === 'star' && token.role === 'text' && token.isOpener
      ? [{ mark: token.mark, before: quoted(source.slice(token.end)) }]
      : [],
  );
  return { runs, unclosed };
}
