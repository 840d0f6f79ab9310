/** The round: a panel for each player, all but the nearest upside down. */
import type { Tracker } from '../../referee/table/tracker.ts';
import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { capital } from '../../language.ts';
import type { Seat } from '../../referee/seats.ts';
import type { Press, Standing } from '../../referee/table/tracker.ts';
import { ROUND_AND_SCORE_WORDS } from '../words/round-and-score.ts';
import { RuleLink } from './rule-links.tsx';
import { useScreenAwake } from '../device/wake-lock.ts';

const WORDS = ROUND_AND_SCORE_WORDS.tracker;

interface Props {
  readonly tracker: Tracker;
  readonly standing: Standing<string>;
  readonly canUndo: boolean;
  readonly press: (id: string) => void;
  readonly undo: () => void;
  readonly startOver: () => void;
}

export function Round(props: Props) {
  const { standing, canUndo } = props;
  const [between, setBetween] = useState(false);
  useScreenAwake(canUndo && !standing.over);
  const halves = <Halves {...props} between={between} layBetween={setBetween} />;
  return (
    <section class="round">
      <h2>{WORDS.heading}</h2>
      {between ? <Whole onClose={() => setBetween(false)}>{halves}</Whole> : halves}
      <StartOver {...props} />
    </section>
  );
}

/** A full-screen dialog. */
function Whole({ children, onClose }: { readonly children: preact.ComponentChildren; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog class="whole" ref={dialog} aria-label={WORDS.heading} onClose={onClose}>
      {children}
    </dialog>
  );
}

interface HalvesProps extends Props {
  readonly between: boolean;
  readonly layBetween: (between: boolean) => void;
}

function Halves({ tracker, standing, canUndo, press, undo, between, layBetween }: HalvesProps) {
  const [near, ...others] = tracker.seats.map((seat, player) => (
    <Half key={seat.id} {...{ tracker, seat, player, standing, press }} />
  ));
  return (
    <div class="halves">
      <div class="across">{others}</div>
      <div class="between">
        <button type="button" disabled={!canUndo} onClick={undo}>
          ↶ {WORDS.undo}
        </button>
        <button type="button" onClick={() => layBetween(!between)}>
          {between ? WORDS.back : WORDS.between}
        </button>
      </div>
      {near}
    </div>
  );
}

interface HalfProps extends Pick<Props, 'tracker' | 'standing' | 'press'> {
  readonly seat: Seat;
  readonly player: number;
}

function Half({ tracker, standing, seat: { ink, name }, player, press }: HalfProps) {
  const { round, rounds, active, turn, now, over, marks } = standing;
  const mine = standing.presses.filter((each) => each.player === player);
  const place = player === 0 ? 'near' : 'far';
  return (
    <section
      class={`half ${place} ink-${ink}${turn === player ? ' on-turn' : ''}`}
      aria-label={WORDS.name(name)}
    >
      <p class="half-head">
        <b>{WORDS.name(name)}</b>
        <span>{WORDS.round(round, rounds)}</span>
        <span class="active-card">{active === player && tracker.active}</span>
      </p>
      <p class="now" role={player === 0 ? 'status' : undefined}>
        {now.says}{' '}
        {now.rules.map((rule) => (
          <RuleLink key={rule} id={rule} />
        ))}
      </p>
      {tracker.tracks.map(({ says, most }, of) => {
        const left = marks[of]?.[player] ?? 0;
        const pays = mine.filter(({ track }) => track?.of === of);
        const label = WORDS.track(name, says, left);
        // A single track needs no name; several have theirs.
        return (
          <Fragment key={says}>
            {tracker.tracks.length > 1 && (
              <p class="track-name" aria-hidden="true">
                {capital(says)}
              </p>
            )}
            <Track {...{ most, left, pays, press, label }} />
          </Fragment>
        );
      })}
      <Buttons
        key={`${round} ${now.says}`}
        presses={mine.filter(({ track }) => track === null)}
        press={press}
      />
      {over && player === 0 && (
        <p class="half-buttons">
          <a href="#score">{WORDS.toScore}</a>
        </p>
      )}
    </section>
  );
}

interface TrackProps {
  readonly most: number;
  readonly left: number;
  readonly label: string;
  readonly pays: readonly Press[];
  readonly press: (id: string) => void;
}

/** Most marks in one line on a phone. */
const SHORT = 9;

/** A track as on the table: tapping moves the marker down to pay. */
function Track({ most, left, label, pays, press }: TrackProps) {
  const marks = Array.from({ length: most + 1 }, (_, index) => most - index);
  return (
    <ol class={most > SHORT ? 'track track-long' : 'track'} aria-label={label}>
      {marks.map((mark) => {
        const pay = pays.find(({ track }) => track?.mark === mark);
        return (
          <li key={mark} class={mark === left ? 'here' : undefined}>
            {pay ? (
              <button type="button" aria-label={nameOf(mark, pay.says)} onClick={once(() => press(pay.id))}>
                {mark}
              </button>
            ) : (
              <span aria-current={mark === left ? 'true' : undefined}>{mark}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The label of a button contains its visible number, for voice control. */
const nameOf = (mark: number, says: string): string =>
  new RegExp(`\\b${mark}\\b`).test(says) ? says : `${mark}: ${says}`;

/** Ignores the second click of a double click: it would hit what has taken the button's place. */
const once =
  (work: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) work();
  };

interface ButtonsProps {
  readonly presses: readonly Press[];
  readonly press: (id: string) => void;
}

function Buttons({ presses, press }: ButtonsProps) {
  const [asked, setAsked] = useState<Press | null>(null);
  if (asked)
    return (
      <div class="half-buttons" role="group" aria-label={asked.says}>
        <button type="button" autofocus onClick={once(() => setAsked(null))}>
          {WORDS.no}
        </button>
        <button type="button" class="main" onClick={once(() => press(asked.id))}>
          {WORDS.sure(asked.says)}
        </button>
      </div>
    );
  return (
    <div class="half-buttons">
      {presses.map((each) => (
        <button
          key={each.id}
          type="button"
          class={each.sure ? undefined : 'main'}
          onClick={once(() => (each.sure ? setAsked(each) : press(each.id)))}
        >
          {each.says}
        </button>
      ))}
    </div>
  );
}

function StartOver({ canUndo, startOver }: Pick<Props, 'canUndo' | 'startOver'>) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <p class="start-over">
        <button type="button" disabled={!canUndo} onClick={() => setAsked(true)}>
          {WORDS.fresh}
        </button>
      </p>
    );
  return (
    <p class="start-over" role="alert">
      {WORDS.freshAsk}{' '}
      <button type="button" onClick={() => setAsked(false)}>
        {WORDS.no}
      </button>{' '}
      <button
        type="button"
        onClick={() => {
          setAsked(false);
          startOver();
        }}
      >
        {WORDS.freshYes}
      </button>
    </p>
  );
}
