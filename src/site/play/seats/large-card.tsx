/** A card looked at closely: its picture, and what it does in words. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ZoneCard } from '../../../referee/table/scene.ts';
import type { Loaded } from '../load-game.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';
import './large-card.css';

/** The sentences of the rules for a face, without those of other cards. */
export type WordsOf = (face: string) => Promise<readonly string[]>;

/** Brings the sentences for a face, by the rulings of a position. */
export const wordsIn =
  (loaded: Loaded, position: unknown): WordsOf =>
  async (face) =>
    (await import('./card-words.ts')).cardWords(loaded, position, face);

interface LargeCardProps {
  readonly card: Pick<ZoneCard, 'face' | 'name'>;
  readonly faces: string;
  readonly wordsOf: WordsOf;
  readonly close: () => void;
}

/** In a dialog; any click closes it. Without a network the words may stay away. */
export function LargeCard({ card, faces, wordsOf, close }: LargeCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    dialog.current?.showModal();
    wordsOf(card.face).then(setWords, () => undefined);
  }, []);
  return (
    <dialog
      class="card-large"
      ref={dialog}
      aria-label={card.name}
      onClose={close}
      onClick={() => dialog.current?.close()}
    >
      <img src={`${faces}${card.face}.svg`} alt={card.name} />
      <div role="status">
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <button type="button">{TABLE_PLAY_WORDS.seat.putDown}</button>
    </dialog>
  );
}
