/** The game as a file, and a new game. */
import { useState } from 'preact/hooks';
import { PLAY_WORDS } from '../words-play.ts';
import { handOut } from './keep.ts';
import type { Loaded } from './load.ts';
import { fromText, recordOf } from './play.ts';
import type { Session } from './session.ts';

const WORDS = PLAY_WORDS.file;

interface FilesProps {
  readonly session: Session;
  readonly loaded: Pick<Loaded, 'game' | 'form'>;
}

export function Files({ session, loaded: { game, form } }: FilesProps) {
  const [asks, setAsks] = useState(false);
  const { play, open, begin, say } = session;
  const begun = () => {
    setAsks(false);
    begin();
  };
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const opened = await fromText(game, await file.text().catch(() => ''), form);
    input.value = '';
    if (opened.ok) open(opened.value);
    else say(WORDS.refused(opened.faults.join('; ')));
  };
  return (
    <section aria-label={WORDS.heading}>
      <h2>{WORDS.heading}</h2>
      <p class="buttons">
        <button
          type="button"
          onClick={() => handOut(`${game.id}.json`, `${JSON.stringify(recordOf(play), undefined, 2)}\n`)}
        >
          {WORDS.save}
        </button>
        <button type="button" onClick={() => (play.words.length > 0 ? setAsks(true) : begun())}>
          {WORDS.fresh}
        </button>
      </p>
      <div role="alert">
        {asks && (
          <div class="asking">
            <p>{WORDS.freshAsk}</p>
            <p class="buttons">
              <button type="button" onClick={begun}>
                {WORDS.freshYes}
              </button>
              <button type="button" onClick={() => setAsks(false)}>
                {WORDS.freshNo}
              </button>
            </p>
          </div>
        )}
      </div>
      <label>
        {WORDS.open}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void read(event.currentTarget)}
        />
      </label>
    </section>
  );
}
