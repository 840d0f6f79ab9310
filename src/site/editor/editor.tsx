/**
 * The position editor: a controlled component over a draft. It knows no game: what can be placed and set, and why a
 * draft is no position, comes from the game's `Editing`.
 *
 *     <Editor editing={editing} draft={draft} onChange={setDraft} faces="../board/" name="Victory Tank" />
 */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Draft, Editing, EditPiece, Settings } from '../../referee/table/editor.ts';
import { shown } from '../../kit/untrusted-input.ts';
import type { Fault } from '../../referee/game.ts';
import { LiveBoard } from '../board/live-board.tsx';
import { EDITOR_WORDS } from '../words/editor.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { useCarry } from './use-carry.ts';
import { Controls } from './controls.tsx';

export interface EditorProps {
  readonly editing: Editing;
  /** The position so far, in its written form. */
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** URL of the folder of the face pictures, ending in a slash. */
  readonly faces: string;
  /** The game's name. */
  readonly name: string;
  /** Shown beside the board, in place of the reasons why a draft is no position. */
  readonly children?: ComponentChildren;
}

export function Editor({ editing, draft, onChange, faces, name, children }: EditorProps) {
  const [hand, setHand] = useState<string | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const { scene, faults } = useMemo(() => editing.sketch(draft), [editing, draft]);
  const pieces = useMemo(() => editing.pieces(draft), [editing, draft]);
  const { carried, takeUp } = useCarry((load, to) => {
    const fits = to !== null && editing.places(load.left, load.piece).some(({ id }) => id === to);
    if (fits) put(load.left, load.piece, to);
    else if (load.fromTable && to === null) onChange(load.left);
  });
  const held = carried?.piece ?? pieces.find(({ id }) => id === hand)?.id;
  const touches = useMemo(
    () =>
      held === undefined
        ? scene.fields.map(({ id }) => ({ id, says: EDITOR_WORDS.look }))
        : editing.places(carried?.left ?? draft, held),
    // The carried piece moves with the pointer, but only its kind matters here.
    [editing, draft, held, carried?.left, scene],
  );
  const put = (from: Draft, piece: string, to: string) => {
    const next = editing.put(from, piece, to);
    const left = editing.pieces(next).find(({ id }) => id === piece)?.left;
    if (left === undefined || left === 0) setHand(null);
    setPlace(to);
    onChange(next);
  };
  const here = scene.fields.find(({ id }) => id === place);
  const settings = (
    <div class="editor-settings">
      {editing.settings(draft).map((set) => (
        <SettingsOf key={set.heading} set={set} onChange={onChange} />
      ))}
    </div>
  );
  // A game without a board has only settings.
  if (scene.fields.length === 0)
    return children === undefined ? (
      <div>
        {settings}
        <Reasons faults={faults} />
      </div>
    ) : (
      <div class="editor editor-bare">
        <div class="editor-side">{children}</div>
        {settings}
      </div>
    );
  return (
    <div class="editor">
      <div
        class={held === undefined ? 'editor-board editor-idle' : 'editor-board'}
        onPointerDownCapture={(event) => {
          const from = (event.target as Element).closest<SVGElement>('[data-place]')?.dataset['place'];
          const taken = from === undefined || hand !== null ? null : editing.take(draft, from);
          if (taken) takeUp({ ...taken, fromTable: true }, event);
        }}
      >
        <LiveBoard
          scene={scene}
          faces={faces}
          label={EDITOR_WORDS.board(name)}
          touches={touches}
          chosen={here ? [here.id] : []}
          onTouch={(id) => (hand === null ? setPlace(id) : put(draft, hand, id))}
          words={PLAY_WORDS.boardTools}
        />
      </div>
      <div class="editor-side">
        {children}
        <Tray
          pieces={pieces}
          hand={hand}
          faces={faces}
          onHand={setHand}
          onTakeUp={(piece, event) =>
            takeUp({ piece: piece.id, face: piece.face, left: draft, fromTable: false }, event)
          }
        />
        <section class="editor-around" aria-label={EDITOR_WORDS.around(here?.label ?? place ?? '')}>
          <h3>{here ? EDITOR_WORDS.around(here.label ?? here.id) : EDITOR_WORDS.look}</h3>
          <p role="status">{here?.says ?? EDITOR_WORDS.nowhere}</p>
          {here && (
            <Controls controls={editing.around(draft, here.id)} name={`at-${here.id}`} onChange={onChange} />
          )}
        </section>
        {children === undefined && <Reasons faults={faults} />}
      </div>
      {settings}
      {carried && (
        <img
          class="carried"
          src={`${faces}${carried.face}.svg`}
          alt=""
          style={{ transform: `translate(${carried.x}px, ${carried.y}px) translate(-50%, -50%)` }}
        />
      )}
    </div>
  );
}

interface SettingsProps {
  readonly set: Settings;
  readonly onChange: (draft: Draft) => void;
}

function SettingsOf({ set: { heading, controls, folded }, onChange }: SettingsProps) {
  const inside = <Controls controls={controls} name={heading} onChange={onChange} />;
  return folded ? (
    <details>
      <summary>{heading}</summary>
      {inside}
    </details>
  ) : (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      {inside}
    </section>
  );
}

interface TrayProps {
  readonly pieces: readonly EditPiece[];
  readonly hand: string | null;
  readonly faces: string;
  readonly onHand: (piece: string | null) => void;
  readonly onTakeUp: (piece: EditPiece, event: PointerEvent) => void;
}

function Tray({ pieces, hand, faces, onHand, onTakeUp }: TrayProps) {
  return (
    <div class="tray" role="group" aria-label={EDITOR_WORDS.tray}>
      {pieces.map((piece) => {
        const { id, face, says, left } = piece;
        const none = left !== null && left <= 0;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === hand}
            disabled={none}
            onPointerDown={(event) => !none && onTakeUp(piece, event)}
            onClick={() => onHand(id === hand ? null : id)}
          >
            <img src={`${faces}${face}.svg`} alt="" draggable={false} />
            <span>{says}</span>
            {left !== null && <small>{EDITOR_WORDS.left(Math.max(0, left))}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** Most reasons shown. */
const MOST_REASONS = 50;

/** The reasons why a draft is no position, each with its rule. */
function Reasons({ faults }: { readonly faults: readonly Fault<string>[] }) {
  return (
    <div class="reasons" role="status" tabIndex={-1}>
      {faults.length === 0 ? (
        <p>{EDITOR_WORDS.possible}</p>
      ) : (
        <>
          <p>{EDITOR_WORDS.impossible(faults.length)}</p>
          <ul>
            {faults.slice(0, MOST_REASONS).map(({ place, message, rule }) => (
              <li key={`${place} ${message}`}>
                {rule !== null && <b class="rule-id">{rule}</b>} {shown(message, 300)}.
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
