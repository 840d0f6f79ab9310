/** One situation being asked about: its fields, its table, its tries and the answer. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Situation } from '../../book/situation.ts';
import type { Editing } from '../../referee/editing.ts';
import type { Fault } from '../../referee/game.ts';
import { playerOf } from '../../referee/seats.ts';
import { LiveBoard } from '../board/live-board.tsx';
import { menuOf, touched, type Menu } from '../play/menu.ts';
import { Chosen } from '../play/choice.tsx';
import { ASK_WORDS } from '../words-ask.ts';
import { PLAY_WORDS } from '../words-play.ts';
import { GAME, POSITION, type AskPlaces } from './query.ts';
import { triedAt, useAnswers } from './answers.ts';
import { Fields } from './fields.tsx';
import type { AskLoaded } from './load.ts';
import type { OnTable } from './position-inquiry.tsx';
import { Readings } from './readings.tsx';
import { RuleId, Said, type Tried } from './verdict.tsx';
import {
  changedFields,
  isCount,
  layTable,
  nearest,
  valuesAtFirst,
  type Laid,
  type Values,
} from './situation.ts';

const WORDS = ASK_WORDS.canI;

export interface AtTableProps {
  readonly loaded: AskLoaded;
  /** The id of a situation, or `GAME`. */
  readonly asked: string;
  readonly name: string;
  readonly places: AskPlaces;
  /** The rulings that the table has switched. */
  readonly options: readonly string[];
  readonly onSwitch: (option: string) => void;
  /** Whether the device keeps what is switched. */
  readonly isKept: boolean;
}

export function AtTable(props: AtTableProps) {
  const { loaded, asked } = props;
  const situation = loaded.situations.find(({ id }) => id === asked);
  if (situation) return <InSituation {...props} situation={situation} />;
  if (asked === POSITION) return <ByHand {...props} />;
  if (asked !== GAME || loaded.kept === null) return <p role="status">{WORDS.noGame}</p>;
  if (loaded.kept === 'broken') return <p role="status">{WORDS.gameBroken}</p>;
  const { position, options, says } = loaded.kept;
  return (
    <div class="settling">
      <Heading words={WORDS.fromGame} />
      {says !== '' && <p>{says}</p>}
      <Trying
        {...props}
        laid={{ position, tries: [], nothing: null }}
        options={options}
        viewer={playerOf(loaded.game.toAct(position))}
      />
    </div>
  );
}

/** The focus comes here when a situation is chosen, so that reading goes on where the page does. */
function Heading({ words }: { readonly words: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {words}
    </h2>
  );
}

/** A position entered piece by piece: the editor comes when it is asked for. */
function ByHand(props: AtTableProps) {
  const { loaded, name, places, options, onSwitch, isKept } = props;
  const [brought, bring] = useState<Brought | 'failed' | null>(null);
  useEffect(() => {
    const { editing } = loaded;
    if (editing === null) return bring('failed');
    Promise.all([import('./position-inquiry.tsx'), editing()]).then(
      ([{ OnTable }, came]) => bring({ OnTable, editing: came }),
      () => bring('failed'),
    );
  }, [loaded]);
  return (
    <div class="settling by-hand">
      <Heading words={WORDS.byHand} />
      {brought === null || brought === 'failed' || places.faces === null ? (
        <p role="status">{brought === null ? PLAY_WORDS.setUp.loading : WORDS.failed}</p>
      ) : (
        <brought.OnTable
          editing={brought.editing}
          faces={places.faces}
          {...{ loaded, name, places, options, onSwitch, isKept }}
        />
      )}
    </div>
  );
}

interface Brought {
  readonly OnTable: typeof OnTable;
  readonly editing: Editing;
}

