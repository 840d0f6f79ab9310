/** A puzzle on a live board: the task, the result of what is tried, and finally why the best way is the best. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Puzzle } from '../../book/puzzle.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { Board } from '../board/board.tsx';
import { Came } from '../lessons/event-list.tsx';
import { eventsSoFar } from '../lessons/goal-runner.ts';
import { ledTo, QuestTable } from '../lessons/goal-table.tsx';
import { bringIntoSight } from '../lessons/viewer-mask.ts';
import { useQuest, type QuestSession } from '../lessons/use-goal.ts';
import { LinkHere } from '../link/page-link.tsx';
import { Hand } from '../play/seats/hand.tsx';
import { wordsIn } from '../play/seats/large-card.tsx';
import { useCarrying } from '../play/use-carrying.ts';
import { loadTable, type Loaded } from '../play/load-game.ts';
import { useWhole } from '../play/use-full-game-loader.ts';
import { Zones } from '../play/seats/zones.tsx';
import { PUZZLE_WORDS as WORDS } from '../words/puzzles.ts';
import { questOf } from './puzzle-quest.ts';
import { keepSolved } from './solved.ts';

export interface PuzzleProps {
  readonly id: string;
  readonly puzzle: Puzzle;
  /** "Puzzle 3 of 12". */
  readonly number: string;
  /** Its parsed position as plain JSON, so that a page needs no parser for positions. */
  readonly position: unknown;
  /** Shown until the referee has loaded. */
  readonly first: Scene;
  /** URL of the folder of the face pictures, ending in a slash. */
  readonly faces: string;
  /** URL of the rules. */
  readonly rules: string;
  /** Texts of the rule sentences it depends on, by id. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The events of the best way, move by move, in words. */
  readonly best: readonly string[];
  /** Where to go on; null after the last. */
  readonly next: { readonly address: string; readonly name: string } | null;
  readonly all: string;
}

export function PuzzlePlayer(props: PuzzleProps) {
  const { id, first, faces } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadTable(id, first).then(setLoaded, () => setFailed(true));
  }, [id, first]);
  const bringWhole = useWhole(id, setLoaded);
  if (loaded) return <Playing {...{ ...props, loaded, bringWhole }} />;
  return (
    <div class="play lesson">
      <div class="lesson-table">
        <div class="board-frame">
          <Board scene={first} faces={faces} label={WORDS.board} />
        </div>
        <div class="lesson-side">
          <Asked {...props} />
          <p role="status">{failed ? WORDS.failedToLoad : WORDS.loading}</p>
        </div>
      </div>
    </div>
  );
}

const Asked = ({ puzzle, number }: Pick<PuzzleProps, 'puzzle' | 'number'>) => (
  <>
    <p class="lesson-count">{number}</p>
    <p class="lesson-text">{puzzle.asks}</p>
  </>
);

/** Help taken: the number of hints, or the solution. */
type Help = number | 'solution';

interface PlayingProps extends PuzzleProps {
  readonly loaded: Loaded;
  readonly bringWhole: () => Promise<Loaded>;
}

function Playing(props: PlayingProps) {
  const { id, puzzle, position, loaded, bringWhole, faces } = props;
  const quest = useMemo(() => questOf(puzzle, position), [puzzle, position]);
  const session = useQuest(loaded, quest);
  const { standing, scene } = session;
  const { laid } = useCarrying(session, loaded.game.seats);
  const [help, setHelp] = useState<Help>(0);
  const [isKept, setIsKept] = useState(true);
  const side = useRef<HTMLDivElement>(null);
  const is = standing.is;
  const before = useRef(is);
  useEffect(() => {
    if (is === 'reached') setIsKept(keepSolved(id, puzzle.id));
    if (is === 'lost') bringIntoSight(side.current?.querySelector('.asking'));
    else if (is !== before.current) ledTo(side.current?.querySelector<HTMLElement>('[data-first]'));
    before.current = is;
  }, [is]);
  return (
    <div class="play lesson moving">
      <QuestTable
        {...{ session, loaded, bringWhole, faces }}
        label={WORDS.board}
        asked={
          <div ref={side} class="lesson-ask">
            <Asked {...props} />
            <div role="status">
              <Stands {...props} session={session} />
              {!isKept && <p>{WORDS.notKept}</p>}
            </div>
          </div>
        }
        below={<Helped {...props} session={session} help={help} setHelp={setHelp} />}
      >
        <Hand
          zones={scene.zones.filter(({ owner }) => owner === null || owner === session.decider)}
          faces={faces}
          touches={session.mayDecide ? session.pointed : []}
          lifted={session.lifted ?? session.hold?.handle.at ?? null}
          onTouch={(touched) => session.act({ do: 'point', id: touched })}
          laid={laid}
          wordsOf={wordsIn(loaded, session.position)}
        />
        <Zones scene={scene} seats={loaded.game.seats} />
      </QuestTable>
      <LinkHere rules={loaded.game.rules} />
    </div>
  );
}

