/** What the sheets require of the reader, and which printers can print them. */
import type { LayoutName } from '../../press/impose/plan/print-options.ts';
import { PRINT_WORDS } from '../words/print.ts';
import type { Planned } from './desk-summary.ts';

const { facts: WORDS, printers: PRINTERS } = PRINT_WORDS;

interface AsksOfYouProps {
  readonly planned: Planned;
  readonly takeLayout: (layout: LayoutName) => void;
}

export function AsksOfYou({ planned, takeLayout }: AsksOfYouProps) {
  const { facts, printers, safer, warnings } = planned;
  const { sheets, cuts, folds, glued, minutes, ink } = facts;
  const said = [
    WORDS.sheets(sheets),
    ...(cuts > 0 ? [WORDS.cuts(cuts)] : []),
    ...(folds > 0 ? [WORDS.folds(folds)] : []),
    ...(glued > 0 ? [WORDS.glued(glued)] : []),
    WORDS.minutes(minutes),
    ink === undefined ? WORDS.inking : WORDS.ink(ink),
  ];
  return (
    <section class="asks" aria-label={WORDS.heading}>
      <ul class="asked">
        {said.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
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
