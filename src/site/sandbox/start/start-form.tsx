/** A new game's settings: its scenario, and what each seat brings. Remembered for the next game. */
import type { AnyGame } from '../../../referee/erased-types.ts';
import type { Start } from '../../../referee/table/scene.ts';
import { keepSwitched, toggled } from '../../play/kept/agreement.ts';
import type { AskedPick } from '../../play/start-choices.ts';

/** Up to this many choices are buttons in a row; more are a select list. */
const ROW = 4;

interface StartAsksProps {
  readonly game: Pick<AnyGame, 'id' | 'options'>;
  readonly asked: Start<unknown, unknown>['options'];
  /** Options of the new game. */
  readonly on: readonly string[];
  readonly onSettle: (on: readonly string[]) => void;
  readonly picks: readonly AskedPick[];
  /** Called when another first move is picked, in notation. */
  readonly onPick: (index: number, words: string) => void;
}

export function StartAsks({ game, asked, on, onSettle, picks, onPick }: StartAsksProps) {
  return (
    <div class="start-asked">
      {picks.map((pick, index) => (
        <Pick key={index} pick={pick} name={`pick-${index}`} onPick={(words) => onPick(index, words)} />
      ))}
      {asked.map(({ option, asks, off, on: other }) => {
        const isOn = on.includes(option);
        return (
          <fieldset key={option}>
            <legend>{asks}</legend>
            <div class="start-ways">
              {[off, other].map(({ name }, index) => (
                <label key={name}>
                  <input
                    type="radio"
                    name={option}
                    checked={isOn === (index === 1)}
                    onChange={() => {
                      keepSwitched(game.id, option, !isOn, game.options);
                      onSettle(toggled(on, option));
                    }}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
            <small>{(isOn ? other : off).means}</small>
          </fieldset>
        );
      })}
    </div>
  );
}

interface PickProps {
  readonly pick: AskedPick;
  /** Unique on the page. */
  readonly name: string;
  readonly onPick: (words: string) => void;
}

/** A first move: buttons if there are few choices, else a list. */
function Pick({ pick: { asks, choices, chosen }, name, onPick }: PickProps) {
  if (choices.length > ROW)
    return (
      <label>
        <b>{asks}</b>
        <select value={chosen.words} onChange={(event) => onPick(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice.words} value={choice.words}>
              {choice.name}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset>
      <legend>{asks}</legend>
      <div class="start-ways">
        {choices.map((choice) => (
          <label key={choice.words}>
            <input
              type="radio"
              name={name}
              checked={choice.words === chosen.words}
              onChange={() => onPick(choice.words)}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
