/** The moves that can be tried at a table, and the answer to them. */
import { attemptsIn } from '../../book/choices.ts';
import type { PlayedOn } from '../../book/situation.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LiveBoard } from '../board/live-board.tsx';
import { sceneOfAttempt } from '../../book/attempt-scene.ts';
import { ChoicePath } from '../play/bar/choice.tsx';
import { menuOf, touched, type Menu } from '../play/bar/menu.ts';
import { ASK_WORDS } from '../words/ask.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { triedAt, useAnswers } from './tried-moves.ts';
import type { AskLoaded } from './load-referee.ts';
import type { AskPlaces } from './query.ts';
import type { Laid } from './situation-table.ts';
import { VerdictPanel, type Tried } from './verdict.tsx';

const WORDS = ASK_WORDS.canI;

export interface InquiryProps {
  readonly loaded: AskLoaded;
  readonly asked: string;
  /** The URL fragment of this situation, with the values entered and the move tried. */
  readonly fragment: string;
  readonly name: string;
  readonly places: AskPlaces;
  /** Options of the rulings that are switched on. */
  readonly options: readonly string[];
  readonly onSwitch: (option: string) => void;
  /** Whether the browser can store the switches. */
  readonly isKept: boolean;
}

interface TriesProps extends Pick<InquiryProps, 'loaded' | 'name' | 'places' | 'options'> {
  readonly laid: Laid;
  readonly viewer: number | null;
  /** How the referee plays on after a try. */
  readonly goesOn?: PlayedOn | undefined;
  /** The likely try to answer right away, in notation. */
  readonly first?: string | null;
}

const NONE: readonly string[] = [];

export function Tries({ loaded, name, places, laid, options, viewer, goesOn, first = null }: TriesProps) {
  const { scenery, sentences } = loaded;
  const { position, tries, nothing } = laid;
  const [ids, setIds] = useState(NONE);
  const [last, setLast] = useState<{ readonly at: unknown; readonly tried: Tried } | null>(null);
  const answers = useAnswers(loaded, laid, goesOn);
  const choices = useMemo(() => attemptsIn(loaded, position), [scenery, position]);
  const bare = useMemo(() => scenery.scene(position, viewer), [scenery, position, viewer]);
  useEffect(() => {
    const likely = tries.find(({ move }) => move === first);
    const found = likely === undefined ? null : answers(likely);
    if (found !== null) setLast({ at: position, tried: found });
    // The try from the URL runs once, at the table the URL names.
  }, []);
  const saying = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (last === null) return undefined;
    // In the next frame, which does layout anyway: measuring now would force a second one.
    const frame = requestAnimationFrame(() => saying.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [last]);
  // An answer is only shown for the position it was given for.
  const tried = last !== null && last.at === position ? last.tried : null;
  const scene = useMemo(
    () => (tried === null ? bare : sceneOfAttempt(loaded, bare, position, tried.move, tried.verdict.allowed)),
    [loaded, bare, position, tried],
  );
  const attempt = (tried: Tried) => {
    setLast({ at: position, tried });
    setIds(NONE);
  };
  const touch = (id: string) => {
    const after = touched(choices, ids, id);
    if (after.choice !== undefined && after.touches.length === 0)
      attempt(
        triedAt(
          loaded,
          position,
          after.choice.move,
          { says: after.choice.path.map(({ says }) => says).join(', ') },
          goesOn,
        ),
      );
    else setIds(after.chosen.map((each) => each.id));
  };
  // Memoised: drawing them again would delay the answer on a slow phone.
  const menu = useMemo(() => menuOf(choices, ids), [choices, ids]);
  const others = useMemo(
    () => <Touches menu={menu} onTouch={touch} onAgain={() => setIds(NONE)} />,
    [choices, menu],
  );
  const board = useMemo(
    () =>
      places.faces === null ? (
        <p class="told">{scene.fields.map(({ says }) => says).join('; ')}</p>
      ) : (
        <LiveBoard
          scene={scene}
          faces={places.faces}
          label={PLAY_WORDS.board(name)}
          touches={menu.touches}
          chosen={menu.chosen.map(({ id }) => id)}
          onTouch={touch}
          words={PLAY_WORDS.boardTools}
        />
      ),
    [scene, choices, menu, name, places.faces],
  );
  return (
    <>
      <section class="trying" aria-label={WORDS.tries}>
        <h3>{WORDS.tries}</h3>
        {nothing !== null && <p class="nothing">{nothing}</p>}
        <ul class="tries-list">
          {tries.map((each) => (
            <li key={each.move}>
              <button
                type="button"
                data-try
                aria-pressed={tried?.says === each.says}
                onClick={() => {
                  const found = answers(each);
                  if (found !== null) attempt(found);
                }}
              >
                {each.says}
              </button>
            </li>
          ))}
        </ul>
        <details open={tries.length === 0}>
          <summary>{places.faces === null ? WORDS.othersHere : WORDS.others}</summary>
          {others}
        </details>
      </section>
      <div class="answering">
        <section class="saying" aria-label={WORDS.verdict} ref={saying}>
          <h3>{WORDS.verdict}</h3>
          <div role="status" class="said">
            {tried ? (
              <VerdictPanel
                tried={tried}
                sentences={sentences(options)}
                rules={places.rules}
                rulings={places.rulings}
              />
            ) : (
              <p class="waiting">{WORDS.waiting}</p>
            )}
          </div>
        </section>
        <div class="asked-board">
          <p>{scene.status}</p>
          {board}
        </div>
      </div>
    </>
  );
}

interface TouchesProps {
  readonly menu: Menu;
  readonly onTouch: (id: string) => void;
  readonly onAgain: () => void;
}

function Touches({ menu, onTouch, onAgain }: TouchesProps) {
  return (
    <>
      <ChoicePath menu={menu} onAgain={onAgain} look="tries-chosen" />
      <ul class="tries-list">
        {menu.touches.map(({ id, says }) => (
          <li key={id}>
            <button type="button" onClick={() => onTouch(id)}>
              {says}
            </button>
          </li>
        ))}
      </ul>
      {menu.touches.length === 0 && <p>{WORDS.over}</p>}
    </>
  );
}
