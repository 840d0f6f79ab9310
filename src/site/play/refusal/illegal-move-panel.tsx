/** Why a try was refused: a stamp, a sentence, the rule beside a picture of the try, and what would be allowed instead. */
import { useEffect, useState } from 'preact/hooks';
import type { Scene } from '../../../referee/table/scene.ts';
import type { Sentences } from '../../../book/sentences.ts';
import type { Breach } from '../../../referee/verdict.ts';
import { frameAbout, triedIn } from '../../board/camera-focus.ts';
import { Board } from '../../board/board.tsx';
import { PANEL_WORDS } from '../../words/panels.ts';
import { TURN_WORDS } from '../../words/turn-card.ts';
import type { Refusal } from '../session.ts';
import { PanelClose } from '../panel-close.tsx';
import { usePanel } from '../use-panel.ts';
import type { Way } from './suggested-fixes.ts';
import '../panel.css';

const WORDS = PANEL_WORDS.refused;

export interface RefusalSheetProps {
  readonly refusal: Refusal;
  readonly sentences: Sentences<string>;
  /** The address of the rules page, to which "#M1" can be added. */
  readonly rules: string;
  /** The scene with the try drawn on it; null if the page shows it already. */
  readonly drawn: { readonly scene: Scene; readonly faces: string } | null;
  /** The scene with a suggested fix drawn on it. */
  readonly drawWay: (way: Way) => Scene;
  readonly ways: readonly Way[];
  readonly onDo: (way: Way) => void;
  readonly onClose: () => void;
  /** Whether it stands inline in the page, as in a lesson; then it takes the focus. */
  readonly isInline: boolean;
}

export function RefusalSheet(props: RefusalSheetProps) {
  const { refusal, drawn, drawWay, ways, onDo, onClose, isInline } = props;
  const { verdict, faults, says } = refusal;
  const [first, ...more] = verdict?.breaches ?? [];
  const sheet = usePanel<HTMLElement>(onClose);
  const [shown, setShown] = useState<Way | null>(null);
  const picture =
    shown !== null && drawn !== null
      ? { ...drawn, scene: drawWay(shown), label: WORDS.wayPicture(shown.says.join(WORDS.then)) }
      : drawn && { ...drawn, label: WORDS.picture(says) };
  // The focus makes a screen reader go on from here.
  useEffect(() => {
    if (isInline) sheet.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <section class={`sheet refusal${isInline ? ' sheet-inline' : ''}`} ref={sheet} aria-label={WORDS.label}>
      <div class="sheet-head">
        <p class="stamp">{WORDS.stamp}</p>
        <PanelClose onClose={onClose} />
      </div>
      <p class="sheet-title">
        {first ? TURN_WORDS.sentence([first.remedy]) : `${WORDS.notUnderstood}: ${faults.join('; ')}.`}
      </p>
      <p class="sheet-quiet">{WORDS.tried(says)}</p>
      {first && (
        <div class="sheet-rule">
          <Drawing drawn={picture} />
          <Quoted rule={first.rule} props={props} />
        </div>
      )}
      {more.length > 0 && <More breaches={more} props={props} />}
      {ways.length > 0 && (
        <>
          <h2 class="sheet-heading">{WORDS.legal}</h2>
          <ul class="sheet-ways">
            {ways.map((way) => (
              <li key={way.says.join()}>
                <p>
                  <b>{TURN_WORDS.sentence([way.says.join(WORDS.then)])}</b>{' '}
                  {way.what.length > 0 && TURN_WORDS.sentence(way.what)}
                </p>
                <span class="sheet-does">
                  {drawn !== null && frameOfTry(drawWay(way)) !== null && (
                    <button
                      type="button"
                      class="sheet-show"
                      aria-pressed={shown === way}
                      onClick={() => setShown(shown === way ? null : way)}
                    >
                      {WORDS.show}
                    </button>
                  )}
                  <button type="button" onClick={() => onDo(way)}>
                    {WORDS.doThis}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="sheet-foot">
        <Basis props={props} />
        {first && (
          <p>
            <a href={`${props.rules}#${first.rule}`}>{WORDS.readOn}</a>
          </p>
        )}
        {isInline && (
          <button type="button" class="sheet-leave" onClick={onClose}>
            {WORDS.understood}
          </button>
        )}
      </div>
    </section>
  );
}

/** The viewport around what is tried or proposed; null if the scene shows neither. */
const frameOfTry = (scene: Scene) => frameAbout(scene, triedIn(scene));

interface DrawingProps {
  readonly drawn: { readonly scene: Scene; readonly faces: string; readonly label: string } | null;
}

/** A picture of the part of the table with the try or the fix. */
function Drawing({ drawn }: DrawingProps) {
  const frame = drawn === null ? null : frameOfTry(drawn.scene);
  if (drawn === null || frame === null) return null;
  return (
    <div class="sheet-picture" style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
      <Board {...drawn} frame={frame} />
    </div>
  );
}

interface QuotedProps {
  readonly rule: string;
  readonly props: RefusalSheetProps;
}

const Quoted = ({ rule, props: { sentences, rules } }: QuotedProps) => (
  <p>
    <a class="rule-id" href={`${rules}#${rule}`}>
      {rule}
    </a>{' '}
    {sentences.sentence(rule)}
  </p>
);

interface MoreProps {
  readonly breaches: readonly Breach<string>[];
  readonly props: RefusalSheetProps;
}

/** The other breaches; a rule is not quoted again right after itself. */
const More = ({ breaches, props }: MoreProps) => (
  <details class="sheet-more">
    <summary>{WORDS.more(breaches.length)}</summary>
    <ul>
      {breaches.map(({ rule, remedy }, index) => (
        <li key={`${rule} ${remedy}`}>
          {TURN_WORDS.sentence([remedy])}
          {rule !== props.refusal.verdict?.breaches[index]?.rule && <Quoted rule={rule} props={props} />}
        </li>
      ))}
    </ul>
  </details>
);

/** Whether the refusal rests on the rulebook or on rulings, and what the other reading of those would change. */
function Basis({ props: { refusal, sentences } }: { readonly props: RefusalSheetProps }) {
  const { verdict } = refusal;
  if (verdict === null) return null;
  if (verdict.basis === 'rule') return <p class="sheet-quiet">{WORDS.itself}</p>;
  return (
    <>
      {verdict.rulings
        .filter(({ differs }) => differs !== false)
        .map(({ rule, differs }) => (
          <p key={rule} class="sheet-quiet">
            {WORDS.ruling(rule)} {WORDS.other}: {sentences.other(rule)}{' '}
            {differs === 'perhaps' ? WORDS.perhaps : WORDS.otherwise}
          </p>
        ))}
    </>
  );
}
