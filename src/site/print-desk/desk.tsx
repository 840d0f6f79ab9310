/** The print desk: the choices on one side, the resulting sheets on the other. */
import { useEffect, useState } from 'preact/hooks';
import { whenAllKept } from '../offline/completion.ts';
import { LinkHere } from '../link/page-link.tsx';
import { PRINT_WORDS } from '../words/print.ts';
import { AsksOfYou } from './requirements.tsx';
import { choiceText, type Group, type PrintChoice } from './desk-choice.ts';
import { Changes, Earlier, type EarlierPrint } from './earlier-print.tsx';
import { Calibrate } from './calibrate.tsx';
import { Form } from './form.tsx';
import { Make } from './file-maker.tsx';
import { Places } from './places.tsx';
import type { Refusal } from './desk-summary.ts';
import { Sheets } from './sheet-preview.tsx';
import { useChoice } from './use-choice.ts';
import { useMaker } from './use-maker.ts';
import { usePreview } from './use-preview.ts';

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
      <div class="chosen">
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
        {isLoading && <p role="status">{PRINT_WORDS.loading}</p>}
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
