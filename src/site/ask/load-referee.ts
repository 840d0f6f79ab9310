/** Loads what "Can I?" needs of a game: its referee, its situations and its form for reading positions. */
import { shown } from '../../kit/untrusted-input.ts';
import { capital } from '../../language.ts';
import type { AnyForm } from '../../referee/erased-types.ts';
import { kept } from '../device/local-storage.ts';
import { loadGame, type Loaded } from '../play/load-game.ts';
import type { Readings, SentencesUnder } from '../../book/sentences.ts';
import { openText } from '../play/kept/open-kept-game.ts';
import { positionOf } from '../play/play.ts';
import { SHELF } from '../shelf.ts';
import type { Situation } from '../../book/situation.ts';

export interface AskLoaded extends Omit<Loaded, 'form' | 'sentences' | 'rulings'> {
  readonly sentences: SentencesUnder;
  readonly rulings: readonly Readings[];
  readonly form: AnyForm;
  readonly situations: readonly Situation[];
  /** The game saved in the sandbox; null if there is none, 'broken' if it cannot be read. */
  readonly kept: KeptGame | 'broken' | null;
}

interface KeptGame {
  readonly position: unknown;
  readonly options: readonly string[];
  /** What has changed in the rules since it was saved, and where it stops; empty if nothing. */
  readonly says: string;
}

/** Rejects when the network fails, and for a game without situations. */
export async function loadAsk(id: string): Promise<AskLoaded> {
  const situations = SHELF.find((game) => game.id === id)?.referee?.situations;
  if (situations === undefined) throw new Error(`${id} has no situations on the shelf`);
  const [loaded, list] = await Promise.all([loadGame(id), situations()]);
  const [form, sentences, rulings] = await Promise.all([
    loaded.form(),
    loaded.sentences(),
    loaded.rulings?.() ?? [],
  ]);
  return { ...loaded, form, sentences, rulings, situations: list, kept: await keptGame(loaded) };
}

async function keptGame(loaded: Loaded): Promise<AskLoaded['kept']> {
  const text = kept(loaded.game.id, 'sandbox/record');
  if (text === null) return null;
  const opened = await openText(loaded, text);
  if (!opened.ok) return 'broken';
  const { play, says, hurt } = opened.value;
  const told = hurt === null ? says : `${says} ${capital(shown(hurt.why, 300))}.`.trim();
  return { position: positionOf(play), options: play.head.options, says: told };
}
