/** A position entered piece by piece, to try moves in. */
import { useMemo } from 'preact/hooks';
import type { Editing } from '../../referee/table/editor.ts';
import { useDraft } from '../editor/draft.ts';
import { Editor } from '../editor/editor.tsx';
import '../editor/editor.css';
import '../play/play.css';
import { draftKept, keepDraft } from '../editor/draft-store.ts';
import { ASK_WORDS } from '../words/ask.ts';
import { EDITOR_WORDS } from '../words/editor.ts';
import { Tries, type InquiryProps } from './attempts.tsx';
import { Readings } from './readings.tsx';

interface PositionInquiryProps extends Omit<InquiryProps, 'asked' | 'fragment'> {
  readonly editing: Editing;
  /** The folder of the face pictures; without them no position can be entered. */
  readonly faces: string;
}

export function PositionInquiry(props: PositionInquiryProps) {
  const { loaded, editing, name, places, faces, options, onSwitch, isKept } = props;
  const { game, form, rulings } = loaded;
  const { draft, change, canUndo, undo } = useDraft(draftKept(game.id) ?? {}, (next) =>
    keepDraft(game.id, next),
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
      <Readings rulings={rulings} on={options} onSwitch={onSwitch} isKept={isKept} />
      {read.ok ? (
        <Tries
          {...{ loaded, name, places, options }}
          laid={{ position: read.value, tries: [], nothing: null }}
          viewer={null}
        />
      ) : (
        <p role="status">{ASK_WORDS.canI.notYet}</p>
      )}
    </>
  );
}
