/** The button that makes the sheets, and how far a file has come. */
import { PRINT_WORDS } from '../words-print.ts';
import type { Makes } from './print.worker.ts';
import { SHEETS, type Maker } from './use-maker.ts';

const WORDS = PRINT_WORDS.make;

interface OutcomeProps {
  readonly maker: Maker;
  /** What it is about. */
  readonly what: string;
}

/** How far it has come, what has become of it, and the file. */
export function Outcome({ maker: { making, cancel }, what }: OutcomeProps) {
  const own = making?.what === what ? making : null;
  return (
    <>
      {own !== null && own.share !== null && (
        <>
          <progress aria-label={WORDS.progress} max={1} value={own.share} />
          <button type="button" onClick={cancel}>
            {WORDS.cancel}
          </button>
        </>
      )}
      <p role="status">{own?.said}</p>
      {own?.made && (
        <p>
          <a href={own.made.address} download={own.made.name}>
            {WORDS.save}
          </a>
        </p>
      )}
    </>
  );
}

interface MakeProps {
  readonly maker: Maker;
  readonly asks: Makes;
  /** The choice cannot be printed, so there is nothing to make. */
  readonly refused: boolean;
}

export function Make({ maker, asks, refused }: MakeProps) {
  const isOwn = maker.making?.what === SHEETS;
  return (
    <div class="make">
      {!(isOwn && maker.isBusy) && (
        <button
          type="button"
          class="main-deed"
          disabled={refused || maker.isBusy}
          onClick={() => maker.make(SHEETS, asks)}
        >
          {WORDS.button}
        </button>
      )}
      <Outcome maker={maker} what={SHEETS} />
      {isOwn && maker.making?.made && <p>{WORDS.open}</p>}
    </div>
  );
}
