/** For those who have printed the game before and need only what has changed. */
import { useState } from 'preact/hooks';
import type { Printed } from '../../kit/print-record.ts';
import { PRINT_WORDS } from '../words/print.ts';
import { choiceOf, type Group, type PrintChoice } from './desk-choice.ts';
import type { DeckParts, PlannedUpdate } from './desk-summary.ts';

const WORDS = PRINT_WORDS.earlier;

export interface EarlierPrint {
  readonly file: string;
  readonly printed: Printed;
}

interface EarlierProps {
  readonly game: string;
  readonly groups: readonly Group[];
  /** Released versions, oldest first. */
  readonly versions: readonly string[];
  readonly choice: PrintChoice;
  readonly choose: (part: Partial<PrintChoice>) => void;
  readonly earlier: EarlierPrint | null;
  readonly setEarlier: (earlier: EarlierPrint | null) => void;
  readonly read: (file: Blob) => Promise<Printed | null>;
}

export function Earlier(props: EarlierProps) {
  const { game, groups, versions, choice, choose, earlier, setEarlier, read } = props;
  const [said, setSaid] = useState('');
  // Only initial: afterwards the reader opens and closes it.
  const [isOpen] = useState(choice.since !== '');
  const take = async (file: File) => {
    setSaid(WORDS.reading(file.name));
    const printed = await read(file).catch(() => null);
    if (printed?.game !== game)
      return setSaid(printed ? WORDS.otherGame(file.name) : WORDS.unread(file.name));
    setSaid('');
    setEarlier({ file: file.name, printed });
    choose(choiceOf(printed, groups));
  };
  // A link may name an unknown version: it stays selected, and the desk reports it.
  const known =
    choice.since === '' || versions.includes(choice.since) ? versions : [...versions, choice.since];
  return (
    <details open={isOpen}>
      <summary>{WORDS.summary}</summary>
      {known.length > 0 && (
        <label class="field">
          {WORDS.version}
          <select
            value={earlier ? '' : choice.since}
            onChange={({ currentTarget }) => {
              setEarlier(null);
              choose({ since: currentTarget.value });
            }}
          >
            <option value="">{WORDS.none}</option>
            {known.map((version) => (
              <option key={version} value={version}>
                {version}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        {WORDS.file}
        <input
          type="file"
          accept=".pdf,application/pdf"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void take(file);
            // Cleared, so that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <small>{WORDS.aboutFile}</small>
      </label>
      <p role="status">{said === '' && earlier ? WORDS.goingBy(earlier.file) : said}</p>
      {earlier && (
        <button type="button" onClick={() => setEarlier(null)}>
          {WORDS.forget}
        </button>
      )}
    </details>
  );
}

function Parts({ heading, parts }: { readonly heading: string; readonly parts: readonly DeckParts[] }) {
  return (
    <>
      <h3>{heading}</h3>
      <dl>
        {parts.map(([deck, names]) => (
          <div key={deck}>
            <dt>{deck}</dt>
            <dd>{names}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What an update changes: new components on its sheets, and old ones to take out of the box. */
export function Changes({ since, comes, goes }: PlannedUpdate) {
  return (
    <section class="changes" aria-label={WORDS.changes(since)}>
      <h2>{WORDS.changes(since)}</h2>
      <Parts heading={WORDS.comes} parts={comes} />
      {goes.length > 0 ? <Parts heading={WORDS.goes} parts={goes} /> : <p>{WORDS.nothingGoes}</p>}
    </section>
  );
}
