/** The score sheet: what counts, by which rule, and why the winner has won. */
import type { Reckoned } from '../../referee/table/score-pad.ts';
import { nameIn, type Seats } from '../../referee/seats.ts';
import { ROUND_AND_SCORE_WORDS } from '../words/round-and-score.ts';
import { RuleLink, Sentence } from './rule-links.tsx';
import './result.css';

const WORDS = ROUND_AND_SCORE_WORDS.pad;

/** Why somebody has won, or nobody. */
export const Because = ({ because }: Pick<Reckoned<string>, 'because'>) => (
  <ol class="because">
    {because.map(({ says, rule }) => (
      <li key={says}>
        {WORDS.sentence(says)}{' '}
        {rule !== null && (
          <small>
            <RuleLink id={rule} /> <Sentence id={rule} />
          </small>
        )}
      </li>
    ))}
  </ol>
);

interface ResultProps {
  readonly reckoned: Reckoned<string>;
  readonly seats: Seats;
  /** The seats in use, in order; default: all. */
  readonly playing?: readonly number[];
}

export function Result({ reckoned, seats, playing = [...seats.keys()] }: ResultProps) {
  const { lines, totals, winners, because } = reckoned;
  return (
    <div class="score">
      <p class="winner">
        {winners.length === 0 ? WORDS.draw : WORDS.wins(winners.map((winner) => nameIn(seats, winner)))}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{WORDS.line}</th>
            {seats.map(
              ({ id, ink, name }, player) =>
                playing.includes(player) && (
                  <th key={id} scope="col" class={`stencil ink-${ink}`}>
                    {name}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ says, rules, points }) => (
            <tr key={says}>
              <th scope="row">
                {WORDS.sentence(says)}
                {rules.map((rule) => (
                  <small key={rule}>
                    <RuleLink id={rule} /> <Sentence id={rule} />
                  </small>
                ))}
              </th>
              {playing.map((player) => (
                <td key={seats[player]?.id}>{points[player]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <th scope="row">{WORDS.total}</th>
              {playing.map((player) => (
                <td key={seats[player]?.id}>{totals[player]}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <Because because={because} />
    </div>
  );
}
