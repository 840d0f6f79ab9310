/** The print desk: what is chosen on one side, the sheets that come of it on the other. */
import { LinkHere } from '../link/here.tsx';
import { PRINT_WORDS } from '../words-print.ts';
import { AsksOfYou } from './asks.tsx';
import { choiceText, type Group } from './choice.ts';
import { Form } from './form.tsx';
import { Make } from './make.tsx';
import { Sheets } from './sheets.tsx';
import { useChoice } from './use-choice.ts';
import { usePreview } from './use-preview.ts';

interface PrintDeskProps {
  /** The game's id on the shelf. */
  readonly game: string;
  readonly groups: readonly Group[];
}

export function PrintDesk({ game, groups }: PrintDeskProps) {
  const { choice, choose, isKept } = useChoice(game, groups);
  const { planned, refused, page, isWaiting, isBroken, turnTo, again } = usePreview(game, choice);
  const isRefused = refused.length > 0;
  return (
    <div class="print-desk">
      <div class="chosen">
        {choice && <Form choice={choice} groups={groups} choose={choose} />}
        {choice && <Make game={game} choice={choice} refused={isRefused || isBroken} />}
      </div>
      <div class="seen" aria-busy={isWaiting}>
        {!planned && !isRefused && !isBroken && <p role="status">{PRINT_WORDS.loading}</p>}
        {isBroken && (
          <p role="alert">
            {PRINT_WORDS.failed}{' '}
            <button type="button" onClick={again}>
              {PRINT_WORDS.again}
            </button>
          </p>
        )}
        {isRefused && (
          <div role="alert" class="refused">
            <h2>{PRINT_WORDS.refused.heading}</h2>
            {refused.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {choice && (choice.layout !== 'auto' || choice.margins !== '') && (
              <button type="button" onClick={() => choose({ layout: 'auto', margins: '' })}>
                {PRINT_WORDS.refused.usual}
              </button>
            )}
          </div>
        )}
        {planned && <AsksOfYou planned={planned} takeLayout={(layout) => choose({ layout, margins: '' })} />}
        {planned && <Sheets planned={planned} page={page} turnTo={turnTo} />}
      </div>
      <div class="kept">
        {!isKept && <p role="status">{PRINT_WORDS.notKept}</p>}
        {choice && <LinkHere key={choiceText(choice)} />}
      </div>
    </div>
  );
}
