/** Setting up a position in the sandbox: the editor, files, and playing from it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { shown } from '../../kit/untrusted-input.ts';
import type { AnyForm } from '../../referee/erased-types.ts';
import type { Draft, Editing } from '../../referee/table/editor.ts';
import { recordFrom } from '../../referee/record.ts';
import { draftFrom, useDraft } from '../editor/draft.ts';
import { Editor } from '../editor/editor.tsx';
import '../editor/editor.css';
import type { Readings } from '../../book/sentences.ts';
import { EDITOR_WORDS as WORDS } from '../words/editor.ts';
import { DRAWER_WORDS } from '../words/drawer.ts';
import { copy, handOut } from '../device/share-out.ts';
import { forget } from '../device/local-storage.ts';
import { keepDraft } from '../editor/draft-store.ts';
import type { Loaded } from '../play/load-game.ts';
import { Advice } from '../look-back/advice-panel.tsx';
import { playerOf } from '../../referee/seats.ts';
import { fromRecord } from '../play/kept/open-kept-game.ts';
import type { Play } from '../play/play.ts';
import { TextFile, textOf } from '../device/text-file.tsx';

export interface SetUpProps {
  readonly editing: Editing;
  readonly form: AnyForm;
  readonly rulings: readonly Readings[];
  readonly loaded: Loaded;
  readonly first: Draft;
  readonly faces: string;
  readonly name: string;
  /** Called with a game that starts from the position. */
  readonly onPlay: (play: Play) => void;
  readonly onBack: () => void;
}

export function SetUp(props: SetUpProps) {
  const { editing, form, rulings, loaded, first, faces, name, onPlay, onBack } = props;
  const { game } = loaded;
  const { draft, change, canUndo, undo } = useDraft(first, (next) => keepDraft(game.id, next));
  const [said, setSaid] = useState<string>(WORDS.kept);
  const text = () => `${JSON.stringify(draft, undefined, 2)}\n`;
  const read = (file: string) => {
    const opened = draftFrom(editing, file);
    if (!opened.ok) return setSaid(WORDS.refused(opened.faults.join('; ')));
    change(opened.value);
    setSaid(editing.sketch(opened.value).faults.length === 0 ? WORDS.opened : WORDS.openedImpossible);
  };
  const begin = async () => {
    const position = form.read(draft);
    if (!position.ok) {
      document.querySelector<HTMLElement>('.reasons')?.focus();
      return setSaid(WORDS.notYet);
    }
    const play = await fromRecord(loaded, recordFrom(game, form, position.value));
    if (play.ok) {
      forget(game.id, 'sandbox/draft');
      onPlay(play.value);
    } else setSaid(WORDS.refused(shown(play.faults.join('; '), 300)));
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const possible = editing.sketch(draft).faults.length === 0;
  const position = useMemo(() => form.read(draft), [form, draft]);
  const decider = position.ok ? playerOf(game.toAct(position.value)) : null;
  return (
    <div
      class="play set-up"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dropped = event.dataTransfer?.files[0];
        if (dropped) void textOf(dropped).then(read);
      }}
    >
      <h2 class="set-up-title" ref={heading} tabIndex={-1}>
        {DRAWER_WORDS.setUp.heading}
      </h2>
      <p>{WORDS.about}</p>
      <p class="play-said" role="status">
        {said}
      </p>
      <Editor editing={editing} draft={draft} onChange={change} faces={faces} name={name} />
      <p class="buttons set-up-tools">
        <button type="button" class={possible ? 'main' : ''} onClick={() => void begin()}>
          {WORDS.play}
        </button>
        <button type="button" onClick={onBack}>
          {WORDS.back}
        </button>
        <button
          type="button"
          disabled={!canUndo}
          onClick={() => {
            undo();
            setSaid(WORDS.undone);
          }}
        >
          {WORDS.undo}
        </button>
      </p>
      {position.ok && decider !== null && (
        <Advice {...{ loaded }} position={position.value} player={decider} />
      )}
      <section class="set-up-files" aria-label={WORDS.tools}>
        <h3>{WORDS.tools}</h3>
        <p class="buttons">
          <button
            type="button"
            onClick={() => {
              change({});
              setSaid(WORDS.started);
            }}
          >
            {WORDS.start}
          </button>
          <button type="button" onClick={() => handOut(`${game.id}-position.json`, text())}>
            {WORDS.save}
          </button>
          <button
            type="button"
            onClick={() => void copy(text()).then((done) => setSaid(done ? WORDS.copied : WORDS.notCopied))}
          >
            {WORDS.copy}
          </button>
        </p>
        <TextFile label={WORDS.file} onText={read} />
      </section>
      {rulings.length > 0 && (
        <details class="rulings">
          <summary>{WORDS.rulings}</summary>
          <ul>
            {rulings.map(({ rule, option, question, other }) => {
              if (option === null) return null;
              const on = optionsOf(draft);
              const wanted = on.includes(option) ? on.filter((one) => one !== option) : [...on, option];
              return (
                <li key={rule}>
                  <label class="check">
                    <input
                      type="checkbox"
                      checked={on.includes(option)}
                      onChange={() => change({ ...draft, options: wanted })}
                    />
                    <span>
                      <b class="rule-id">{rule}</b> {question} {other}
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}

function optionsOf({ options }: Draft): readonly string[] {
  return Array.isArray(options) ? options.filter((one): one is string => typeof one === 'string') : [];
}
