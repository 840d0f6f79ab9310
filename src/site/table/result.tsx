/** The score as a sheet: what counts, by which rule, and why who wins has won. */
import type { Reckoned } from '../../referee/pad.ts';
import { TABLE_WORDS } from '../words-table.ts';
import { RuleLink, Sentence } from './quoted.tsx';
import './result.css';

const WORDS = TABLE_WORDS.pad;

interface ResultProps {
  readonly reckoned: Reckoned<string>;
  readonly players: readonly string[];
}

export function Result({ reckoned, players }: ResultProps) {
  const { lines, totals, winner, because } = reckoned;
  return (
    <div class="score">
      <p class="winner">{winner === null ? WORDS.draw : WORDS.wins(players[winner] ?? '')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{WORDS.line}</th>
            {players.map((player) => (
              <th key={player} scope="col" class={`stencil of-${player}`}>
                {player}
              </th>
            ))}
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
              {points.map((scored, player) => (
                <td key={players[player]}>{scored}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{WORDS.total}</th>
            {totals.map((total, player) => (
              <td key={players[player]}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
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
    </div>
  );
}
