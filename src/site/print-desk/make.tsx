/** Makes the PDF of a choice, on a thread of its own that can be stopped. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PRINT_WORDS } from '../words-print.ts';
import type { PrintChoice } from './choice.ts';
import type { Printed } from '../../kit/printed.ts';
import type { PrintedFile } from './press-room.ts';
import type { Answers, Asks } from './print.worker.ts';
import { startPress } from './start-press.ts';
import { STEPS, type Step } from './steps.ts';

const WORDS = PRINT_WORDS.make;

/** "956 kB". */
const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

interface Made {
  readonly name: string;
  readonly size: string;
  readonly address: string;
}

const madeOf = ({ name, bytes }: PrintedFile): Made => ({
  name,
  size: sizeText(bytes.length),
  address: URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })),
});

function save({ name, address }: Made): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

interface MakeProps {
  readonly game: string;
  readonly choice: PrintChoice;
  /** What is printed already, by a PDF that was given. */
  readonly earlier: Printed | null;
  /** The choice cannot be printed, so there is nothing to make. */
  readonly refused: boolean;
}

export function Make({ game, choice, earlier, refused }: MakeProps) {
  const press = useRef<Worker | null>(null);
  const number = useRef(0);
  const [step, setStep] = useState<Step | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [said, say] = useState('');

  const stop = () => {
    press.current?.terminate();
    press.current = null;
  };
  const end = (words: string) => {
    setStep(null);
    say(words);
  };
  const hear = ({ data }: MessageEvent<Answers>) => {
    if (data.number !== number.current) return;
    if (data.answer === 'step') {
      setStep(data.step);
      say(WORDS.steps[data.step]);
    }
    if (data.answer === 'refused') end(data.refusals.map(({ sentence }) => sentence).join(' '));
    if (data.answer === 'printed') {
      const file = madeOf(data.printed);
      setMade(file);
      end(WORDS.done(file.name, file.size));
      save(file);
    }
  };
  const fail = () => {
    stop();
    end(WORDS.failed);
  };
  const make = () => {
    press.current ??= startPress(hear, fail);
    number.current += 1;
    setMade(null);
    setStep('planning');
    say(WORDS.steps.planning);
    press.current.postMessage({ ask: 'print', number: number.current, game, choice, earlier } satisfies Asks);
  };
  const cancel = () => {
    stop();
    end(WORDS.cancelled);
  };
  useEffect(() => stop, []);
  const address = made?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  return (
    <div class="make">
      {step === null ? (
        <button type="button" class="main-deed" disabled={refused} onClick={make}>
          {WORDS.button}
        </button>
      ) : (
        <>
          <progress aria-label={WORDS.progress} max={STEPS.length} value={STEPS.indexOf(step) + 0.5} />
          <button type="button" onClick={cancel}>
            {WORDS.cancel}
          </button>
        </>
      )}
      <p role="status">{said}</p>
      {made && (
        <>
          <p>
            <a href={made.address} download={made.name}>
              {WORDS.save}
            </a>
          </p>
          <p>{WORDS.open}</p>
        </>
      )}
    </div>
  );
}
