/** Looking back at a played game, over the whole screen: chances, luck, costly decisions, accuracy, every move in words. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { capital } from '../../language.ts';
import type { Loaded } from '../play/load-game.ts';
import { moveTold } from '../play/describe/describe-move.ts';
import { recordOf, type Play } from '../play/play.ts';
import { roundsIn } from '../play/scores.ts';
import { addressed } from '../play/session.ts';
import { SeatName } from '../play/seats/seat-name.tsx';
import type { Session } from '../play/use-session.ts';
import { LOOK_BACK_WORDS as WORDS } from '../words/look-back.ts';
import { ChancePlot } from './chance-plot.tsx';
import { CostlyDecision } from './costly-decisions.tsx';
import { useFeatures } from './use-features.ts';
import { costliestOf, curvesWithMissed, luckiestIn, phasesOf, type Review } from './look-back.ts';
import { lossesIn } from './loss.ts';
import { sidesIn, type Side } from './sides.ts';
import { useReview } from './use-review.ts';
import { WhyLost } from './why-lost.tsx';
import './look-back.css';

/** Costly decisions told of each side, and strokes of luck. */
const TOLD = 3;

interface LookingBackProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly faces: string;
  readonly onClose: () => void;
  /** Called when another position is shown on the table. */
  readonly onLook?: () => void;
}

/** A native dialog, so that the focus moves in and returns by itself. */
export function LookingBack({ session, loaded, faces, onClose, onLook }: LookingBackProps) {
  const { play, opponent, act, fork } = session;
  // What was begun is looked at to the end, whatever happens on the table.
  const [looked] = useState(play);
  const record = useMemo(() => recordOf(looked), [looked]);
  const state = useReview(record);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const leaveTo = (show: () => void) => {
    dialog.current?.close();
    show();
    onLook?.();
  };
  const table = useMemo(() => addressed(loaded, { opponent }), [loaded, opponent]);
  return (
    <dialog
      class="look-back"
      ref={dialog}
      aria-label={WORDS.heading}
      onClose={onClose}
      // The sheets beneath close by Escape, too.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div class="drawer-head">
        <h2>{WORDS.heading}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {WORDS.close}
        </button>
      </div>
      <div role="status">
        {state.is === 'working' && <p>{WORDS.working}</p>}
        {state.is === 'refused' && <p>{state.why}</p>}
      </div>
      {state.is === 'working' && <progress value={state.done} aria-label={WORDS.working} />}
      {state.is === 'ready' && (
        <Reviewed
          {...{ faces, play: looked, review: state.review }}
          loaded={table}
          onShow={(at) => leaveTo(() => act({ do: 'look-at', to: at }))}
          onPlayOn={(at) => leaveTo(() => fork(at))}
        />
      )}
    </dialog>
  );
}

interface ReviewedProps {
  readonly review: Review;
  readonly play: Play;
  readonly loaded: Loaded;
  readonly faces: string;
  readonly onShow: (at: number) => void;
  readonly onPlayOn: (at: number) => void;
}

function Reviewed({ review: found, play, loaded, faces, onShow, onPlayOn }: ReviewedProps) {
  const isOpen = loaded.game.secrets === false;
  const review = useMemo(() => ({ ...found, curves: curvesWithMissed(found, isOpen) }), [found, isOpen]);
  const { positions } = play.history;
  const sides = useMemo(() => sidesIn(loaded, review, positions.at(-1)), [loaded, review]);
  const features = useFeatures(loaded.game.id, true);
  const costly = useMemo(() => sides.map((_, team) => costliestOf(review, team, TOLD)), [review, sides]);
  const isOver = loaded.game.toAct(positions.at(-1)) === null;
  const losses = useMemo(() => (isOver ? lossesIn(found) : []), [found, isOver]);
  return (
    <>
      <p>{WORDS.about}</p>
      {losses.map((loss) => (
        <WhyLost
          key={loss.team}
          {...{ loss, loaded, play, faces, features, onShow }}
          side={sides[loss.team]?.name ?? ''}
          viewer={review.teams[loss.team]?.[0] ?? 0}
        />
      ))}
      <Curve {...{ review, play, loaded, sides, onShow }} costly={costly} />
      <Accounts {...{ review, play, loaded, sides }} />
      <section aria-labelledby="look-back-costly">
        <h3 id="look-back-costly">{WORDS.costly}</h3>
        {sides.map(({ name, seat }, team) => (
          <section key={seat.id} class={`ink-${seat.ink}`} aria-label={WORDS.side(name)}>
            <h4>
              <SeatName seat={seat} name={WORDS.side(name)} />
            </h4>
            {costly[team]?.length === 0 && <p>{WORDS.none}</p>}
            <ol class="costly-list">
              {costly[team]?.map((decision) => (
                <CostlyDecision
                  key={decision.at}
                  {...{ decision, loaded, play, faces, features, onShow, onPlayOn }}
                />
              ))}
            </ol>
          </section>
        ))}
      </section>
      <Accuracy review={review} moves={play.words.length} sides={sides} />
      <Steps {...{ review, play, loaded, sides }} />
    </>
  );
}

interface PartProps {
  readonly review: Review;
  readonly sides: readonly Side[];
}

interface CurveProps extends PartProps {
  readonly play: Play;
  readonly loaded: Loaded;
  readonly costly: readonly (readonly { readonly at: number }[])[];
  readonly onShow: (at: number) => void;
}

