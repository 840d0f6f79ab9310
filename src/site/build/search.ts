/** Makes the search index of a built site from the records its games hand on in `search.json`. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import type { LanguageId } from '../../language.ts';
import type { SearchKind } from '../search/finder.ts';
import { filesOf } from './dist.ts';

/** One thing to find. */
export interface SearchRecord {
  readonly kind: SearchKind;
  /** Its number or name; who searches for it exactly finds it first. */
  readonly id: string;
  readonly address: string;
  readonly game: string;
  readonly text: string;
}

/** What Pagefind adds for sites without a search page of their own. */
const READY_MADE = /^pagefind-[\w-]*(ui|highlight)\.(js|css)$/;

async function writeIndex(
  records: readonly SearchRecord[],
  outputPath: string,
  language: LanguageId,
): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  for (const { kind, id, address, game, text } of records) {
    const meta = { title: text, kind, id, game };
    const content = kind === 'example' || kind === 'question' ? text : `${id}. ${text}`;
    const added = await index.addCustomRecord({ url: address, content, language, meta });
    if (added.errors.length > 0) throw new Error(added.errors.join('\n'));
  }
  await index.writeFiles({ outputPath });
  await close();
  for (const file of filesOf(outputPath).filter((name) => READY_MADE.test(name)))
    rmSync(join(outputPath, file));
}

/** Indexes the records a build has written, and takes them away: nobody reads them but this. */
export const searchIndex = (language: LanguageId): AstroIntegration => ({
  name: 'fieldkit-search',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const lists = filesOf(folder).filter((file) => /^[^/]+\/search\.json$/.test(file));
      const records = lists.flatMap(
        (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly SearchRecord[],
      );
      for (const file of lists) rmSync(join(folder, file));
      await writeIndex(records, join(folder, 'pagefind'), language);
    },
  },
});
