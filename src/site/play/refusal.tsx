/** Trying anything, and the referee's answer to what is not allowed. */
import { useState } from 'preact/hooks';
import type { AnyGame } from '../../referee/any.ts';
import type { Sentences } from '../../referee/verdict-text.ts';
import { capital } from '../../language.ts';
import { PLAY_WORDS } from '../words/play.ts';
import type { Refusal } from './session.ts';
import type { Session } from './use-session.ts';

const WORDS = PLAY_WORDS.referee;

interface RefusalProps {
  readonly refusal: Refusal;
  readonly sentences: Sentences<string>;
  readonly onClose: () => void;
}

/** Why a try was refused: each rule with its sentence and what would do, and the rulings it turns on. */
export function RefusalPanel({ refusal, sentences, onClose }: RefusalProps) {
  const { says, verdict, faults } = refusal;
  const breaches = verdict?.breaches ?? [];
  return (
    <div class="refused">
      <p class="refused-head">{WORDS.refused(says)}</p>
      {faults.length > 0 && (
        <p>
          {WORDS.notUnderstood}: {faults.join('; ')}.
        </p>
      )}
      {[...new Set(breaches.map(({ rule }) => rule))].map((rule) => (
        <div key={rule}>
          <p>
            <b class="rule-id">{rule}</b> {sentences.sentence(rule)}
          </p>
          {breaches
            .filter((breach) => breach.rule === rule)
            .map(({ remedy }) => (
              <p key={remedy} class="remedy">
                {WORDS.remedy}: {capital(remedy)}.
              </p>
            ))}
        </div>
      ))}
      {verdict?.rulings
        .filter(({ differs }) => differs !== false)
        .map(({ rule, differs }) => (
          <p key={rule}>
            {WORDS.ruling(rule)}. {WORDS.other}: {sentences.other(rule)}{' '}
            {differs === 'perhaps' ? WORDS.perhaps : WORDS.otherwise(verdict.allowed)}
          </p>
        ))}
      <button type="button" onClick={onClose}>
        {WORDS.close}
      </button>
    </div>
  );
}

interface RefereeModeProps {
  readonly session: Session;
  readonly game: AnyGame;
  readonly onSwitch: (on: boolean) => void;
}

/** The switch of the referee mode, and in it a field for any move in notation. */
export function RefereeMode({ session, game, onSwitch }: RefereeModeProps) {
  const [words, setWords] = useState('');
  const { free, mayDecide, position, act } = session;
  return (
    <div class="referee-mode">
      <label class="check">
        <input type="checkbox" checked={free} onChange={(event) => onSwitch(event.currentTarget.checked)} />
        {WORDS.switch}
      </label>
      {free && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            act({ do: 'try', words });
          }}
        >
          <p>{WORDS.about}</p>
          <label>
            {WORDS.field}
            <input
              list="legal-moves"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              value={words}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          </label>
          <datalist id="legal-moves">
            {mayDecide &&
              game
                .moves(position)
                .map((move) => (
                  <option key={game.print(position, move)} value={game.print(position, move)} />
                ))}
          </datalist>
          <button type="submit" disabled={!mayDecide}>
            {WORDS.go}
          </button>
        </form>
      )}
    </div>
  );
}
