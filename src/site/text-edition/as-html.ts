/** A text as one self-contained HTML file: headings, lists, rule ids as links; no script. */
import type { Words } from '../../book/blocks.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import { policyHash } from '../../kit/content-hash.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import { TEXT_WORDS } from '../words/text.ts';
import { caseBlocks } from './case.ts';
import { chaptersOf, type Item, type TextBlock, type Writing } from './text-model.ts';

/** Optional: limits the line length. */
const STYLE =
  ':root{color-scheme:light dark}body{max-width:42rem;margin:0 auto;padding:1rem;font:1.125rem/1.6 Georgia,serif}' +
  'h1,h2,h3,h4{line-height:1.25}h2{margin-top:3rem}h3{margin-top:2rem}.beside{border-inline-start:.25rem solid;padding-inline-start:1rem}' +
  'code{font-family:ui-monospace,monospace}a{color:inherit}:target{scroll-margin-top:1rem;outline:.125rem solid;outline-offset:.25rem}';

/** The file runs and loads nothing. */
const POLICY = `default-src 'none'; style-src ${policyHash(STYLE)}; img-src data:; base-uri 'none'; form-action 'none'`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const wordsHtml = (words: Words): string =>
  words.map(({ kind, text }) => (kind === 'code' ? `<code>${escaped(text)}</code>` : escaped(text))).join('');

/** A rule id, as a link if the text contains its sentence. */
const numberHtml = (rule: string, known: ReadonlySet<string>): string =>
  known.has(rule) ? `<a href="#${escaped(rule)}">${escaped(rule)}</a>` : escaped(rule);

const itemHtml = ({ words, rule }: Item, known: ReadonlySet<string>): string =>
  `<li>${rule === undefined ? '' : `${numberHtml(rule, known)}: `}${wordsHtml(words)}</li>`;

function blockHtml(block: TextBlock, known: ReadonlySet<string>): string {
  switch (block.kind) {
    case 'heading': {
      const tag = `h${block.depth + 1}`;
      return `<${tag} id="${escaped(block.slug)}">${escaped(block.text)}</${tag}>`;
    }
    case 'paragraph':
      return `<p>${wordsHtml(block.words)}</p>`;
    case 'rule': {
      const mark = block.mark === undefined ? '' : ` <small>(${escaped(block.mark)})</small>`;
      return `<p id="${escaped(block.id)}"><b>${escaped(block.id)}</b>: ${escaped(block.text)}${mark}</p>`;
    }
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>\n${block.items.map((item) => itemHtml(item, known)).join('\n')}\n</${tag}>`;
    }
    case 'faces':
      return block.caption.length === 0
        ? ''
        : `<p>${escaped(TEXT_WORDS.rules.picture)}: ${wordsHtml(block.caption)}.</p>`;
    case 'case':
      return besideHtml(BOOK_WORDS.example, caseBlocks(block.told), known);
    case 'aside':
      return besideHtml(BOOK_WORDS.hands, block.blocks, known);
  }
}

/** An aside. Not a landmark: screen reader users would meet dozens. */
const besideHtml = (name: string, blocks: readonly TextBlock[], known: ReadonlySet<string>): string =>
  `<div class="beside">\n<p><b>${escaped(name)}</b></p>\n${blocksHtml(blocks, known)}\n</div>`;

const blocksHtml = (blocks: readonly TextBlock[], known: ReadonlySet<string>): string =>
  blocks.map((block) => blockHtml(block, known)).join('\n');

const rulesIn = (blocks: readonly TextBlock[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'aside') return rulesIn(block.blocks);
    return block.kind === 'rule' ? [block.id] : [];
  });

/** The whole text, with a table of contents after the introduction. */
export function asHtml(writing: Writing): string {
  const title = escaped(writing.title);
  const contents = chaptersOf(writing).map(
    ({ slug, text }) => `<li><a href="#${escaped(slug)}">${escaped(text)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${SITE_LANGUAGE.id}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
${writing.lead.map((words) => `<p>${escaped(words)}</p>`).join('\n')}
<nav aria-label="${escaped(TEXT_WORDS.contents)}">
<ol>
${contents.join('\n')}
</ol>
</nav>
</header>
<main>
${blocksHtml(writing.blocks, new Set(rulesIn(writing.blocks)))}
</main>
</body>
</html>
`;
}
