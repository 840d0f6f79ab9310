/** Places other than the home printer that can make the kit, each with a button for its parcel. */
import { useState } from 'preact/hooks';
import { PRINT_WORDS } from '../words/print.ts';
import { baseAddress } from '../../press/export/base-address.ts';
import type { PrintChoice } from './desk-choice.ts';
import { Making } from './file-maker.tsx';
import type { Maker } from './use-maker.ts';

const WORDS = PRINT_WORDS.places;

interface PlacesProps {
  readonly maker: Maker;
  readonly choice: PrintChoice;
}

export function Places({ maker, choice }: PlacesProps) {
  const [base, setBase] = useState('');
  return (
    <details class="places">
      <summary>{WORDS.summary}</summary>
      <p>{WORDS.about}</p>
      {WORDS.list.map(({ place, name, about, button }) => (
        <section key={place} aria-label={name}>
          <h2>{name}</h2>
          <p>{about}</p>
          {place === 'tabletop-simulator' && (
            <label class="field">
              {WORDS.address}
              <input
                type="url"
                inputMode="url"
                autocomplete="off"
                placeholder="https://example.org/game/"
                value={base}
                onInput={({ currentTarget }) => setBase(currentTarget.value)}
              />
            </label>
          )}
          <Making
            maker={maker}
            what={place}
            asks={{ ask: 'parcel', order: { place, choice, base } }}
            text={button}
            disabled={place === 'tabletop-simulator' && baseAddress(base) === undefined}
          />
        </section>
      ))}
    </details>
  );
}
