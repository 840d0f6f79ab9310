/** The game as file or text, and starting a new one. */
import { shown } from '../../kit/untrusted-input.ts';
import { DRAWER_WORDS } from '../words/drawer.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { canShare, copy, handOut, share } from '../device/share-out.ts';
import type { Loaded } from '../play/load-game.ts';
import { openText } from '../play/kept/open-kept-game.ts';
import type { Session } from '../play/use-session.ts';
import { TextFile } from '../device/text-file.tsx';

const WORDS = DRAWER_WORDS.file;

interface FilesProps {
  readonly session: Pick<Session, 'text' | 'open' | 'begin' | 'act'>;
  readonly loaded: Loaded;
}

export function Files({ session, loaded }: FilesProps) {
  const { game } = loaded;
  const { text, open, begin, act } = session;
  const say = (words: string) => act({ do: 'say', words });
  const name = `${game.id}.json`;
  const read = async (file: string) => {
    const opened = await openText(loaded, file);
    if (opened.ok) open(opened.value.play, opened.value.says, opened.value.hurt);
    else say(PLAY_WORDS.file.refused(shown(opened.faults.join('; '), 300)));
  };
  return (
    <section aria-label={WORDS.heading}>
      <h2>{WORDS.heading}</h2>
      <p class="buttons">
        <button type="button" onClick={() => begin()}>
          {WORDS.fresh}
        </button>
        <button type="button" onClick={() => handOut(name, text())}>
          {WORDS.save}
        </button>
        {canShare(name) && (
          <button
            type="button"
            onClick={() =>
              void share(name, text()).then((done) => say(done ? WORDS.shared : WORDS.notShared))
            }
          >
            {WORDS.share}
          </button>
        )}
        <button
          type="button"
          onClick={() => void copy(text()).then((done) => say(done ? WORDS.copied : WORDS.notCopied))}
        >
          {WORDS.copy}
        </button>
      </p>
      <TextFile label={WORDS.open} onText={(file) => void read(file)} />
    </section>
  );
}
