/** The position on a real table, entered piece by piece; whatever is tried there is answered. */
import { useMemo } from 'preact/hooks';
import type { Editing } from '../../referee/editing.ts';
import { useDraft } from '../editor/draft.ts';
import { Editor } from '../editor/editor.tsx';
import '../editor/editor.css';
import '../sandbox/sandbox.css';
import { draftKept } from '../sandbox/bring.ts';
import { keep } from '../keep.ts';
import { ASK_WORDS } from '../words-ask.ts';
import { EDITOR_WORDS } from '../words-editor.ts';
import { Trying } from './at-table.tsx';
import type { AskPlaces } from './asked.ts';
import type { AskLoaded } from './load.ts';
import { Readings } from './readings.tsx';

interface OnTableProps {
  readonly loaded: AskLoaded;
  readonly editing: Editing;
  readonly name: string;
  readonly places: AskPlaces;
  readonly faces: string;
  readonly options: readonly string[];
  readonly onSwitch: (option: string) => void;
}

export function OnTable({ loaded, editing, name, places, faces, options, onSwitch }: OnTableProps) {
  const { game, form, rulings } = loaded;
  const { draft, change, canUndo, undo } = useDraft(draftKept(game.id) ?? {}, (next) =>
    keep(game.id, 'sandbox/draft', JSON.stringify(next)),
  );
  const read = useMemo(() => form.read({ ...draft, options }), [form, draft, options]);
  return (
    <>
      <p>{EDITOR_WORDS.about}</p>
      <div class="play set-up">
        <Editor editing={editing} draft={draft} onChange={change} faces={faces} name={name} />
        <p class="buttons">
          <button type="button" disabled={!canUndo} onClick={undo}>
            {EDITOR_WORDS.undo}
          </button>
          <button type="button" onClick={() => change({})}>
            {EDITOR_WORDS.start}
          </button>
        </p>
      </div>
      <Readings rulings={rulings} on={options} onSwitch={onSwitch} />
      {read.ok ? (
        <Trying
          {...{ loaded, name, places, options }}
          laid={{ position: read.value, tries: [] }}
          viewer={null}
        />
      ) : (
        <p role="status">{ASK_WORDS.canI.notYet}</p>
      )}
    </>
  );
}