interface InSession extends PuzzleProps {
  readonly session: QuestSession;
}

/** The standing in words: nothing yet, no longer possible, missed, or solved. */
function Stands(props: InSession) {
  const { session, rules } = props;
  const { standing, table, act } = session;
  const events = eventsSoFar(table, session);
  if (standing.is === 'going') return <Came events={events} rules={rules} />;
  if (standing.is === 'lost')
    return (
      <>
        <Came events={events} rules={rules} />
        <div class="asking">
          <p class="refused-head">{WORDS.lost}</p>
          <p>{WORDS.lostText}</p>
          <p class="buttons">
            <button
              type="button"
              data-back
              onClick={() => act({ do: 'try-again', after: standing.back ?? 0 })}
            >
              {WORDS.takeBack}
            </button>
            <button type="button" onClick={() => act({ do: 'try-again', after: 0 })}>
              {WORDS.fresh}
            </button>
          </p>
        </div>
      </>
    );
  if (standing.is === 'missed') {
    const hasBack = (standing.back ?? 0) > 0;
    return (
      <div class="asking">
        <p class="refused-head">{WORDS.missed}</p>
        {standing.lacking.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <Came events={events} rules={rules} />
        <p class="buttons">
          <button
            type="button"
            data-first
            onClick={() => act({ do: 'try-again', after: standing.back ?? 0 })}
          >
            {hasBack ? WORDS.again : WORDS.fresh}
          </button>
          {hasBack && (
            <button type="button" onClick={() => act({ do: 'try-again', after: 0 })}>
              {WORDS.fresh}
            </button>
          )}
        </p>
      </div>
    );
  }
  return (
    <div class="lesson-done" data-reached>
      <p>
        <b>{WORDS.reached}</b>
      </p>
      <Came events={events} rules={rules} />
      <Explained {...props} />
      <p class="lesson-ways">
        {props.next && (
          <a class="lesson-next" data-first href={props.next.address}>
            {props.next.name}
          </a>
        )}
        <a href={props.all} data-first={props.next === null ? '' : undefined}>
          {WORDS.all}
        </a>
      </p>
      <button type="button" onClick={() => act({ do: 'try-again', after: 0 })}>
        {WORDS.fresh}
      </button>
    </div>
  );
}

function Explained({ puzzle, best, rules, sentences }: PuzzleProps) {
  return (
    <>
      <h2>{WORDS.why}</h2>
      <p>{puzzle.explained}</p>
      <details class="lesson-rules">
        <summary>{WORDS.best}</summary>
        <ol>
          {best.map((words, index) => (
            <li key={index}>{words}</li>
          ))}
        </ol>
      </details>
      <details class="lesson-rules">
        <summary>
          {WORDS.rules}: {puzzle.rules.join(', ')}
        </summary>
        {puzzle.rules.map((rule) => (
          <p key={rule}>
            <a class="rule-id" href={`${rules}#${rule}`}>
              {rule}
            </a>{' '}
            {sentences[rule]}
          </p>
        ))}
      </details>
    </>
  );
}

interface HelpedProps extends InSession {
  readonly help: Help;
  readonly setHelp: (help: Help) => void;
}

/** Hints one by one, then the solution; and undo. */
function Helped(props: HelpedProps) {
  const { puzzle, session, help, setHelp } = props;
  if (!session.isOn) return null;
  const taken = help === 'solution' ? puzzle.hints.length : help;
  const isLast = taken >= puzzle.hints.length;
  return (
    <div class="lesson-help">
      <div aria-live="polite">
        {taken > 0 && (
          <ul class="lesson-hint" aria-label={WORDS.hints}>
            {puzzle.hints.slice(0, taken).map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        )}
        {help === 'solution' && (
          <>
            <p>{WORDS.shown}</p>
            <Explained {...props} />
          </>
        )}
      </div>
      <p class="buttons">
        {help !== 'solution' && (
          <button
            type="button"
            {...(isLast ? { 'data-show': '' } : { 'data-hint': '' })}
            onClick={() => setHelp(isLast ? 'solution' : taken + 1)}
          >
            {isLast ? WORDS.show : WORDS.hint(taken)}
          </button>
        )}
        {session.standing.is === 'going' && session.play.words.length > 0 && (
          <button type="button" data-back onClick={() => session.act({ do: 'take-back' })}>
            {WORDS.takeBack}
          </button>
        )}
      </p>
    </div>
  );
}
