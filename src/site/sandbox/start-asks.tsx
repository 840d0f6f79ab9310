/** What a game asks before it is begun: its scenario by name, and what each seat brings. It is remembered. */
import type { AnyGame } from '../../referee/any.ts';
import type { StartOption } from '../../referee/scene.ts';
import { keepSwitched, toggled } from '../play/agreement.ts';
import type { AskedPick } from '../play/start-asks.ts';

interface StartAsksProps {
  readonly game: Pick<AnyGame, 'id' | 'options'>;
  readonly asked: readonly StartOption[];
  /** The options that a new game begins with. */
  readonly on: readonly string[];
  readonly onSettle: (on: readonly string[]) => void;
  readonly picks: readonly AskedPick[];
  /** Another first move is picked, in notation. */
  readonly onPick: (index: number, words: string) => void;
}

export function StartAsks({ game, asked, on, onSettle, picks, onPick }: StartAsksProps) {
  return (
    <div class="start-asked">
      {picks.map(({ asks, choices, chosen }, index) => (
        <fieldset key={index}>
          <legend>{asks}</legend>
          <div class="start-ways">
            {choices.map(({ words, name }) => (
              <label key={words}>
                <input
                  type="radio"
                  name={`pick-${index}`}
                  checked={words === chosen.words}
                  onChange={() => onPick(index, words)}
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
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
