/** The bar at the foot of the table, which stays: whose turn it is, what is proposed, and what Go would do. */
import type { Reckoning, SceneAsks } from '../../../referee/table/scene.ts';
import type { ComponentChildren } from 'preact';
import { capital } from '../../../language.ts';
import { actorName, type Actor } from '../../../referee/seats.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';
import { BarTouches } from './bar-touches.tsx';
import { useFocusKept } from '../preserve-focus.ts';
import type { Shown } from '../use-session-view.ts';
import { winTold } from '../describe/describe-odds.ts';
import { useSteadyHeight } from './use-steady-height.ts';

const WORDS = TABLE_PLAY_WORDS.bar;

interface BarProps {
  readonly session: Shown;
  readonly game: Parameters<typeof actorName>[0];
  /** The ids that can be touched on the table itself; every other touch becomes a button here. */
  readonly places: ReadonlySet<string>;
  /** Shown while the built-in opponent thinks. */
  readonly thinking?: ComponentChildren;
  /** The last message, if nothing else on the page shows it. */
  readonly said?: ComponentChildren;
  /** Whether a list beside the board shows the choices: then they are no buttons here. */
  readonly hasList?: boolean;
}

export function Bar({ session, game, places, thinking, said, hasList = false }: BarProps) {
  const section = useFocusKept();
  useSteadyHeight(section, [session.position, session.hold?.handle.id, session.ids.length, session.picked]);
  const { decider, at, covered, isTheirs, isYours, mayDecide, act } = session;
  const player = actorName(game, decider);
  const inside =
    at !== null ? (
      <Says title={WORDS.past} />
    ) : decider === null ? (
      <Says title={TABLE_PLAY_WORDS.choose.over} />
    ) : covered ? (
      <Says title={TABLE_PLAY_WORDS.handOver.heading(player)} says={TABLE_PLAY_WORDS.handOver.about}>
        <button type="button" class="bar-go" data-here onClick={() => act({ do: 'hand-over' })}>
          {TABLE_PLAY_WORDS.handOver.here(player)}
        </button>
      </Says>
    ) : isTheirs ? (
      <Says title={TABLE_PLAY_WORDS.opponent.thinks(player)}>{thinking}</Says>
    ) : mayDecide ? (
      <Decision {...{ session, places, hasList }} turn={turnOf(isYours, decider, player)} />
    ) : (
      <Says title={TABLE_PLAY_WORDS.choose.heading(player)} says={TABLE_PLAY_WORDS.choose.theirs(player)}>
        {typeof decider === 'number' && (
          <button type="button" onClick={() => act({ do: 'view', view: decider })}>
            {TABLE_PLAY_WORDS.choose.lookThrough(player)}
          </button>
        )}
      </Says>
    );
  // Puzzles and lessons announce the end elsewhere.
  const isTold = hasList && !mayDecide;
  return (
    <section class="bar" ref={section} aria-label={WORDS.label} hidden={isTold}>
      {inside}
      {said}
    </section>
  );
}

/** Whose turn it is; nobody's when chance is to act. */
function turnOf(isYours: boolean, decider: Actor, player: string): string {
  if (isYours) return TABLE_PLAY_WORDS.choose.yours;
  return decider === 'chance' ? WORDS.comes : WORDS.turn(player);
}

interface SaysProps {
  readonly title: string;
  readonly says?: string;
  readonly children?: ComponentChildren;
}

function Says({ title, says, children }: SaysProps) {
  return (
    <>
      <div class="bar-says">
        <p class="bar-title" tabIndex={-1}>
          {title}
        </p>
        {says !== undefined && <p>{says}</p>}
      </div>
      {children !== undefined && <div class="bar-does">{children}</div>}
    </>
  );
}

/** The prompt: what to touch next. */
function asked(
  { hold, menu, pointed, canHold, laidFace, scene, decider, free }: Shown,
  places: ReadonlySet<string>,
  hasList: boolean,
): string {
  if (decider === 'chance') return `${scene.status} ${WORDS.rolled}`;
  if (hold !== null) return free ? WORDS.toAnywhere : (hold.way.asks ?? WORDS.to);
  if (free && canHold) return WORDS.anything;
  if (laidFace !== null) return WORDS.lay;
  const fields = new Set(scene.fields.map(({ id }) => id));
  if (menu.chosen.length > 0 && pointed.every(({ id }) => fields.has(id))) return WORDS.to;
  if (pointed.some(({ id, spot }) => spot !== undefined || fields.has(id)))
    return canHold ? WORDS.pick : WORDS.choose;
  const cards = pointed.filter(({ id }) => places.has(id)).length;
  if (cards === 0) return hasList ? WORDS.list : WORDS.here;
  return cards < pointed.length ? WORDS.cardOr : WORDS.card;
}

/** The odds of the card that is held; null if none is held or the game computes none. */
function oddsHeld({ hold, scene, reckonings }: Shown): Reckoning | null {
  const held = scene.zones
    .flatMap(({ cards }) => cards)
    .find(({ id }) => id !== null && id === hold?.handle.at);
  if (held === undefined) return null;
  return reckonings().find(({ face }) => face === held.face) ?? null;
}

/** Progress through a decision of several steps. */
const Steps = ({ steps }: Pick<SceneAsks, 'steps'>) => (
  <ol class="bar-steps">
    {steps.map(({ name, isNow }) => (
      <li key={name} aria-current={isNow ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
);

interface DecisionProps extends Pick<BarProps, 'session' | 'places'> {
  readonly hasList: boolean;
  readonly turn: string;
}

function Decision({ session, turn, places, hasList }: DecisionProps) {
  const { hold, menu, picked, proposal, scene, own, act } = session;
  const odds = oddsHeld(session);
  const { asks } = scene;
  return (
    <>
      <div class="bar-says">
        <p class="bar-turn" tabIndex={-1}>
          {asks?.who ?? turn}
        </p>
        {asks && asks.steps.length > 0 && <Steps steps={asks.steps} />}
        <div role="status">
          {proposal === null && asks !== undefined && hold === null && menu.chosen.length === 0 ? (
            <>
              <p class="bar-title">{asks.title}</p>
              <p>
                {asks.says}
                {own !== '' && (
                  <span class="bar-done" aria-hidden="true">
                    {' '}
                    {WORDS.done(own)}
                  </span>
                )}
              </p>
            </>
          ) : proposal === null ? (
            <p class="bar-asks">{asked(session, places, hasList)}</p>
          ) : (
            <>
              <p class="bar-title">{proposal.says}</p>
              {proposal.what.length > 0 && <p>{capital(proposal.what.join('; '))}.</p>}
              {odds !== null && <p>{`${capital(winTold(odds))}: ${odds.sum}.`}</p>}
            </>
          )}
        </div>
      </div>
      {!(hasList && hold === null && picked === null) && <BarTouches session={session} places={places} />}
      {(hold !== null || picked !== null) && (
        <button type="button" class="bar-back" onClick={() => act({ do: 'put-back' })}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4" />
          </svg>
          <span>{WORDS.putBack}</span>
        </button>
      )}
      {proposal !== null && (
        <button type="button" class="bar-go" onClick={() => act({ do: 'go' })}>
          {WORDS.go}
        </button>
      )}
    </>
  );
}