/** The plot with a slider that tells each position. */
function Curve({ review, play, loaded, sides, costly, onShow }: CurveProps) {
  const { curves, luck } = review;
  const all = play.words.length;
  const [here, setHere] = useState(all);
  const rounds = useMemo(() => roundsIn(loaded.scenery, play.history.positions), [loaded, play]);
  const told = here === 0 ? WORDS.start : moveTold(loaded, play, here - 1).says;
  const chances = sides.map(({ name }, team) => WORDS.chances(name, curves[team]?.[here] ?? 0));
  const lucky = sides.flatMap(({ name }, team) => {
    const share = here === 0 ? 0 : (luck[team]?.[here - 1] ?? 0);
    return Math.round(100 * share) === 0 ? [] : [WORDS.luckOf(name, share)];
  });
  const figures = [...chances, ...lucky].join('; ');
  return (
    <section aria-labelledby="look-back-plot">
      <h3 id="look-back-plot">{WORDS.plot}</h3>
      <p class="chances-key">
        {sides.map(({ name, seat }) => (
          <SeatName key={seat.id} seat={seat} name={WORDS.side(name)} />
        ))}
      </p>
      <div class="chances-slider">
        <ChancePlot
          {...{ curves, sides, rounds, here }}
          marks={costly.flatMap((list, team) => list.map(({ at }) => ({ team, at })))}
        />
        <input
          type="range"
          aria-label={WORDS.slider}
          aria-valuetext={`${WORDS.at(here, all, told)}; ${figures}`}
          min={0}
          max={all}
          value={here}
          onInput={(event) => setHere(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="chances-told">
        <p>
          {WORDS.at(here, all, told)}. <b>{figures}.</b>
        </p>
        <p class="buttons">
          <button type="button" onClick={() => onShow(here)}>
            {WORDS.show}
          </button>
        </p>
      </div>
      <p class="look-back-quiet">{WORDS.mark}</p>
    </section>
  );
}

function Accounts({ review, sides, play, loaded }: PartProps & Pick<CurveProps, 'play' | 'loaded'>) {
  const { columns, change, percent } = WORDS;
  const { accounts } = review;
  const strokes = useMemo(() => luckiestIn(review, TOLD), [review]);
  return (
    <div>
      <h3 id="look-back-accounts">{WORDS.accounts}</h3>
      <Figures
        label={{ 'aria-labelledby': 'look-back-accounts' }}
        columns={[columns.side, columns.from, columns.lots, columns.deals, columns.decisions, columns.to]}
        rows={accounts.map(({ from, lots, deals, decisions, to }, team) => [
          WORDS.side(sides[team]?.name ?? ''),
          percent(from),
          change(lots),
          change(deals),
          change(decisions),
          percent(to),
        ])}
      />
      <p class="look-back-quiet">{WORDS.accountsAbout}</p>
      {strokes.length > 0 && (
        <>
          <h4>{WORDS.strokes}</h4>
          <ol>
            {strokes.map(({ at, team, share }) => (
              <li key={at}>
                {WORDS.at(at + 1, play.words.length, moveTold(loaded, play, at).says)}.{' '}
                <b>{capital(WORDS.luckOf(sides[team]?.name ?? '', share))}.</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Accuracy({ review, sides, moves }: PartProps & { readonly moves: number }) {
  const phases = phasesOf(review, moves);
  return (
    <div>
      <h3 id="look-back-accuracy">{WORDS.accuracy}</h3>
      <Figures
        label={{ 'aria-labelledby': 'look-back-accuracy' }}
        columns={[WORDS.columns.side, ...WORDS.phases]}
        rows={phases.map((thirds, team) => [
          WORDS.side(sides[team]?.name ?? ''),
          ...thirds.map(({ good, decisions, lost }) => WORDS.phase(good, decisions, lost)),
        ])}
      />
      <p class="look-back-quiet">{WORDS.accuracyAbout}</p>
    </div>
  );
}

/** The whole game as a table, made when it is opened: it may have thousands of lines. */
function Steps({ review, sides, play, loaded }: PartProps & Pick<CurveProps, 'play' | 'loaded'>) {
  const { steps, percent } = WORDS;
  const [isOpen, setIsOpen] = useState(false);
  const costs = useMemo(() => new Map(review.decisions.map(({ at, cost }) => [at, cost])), [review]);
  return (
    <details class="look-back-steps" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{WORDS.words}</summary>
      {isOpen && (
        <Figures
          label={{ 'aria-label': WORDS.words }}
          columns={[steps.move, steps.told, ...sides.map(({ name }) => WORDS.side(name)), steps.cost]}
          rows={play.words.map((_, at) => [
            at + 1,
            moveTold(loaded, play, at).says,
            ...sides.map((_side, team) => percent(review.curves[team]?.[at + 1] ?? 0)),
            (costs.get(at) ?? 0) >= 0.005 ? percent(costs.get(at) ?? 0) : '',
          ])}
        />
      )}
    </details>
  );
}

interface FiguresProps {
  /** The accessible name, or the id of the heading that has it. */
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  readonly columns: readonly string[];
  /** The first of each names it. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A table that scrolls sideways where it is too wide. */
const Figures = ({ label, columns, rows }: FiguresProps) => (
  <div class="look-back-table" tabIndex={0} role="region" {...label}>
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={index}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
