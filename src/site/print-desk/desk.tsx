/** The print desk: the choices on one side, the resulting sheets on the other. */
import { useEffect, useState } from 'preact/hooks';
import { whenAllKept } from '../offline/completion.ts';
import { LinkHere } from '../link/page-link.tsx';
import { PRINT_WORDS } from '../words/print.ts';
import {
  choiceText,
  type Group,
  type PrintChoice,
  choiceFrom,
  isChoice,
  usualChoice,
} from './desk-choice.ts';
import { Changes, Earlier, type EarlierPrint } from './earlier-print.tsx';
import { Calibrate } from './calibrate.tsx';
import { Form } from './form.tsx';
import { Make, Making } from './file-maker.tsx';
import type { Refusal, Planned } from './desk-summary.ts';
import { Sheets } from './sheet-preview.tsx';
import { useMaker, type Maker } from './use-maker.ts';
import { usePreview } from './use-preview.ts';
import { keep, kept } from '../device/local-storage.ts';
import type { LayoutName } from '../../press/impose/plan/print-options.ts';
import { baseAddress } from '../../press/export/base-address.ts';

const { facts: FACTS, printers: PRINTERS, places: PLACES } = PRINT_WORDS;

interface PlacesProps {
  readonly maker: Maker;
  readonly choice: PrintChoice;
}

/** Places other than the home printer that can make the kit, each with a button for its parcel. */
function Places({ maker, choice }: PlacesProps) {
  const [base, setBase] = useState('');
  return (
    <details class="places">
      <summary>{PLACES.summary}</summary>
      <p>{PLACES.about}</p>
      {PLACES.list.map(({ place, name, about, button }) => (
        <section key={place} aria-label={name}>
          <h2>{name}</h2>
          <p>{about}</p>
          {place === 'tabletop-simulator' && (
            <label class="field">
              {PLACES.address}
              <input
                type="url"
                inputMode="url"
                autocomplete="off"
                placeholder="https://example.org/game/"
                value={base}
                onInput={({ currentTarget }) => setBase(currentTarget.value)}
              />
            </label>
          )}
          <Making
            maker={maker}
            what={place}
            asks={{ ask: 'parcel', order: { place, choice, base } }}
            text={button}
            disabled={place === 'tabletop-simulator' && baseAddress(base) === undefined}
          />
        </section>
      ))}
    </details>
  );
}

interface AsksOfYouProps {
  readonly planned: Planned;
  readonly takeLayout: (layout: LayoutName) => void;
}

