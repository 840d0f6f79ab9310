/** One situation: its fields, its table, what can be tried, and the answer. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Situation } from '../../book/situation.ts';
import type { Editing } from '../../referee/table/editor.ts';
import { playerOf } from '../../referee/seats.ts';
import { ASK_WORDS } from '../words/ask.ts';
import { addressedTo } from '../play/describe/second-person.ts';
import { Reckonings } from '../play/battle/combat-panel.tsx';
import { PLAY_WORDS } from '../words/play.ts';
import { enteredBy, GAME, POSITION } from './query.ts';
import { Fields } from './fields.tsx';
import type { PositionInquiry } from './position-inquiry.tsx';
import { Impossible } from './impossible-table.tsx';
import { Readings } from './readings.tsx';
import { Tries, type InquiryProps } from './attempts.tsx';
import { layTable, nearest } from './situation-table.ts';

const WORDS = ASK_WORDS.canI;

export function Inquiry(props: InquiryProps) {
  const { loaded, asked } = props;
  const situation = loaded.situations.find(({ id }) => id === asked);
  if (situation) return <InSituation {...props} situation={situation} />;
  if (asked === POSITION) return <ByHand {...props} />;
  if (asked !== GAME || loaded.kept === null) return <p role="status">{WORDS.noGame}</p>;
  if (loaded.kept === 'broken') return <p role="status">{WORDS.gameBroken}</p>;
  const { position, options, says } = loaded.kept;
  return (
    <div class="settling">
      <Heading words={WORDS.fromGame} />
      {says !== '' && <p>{says}</p>}
      <Tries
        {...props}
        laid={{ position, tries: [], nothing: null }}
        options={options}
        viewer={playerOf(loaded.game.toAct(position))}
      />
    </div>
  );
}

/** Takes the focus when a situation is chosen, so that a screen reader goes on from here. */
function Heading({ words }: { readonly words: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const here = heading.current;
    here?.focus();
    // Below a list of situations on a phone the question would begin at the screen's foot.
    if (here && here.getBoundingClientRect().top > innerHeight / 2) here.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {words}
    </h2>
  );
}

/** A position entered piece by piece; the editor is loaded lazily. */
function ByHand(props: InquiryProps) {
  const { loaded, name, places, options, onSwitch, isKept } = props;
  const [brought, setBrought] = useState<Brought | 'failed' | null>(null);
  useEffect(() => {
    const { editing } = loaded;
    if (editing === null) return setBrought('failed');
    Promise.all([import('./position-inquiry.tsx'), editing()]).then(
      ([{ PositionInquiry }, came]) => setBrought({ PositionInquiry, editing: came }),
      () => setBrought('failed'),
    );
  }, [loaded]);
  return (
    <div class="settling by-hand">
      <Heading words={WORDS.byHand} />
      {brought === null || brought === 'failed' || places.faces === null ? (
        <p role="status">{brought === null ? PLAY_WORDS.setUp.loading : WORDS.failed}</p>
      ) : (
        <brought.PositionInquiry
          editing={brought.editing}
          faces={places.faces}
          {...{ loaded, name, places, options, onSwitch, isKept }}
        />
      )}
    </div>
  );
}

interface Brought {
  readonly PositionInquiry: typeof PositionInquiry;
  readonly editing: Editing;
}

function InSituation(props: InquiryProps & { readonly situation: Situation }) {
  const { loaded, situation, fragment, places, options, onSwitch, isKept } = props;
  const [came] = useState(() => enteredBy(fragment, situation));
  const [values, setValues] = useState(came.values);
  const laid = useMemo(
    () => layTable(loaded, situation, values, options),
    [loaded, situation, values, options],
  );
  // The asker is the player to move ("my soldiers"), so the events address them as "you".
  const asker = laid.ok ? playerOf(loaded.game.toAct(laid.value.position)) : null;
  const told = useMemo(() => (asker === null ? loaded : addressedTo(loaded, asker)), [loaded, asker]);
  return (
    <div class="settling">
      <Heading words={situation.name} />
      <section class="entering" aria-label={WORDS.table}>
        <h3>{WORDS.table}</h3>
        <Fields fields={situation.fields} values={values} onChange={setValues} />
        <Readings rulings={loaded.rulings} on={options} onSwitch={onSwitch} isKept={isKept} />
      </section>
      {laid.ok ? (
        <>
          <Tries
            {...props}
            loaded={told}
            laid={laid.value}
            viewer={null}
            goesOn={situation.goesOn}
            first={values === came.values ? came.tried : null}
          />
          {situation.odds && <Reckonings reckonings={told.scenery.reckon?.(laid.value.position) ?? []} />}
        </>
      ) : (
        <Impossible
          faults={laid.faults}
          sentence={loaded.sentences(options).sentence}
          rules={places.rules}
          situation={situation}
          values={values}
          near={nearest(loaded, situation, values, options)}
          onTake={setValues}
        />
      )}
    </div>
  );
}
