/** The end of a game: its score line by line, as on the sheet of a real table. */
import { useMemo } from 'preact/hooks';
import type { AnyPad } from '../../referee/any.ts';
import { toPage } from '../links.ts';
import type { SentencesUnder } from '../../book/sentences.ts';
import { RulesLinked } from '../table/rule-links.tsx';
import { Result } from '../table/result.tsx';
import type { Session } from '../play/use-session.ts';

export interface FinalProps {
  /** The game's id on the shelf. */
  readonly id: string;
  readonly session: Session;
  readonly pad: AnyPad;
  readonly sentences: SentencesUnder;
}

export function Final({ id, session: { play, position }, pad, sentences }: FinalProps) {
  const on = play.head.options;
  const found = useMemo(() => pad.reckon(pad.entered(position), on), [pad, position, on]);
  if (!found.ok) return null;
  return (
    <RulesLinked value={{ rules: toPage(id, 'rules'), sentences: sentences(on) }}>
      <Result reckoned={found.value} seats={pad.seats} />
    </RulesLinked>
  );
}
