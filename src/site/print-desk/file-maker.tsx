/** Buttons that make files, with progress. */
import { useEffect, useRef } from 'preact/hooks';
import { PRINT_WORDS } from '../words/print.ts';
import type { Makes } from './print.worker.ts';
import { SHEETS, type Maker } from './use-maker.ts';

const WORDS = PRINT_WORDS.make;

/** A ref that takes the focus if the focused button has disappeared, and only then. */
function useLostFocus<Kind extends HTMLElement>(isWanted: boolean) {
  const place = useRef<Kind>(null);
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) place.current?.focus();
  }, []);
  return place;
}

function Cancel({ cancel }: Pick<Maker, 'cancel'>) {
  const place = useLostFocus<HTMLButtonElement>(true);
  return (
    <button type="button" ref={place} onClick={cancel}>
      {WORDS.cancel}
    </button>
  );
}

interface ButtonProps {
  readonly maker: Maker;
  /** Id of what it makes. */
  readonly what: string;
  readonly asks: Makes;
  readonly text: string;
  readonly isMain?: boolean;
  readonly disabled: boolean;
}

function Button({ maker, what, asks, text, isMain, disabled }: ButtonProps) {
  const place = useLostFocus<HTMLButtonElement>(maker.making?.what === what);
  return (
    <button
      type="button"
      ref={place}
      {...(isMain && { class: 'main-deed' })}
      disabled={disabled || maker.isBusy}
      onClick={() => maker.make(what, asks)}
    >
      {text}
    </button>
  );
}

/** A button that makes a file, then its progress, then the result. */
export function Making(props: ButtonProps) {
  const { maker, what } = props;
  const own = maker.making?.what === what ? maker.making : null;
  return (
    <>
      {own !== null && own.share !== null ? (
        <>
          <progress aria-label={WORDS.progress} max={1} value={own.share} />
          <Cancel cancel={maker.cancel} />
        </>
      ) : (
        <Button {...props} />
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
  /** Whether the choice cannot be printed: then the button is disabled. */
  readonly refused: boolean;
}

export function Make({ maker, asks, refused }: MakeProps) {
  const isMade = maker.making?.what === SHEETS && maker.making.made !== null;
  return (
    <div class="make">
      <Making maker={maker} what={SHEETS} asks={asks} text={WORDS.button} isMain disabled={refused} />
      {isMade && <p>{WORDS.open}</p>}
    </div>
  );
}