function InSituation(props: AtTableProps & { readonly situation: Situation }) {
  const { loaded, situation, places, options, onSwitch, isKept } = props;
  const [values, enter] = useState(() => valuesAtFirst(situation));
  const laid = useMemo(
    () => layTable(loaded, situation, values, options),
    [loaded, situation, values, options],
  );
  return (
    <div class="settling">
      <Heading words={situation.name} />
      <section class="entering" aria-label={WORDS.table}>
        <h3>{WORDS.table}</h3>
        <Fields fields={situation.fields} values={values} onChange={enter} />
        <Readings rulings={loaded.rulings} on={options} onSwitch={onSwitch} isKept={isKept} />
      </section>
      {laid.ok ? (
        <Trying {...props} laid={laid.value} viewer={null} />
      ) : (
        <Impossible
          faults={laid.faults}
          sentence={loaded.sentences(options).sentence}
          rules={places.rules}
          situation={situation}
          values={values}
          near={nearest(loaded, situation, values, options)}
          onTake={enter}
        />
      )}
    </div>
  );
}

interface TryingProps extends Pick<AtTableProps, 'loaded' | 'name' | 'places' | 'options'> {
  readonly laid: Laid;
  readonly viewer: number | null;
}

const NONE: readonly string[] = [];

/** A table, what may be tried at it, and the answer. */
export function Trying({ loaded, name, places, laid, options, viewer }: TryingProps) {
  const { scenery, sentences } = loaded;
  const { position, tries, nothing } = laid;
  const [ids, point] = useState(NONE);
  const [last, settle] = useState<{ readonly at: unknown; readonly tried: Tried } | null>(null);
  const answers = useAnswers(loaded, laid);
  const choices = useMemo(() => scenery.tries(position), [scenery, position]);
  const scene = useMemo(() => scenery.scene(position, viewer), [scenery, position, viewer]);
  const saying = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (last === null) return undefined;
    // With the next frame, which lays the page out anyhow: to ask where things are now would have it done twice.
    const frame = requestAnimationFrame(() => saying.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [last]);
  // An answer holds for the table it was given at, and for no other.
  const tried = last !== null && last.at === position ? last.tried : null;
  const attempt = (tried: Tried) => {
    settle({ at: position, tried });
    point(NONE);
  };
  const touch = (id: string) => {
    const after = touched(choices, ids, id);
    if (after.choice !== undefined && after.touches.length === 0)
      attempt(
        triedAt(loaded, position, after.choice.move, after.choice.path.map(({ says }) => says).join(', ')),
      );
    else point(after.chosen.map((each) => each.id));
  };
  // Neither depends on the answer: drawn again with it, they would keep it waiting on a slow phone.
  const [board, others] = useMemo(() => {
    const menu = menuOf(choices, ids);
    return [
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
      <Touches menu={menu} onTouch={touch} onAgain={() => point(NONE)} />,
    ];
  }, [scene, choices, ids, name, places.faces]);
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
              <Said
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
      <Chosen menu={menu} onAgain={onAgain} look="tries-chosen" />
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

interface ImpossibleProps {
  readonly faults: readonly Fault<string>[];
  readonly sentence: (rule: string) => string;
  readonly rules: string;
  readonly situation: Situation;
  readonly values: Values;
  readonly near: Values | null;
  readonly onTake: (values: Values) => void;
}

function Impossible({ faults, sentence, rules, situation, values, near, onTake }: ImpossibleProps) {
  const changes = near && changedFields(situation, values, near);
  const named = changes?.map(([field, value]) => {
    const name = isCount(field) ? String(value) : field.among.find(({ id }) => id === value)?.says;
    return `${field.says} ${name ?? ''}`;
  });
  return (
    <section class="answering saying impossible" aria-label={WORDS.impossible}>
      <h3>{WORDS.impossible}</h3>
      <div role="status">
        <ul>
          {faults.map(({ place, message, rule }) => (
            <li key={place + message}>
              {rule !== null && (
                <>
                  <RuleId rule={rule} page={rules} /> {sentence(rule)}{' '}
                </>
              )}
              <small>
                {place === '' ? '' : `${place}: `}
                {message}.
              </small>
            </li>
          ))}
        </ul>
        {named === undefined ? <p>{WORDS.noneNear}</p> : <p>{WORDS.nearest}:</p>}
      </div>
      {near && named && (
        <p class="buttons">
          <button type="button" onClick={() => onTake(near)}>
            {WORDS.putRight(named.join(', '))}
          </button>
        </p>
      )}
    </section>
  );
}
