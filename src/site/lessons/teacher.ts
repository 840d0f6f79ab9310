/** Loads what pages of lessons or puzzles need. The referee checks them before a page is built. */
import type { Lesson } from '../../book/lesson.ts';
import type { Puzzle } from '../../book/puzzle.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Bring } from '../../referee/erased-types.ts';
import type { SentencesUnder } from '../../book/sentences.ts';
import { SHELF } from '../shelf.ts';
import type { Teacher } from './validate-lesson.ts';

/** What a game teaches on its board. */
interface Parts {
  readonly lessons: Lesson;
  readonly puzzles: Puzzle;
}

type Brings = { readonly [Part in keyof Parts]?: Bring<readonly Parts[Part][]> };

export interface Teaching<Part extends keyof Parts> extends Teacher {
  readonly kit: Kit;
  readonly sentences: SentencesUnder;
  readonly list: readonly Parts[Part][];
}

/** `getStaticPaths` for the games with this part. */
export const gamesWith = (part: keyof Parts): { params: { game: string } }[] =>
  SHELF.filter(({ [part]: bring, referee }) => bring && referee?.scenery).map(({ id }) => ({
    params: { game: id },
  }));

/** The lessons or puzzles of a game, with everything they need. */
export async function taughtBy<Part extends keyof Parts>(
  part: Part,
  id: string | undefined,
): Promise<Teaching<Part>> {
  const shelved = SHELF.find((game) => game.id === id);
  const referee = shelved?.referee;
  const brings: Brings | undefined = shelved;
  const bring = brings?.[part];
  if (!shelved || !bring || !referee?.scenery) throw new Error(`${id ?? 'Nothing'} has no ${part}.`);
  const [kit, game, form, scenery, sentences, list] = await Promise.all([
    shelved.kit(),
    referee.game(),
    referee.form(),
    referee.scenery(),
    referee.sentences(),
    bring(),
  ]);
  return { game, form, scenery, sentences, kit, list };
}