/** What the sheets require of the reader, and which printers can print them. */
function AsksOfYou({ planned, takeLayout }: AsksOfYouProps) {
  const { facts, firstGame, printers, safer, warnings } = planned;
  const { sheets, cuts, folds, glued, minutes, ink } = facts;
  const said = [
    FACTS.sheets(sheets),
    ...(cuts > 0 ? [FACTS.cuts(cuts)] : []),
    ...(folds > 0 ? [FACTS.folds(folds)] : []),
    ...(glued > 0 ? [FACTS.glued(glued)] : []),
    FACTS.minutes(minutes),
    ink === undefined ? FACTS.inking : FACTS.ink(ink),
  ];
  return (
    <section class="asks" aria-label={FACTS.heading}>
      <ul class="asked">
        {said.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {firstGame !== null && <p>{firstGame}</p>}
      {printers && <p>{PRINTERS.whole(printers.share, printers.models)}</p>}
      {safer && (
        <p>
          {PRINTERS.safer(safer.layout, safer.printers.share)}{' '}
          <button type="button" onClick={() => takeLayout(safer.layout)}>
            {PRINTERS.take}
          </button>
        </p>
      )}
      {warnings.length > 0 && (
        <ul class="warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The desk's choice: from the link, else stored, else the default for the reader's locale. */
interface Chosen {
  /** Null until hydrated. */
  readonly choice: PrintChoice | null;
  /** Changes part of it; the URL and the stored choice follow. */
  readonly choose: (part: Partial<PrintChoice>) => void;
  /** Whether the browser can store it. */
  readonly isKept: boolean;
}

function useChoice(game: string, groups: readonly Group[]): Chosen {
  const [choice, setChoice] = useState<PrintChoice | null>(null);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    const read = () => {
      const text = isChoice(location.hash) ? location.hash : (kept(game, 'print') ?? '');
      const words = groups.map(({ word }) => word);
      setChoice(choiceFrom(text, words, usualChoice(navigator.language)));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [game]);
  const choose = (part: Partial<PrintChoice>) => {
    if (!choice) return;
    const next = { ...choice, ...part };
    const text = choiceText(next);
    setChoice(next);
    setIsKept(keep(game, 'print', text));
    history.replaceState(history.state, '', `#${text}`);
  };
  return { choice, choose, isKept };
}

interface PrintDeskProps {
  readonly game: string;
  readonly groups: readonly Group[];
  /** Released versions, oldest first. */
  readonly versions: readonly string[];
}

export function PrintDesk({ game, groups, versions }: PrintDeskProps) {
  const { choice, choose, isKept } = useChoice(game, groups);
  const [earlier, setEarlier] = useState<EarlierPrint | null>(null);
  const printed = earlier?.printed ?? null;
  const maker = useMaker(game);
  const preview = usePreview(game, choice, printed);
  const { planned, refused, page, isWaiting, broken, turnTo, again, read } = preview;
  const isHere = useAllKept(planned !== null);
  const isRefused = refused.length > 0;
  const isLoading = !planned && !isRefused && broken === null;
  return (
    <div class="print-desk">
      <div class={`chosen${choice ? '' : ' chosen-later'}`}>
        {!choice && <p role="status">{PRINT_WORDS.loading}</p>}
        {choice && <Form choice={choice} groups={groups} choose={choose} />}
        {choice && <Calibrate maker={maker} choice={choice} choose={choose} />}
        {choice && <Earlier {...{ game, groups, versions, choice, choose, earlier, setEarlier, read }} />}
        {choice && (
          <Make
            maker={maker}
            asks={{ ask: 'print', choice, earlier: printed }}
            refused={isRefused || broken !== null}
          />
        )}
        {choice && <Places maker={maker} choice={choice} />}
      </div>
      <div class="seen" aria-busy={isWaiting || isLoading}>
        {choice && isLoading && <p role="status">{PRINT_WORDS.loading}</p>}
        {broken !== null && (
          <p role="alert">
            {PRINT_WORDS.failed[broken]}{' '}
            <button type="button" onClick={again}>
              {PRINT_WORDS.again}
            </button>
          </p>
        )}
        {isRefused && choice && <Refused refused={refused} choice={choice} choose={choose} />}
        {planned && <AsksOfYou planned={planned} takeLayout={(layout) => choose({ layout, margins: '' })} />}
        {planned?.update && <Changes {...planned.update} />}
        {planned && <Sheets planned={planned} page={page} turnTo={turnTo} />}
      </div>
      <div class="kept">
        <p role="status">{isHere && PRINT_WORDS.here}</p>
        {!isKept && <p role="status">{PRINT_WORDS.notKept}</p>}
        {choice && <LinkHere key={choiceText(choice)} />}
      </div>
    </div>
  );
}

/** Whether everything the desk needs is cached; asked once the sheets are shown, so that nobody waits for it. */
function useAllKept(isShown: boolean): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    if (isShown && import.meta.env.PROD) whenAllKept(() => setIsHere(true));
  }, [isShown]);
  return isHere;
}

interface RefusedProps {
  readonly refused: readonly Refusal[];
  readonly choice: PrintChoice;
  readonly choose: (part: Partial<PrintChoice>) => void;
}

/** Why nothing is printed, and what to do. */
function Refused({ refused, choice, choose }: RefusedProps) {
  const isUpToDate = refused.every(({ kind }) => kind === 'up-to-date');
  return (
    <div role="alert" class="refused">
      <h2>{isUpToDate ? PRINT_WORDS.earlier.upToDate : PRINT_WORDS.refused.heading}</h2>
      {refused.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {!isUpToDate && (choice.layout !== 'auto' || choice.margins !== '') && (
        <button type="button" onClick={() => choose({ layout: 'auto', margins: '' })}>
          {PRINT_WORDS.refused.usual}
        </button>
      )}
    </div>
  );
}
