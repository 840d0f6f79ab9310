/** The desk's choice: from the link, else stored, else the default for the reader's locale. */
import { useEffect, useState } from 'preact/hooks';
import { keep, kept } from '../device/local-storage.ts';
import {
  choiceFrom,
  choiceText,
  isChoice,
  usualChoice,
  type Group,
  type PrintChoice,
} from './desk-choice.ts';

export interface Chosen {
  /** Null until hydrated. */
  readonly choice: PrintChoice | null;
  /** Changes part of it; the URL and the stored choice follow. */
  readonly choose: (part: Partial<PrintChoice>) => void;
  /** Whether the browser can store it. */
  readonly isKept: boolean;
}

export function useChoice(game: string, groups: readonly Group[]): Chosen {
  const [choice, setChoice] = useState<PrintChoice | null>(null);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    const read = () => {
      const text = isChoice(location.hash) ? location.hash : (kept(game, 'print') ?? '');
      const words = groups.map(({ word }) => word);
      setChoice(choiceFrom(text, words, usualChoice(navigator.language)));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [game]);
  const choose = (part: Partial<PrintChoice>) => {
    if (!choice) return;
    const next = { ...choice, ...part };
    const text = choiceText(next);
    setChoice(next);
    setIsKept(keep(game, 'print', text));
    history.replaceState(history.state, '', `#${text}`);
  };
  return { choice, choose, isKept };
}
