/** All games of the shelf, deck by deck. */
import { useState, useEffect } from 'preact/hooks';
import type { PrintedEdition } from '../../../src/kit/edition.ts';
import { facesOfProofs, type ProofDeck, type ProofGame, type Proofs, NO_PROOFS } from '../proofs.ts';
import { PrintForm } from './print-form.tsx';
import { CardWithRow, Notes, Proof, type Showing } from './proof-card.tsx';

/** The proofs as the server has them, and which pictures have just changed. */
interface FollowedProofs {
  /** Undefined until they have come. */
  readonly proofs: Proofs | undefined;
  /** Keys of pictures that have changed since the page was opened, until the mark is taken away. */
  readonly fresh: ReadonlySet<string>;
  /** Whether the server answers. */
  readonly isLive: boolean;
}

/** How long a changed face is marked, ms. */
const MARKED = 2500;

const keysOf = ({ games }: Proofs): ReadonlySet<string> =>
  new Set(games.flatMap(facesOfProofs).flatMap(({ pictures }) => Object.values(pictures)));

/** Pictures that the proofs had not before; none where there were no proofs. */
const freshIn = (before: Proofs, now: Proofs): readonly string[] => {
  const known = keysOf(before);
  return known.size === 0 ? [] : [...keysOf(now)].filter((key) => !known.has(key));
};

function useProofs(): FollowedProofs {
  const [followed, setFollowed] = useState<FollowedProofs>({
    proofs: undefined,
    fresh: new Set(),
    isLive: true,
  });
  useEffect(() => {
    const source = new EventSource('state');
    const forget = (keys: readonly string[]): void =>
      setFollowed((last) => ({
        ...last,
        fresh: new Set([...last.fresh].filter((key) => !keys.includes(key))),
      }));
    source.onopen = () => setFollowed((last) => ({ ...last, isLive: true }));
    source.onerror = () => setFollowed((last) => ({ ...last, isLive: false }));
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const proofs = JSON.parse(data) as Proofs;
      setFollowed((last) => {
        const changed = freshIn(last.proofs ?? NO_PROOFS, proofs);
        if (changed.length > 0) setTimeout(() => forget(changed), MARKED);
        return { proofs, fresh: new Set([...last.fresh, ...changed]), isLive: true };
      });
    };
    return () => source.close();
  }, []);
  return followed;
}

/** Cards beside their rows, or as a hand holds them. */
type View = 'rows' | 'fan';

const VIEWS = [
  ['rows', 'Beside their rows'],
  ['fan', 'Fanned'],
] as const;
const EDITIONS = [
  ['colour', 'Colour'],
  ['low-ink', 'Low ink'],
] as const;

/** Most cards of a fan. */
const HAND = 7;

/** How much a card of a fan is turned against the next, degrees. */
const TURN = 5;

function Switch<Value extends string>({
  title,
  of,
  value,
  choose,
}: {
  readonly title: string;
  readonly of: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {of.map(([each, words]) => (
        <label key={each}>
          <input type="radio" name={title} checked={each === value} onChange={() => choose(each)} /> {words}
        </label>
      ))}
    </fieldset>
  );
}

function Fans({ deck: { cards }, ...showing }: { readonly deck: ProofDeck } & Showing) {
  const hands = Array.from({ length: Math.ceil(cards.length / HAND) }, (_, index) =>
    cards.slice(index * HAND, (index + 1) * HAND),
  );
  return (
    <div class="hands">
      {hands.map((hand, at) => (
        <ul class="hand" key={at}>
          {hand.map(({ id, faces: [front] }, index) => (
            <li key={id} style={{ rotate: `${(index - (hand.length - 1) / 2) * TURN}deg` }}>
              {front && <Proof face={front} {...showing} />}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function Deck({ deck, view, ...showing }: { readonly deck: ProofDeck; readonly view: View } & Showing) {
  const { name, cards, back } = deck;
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={name}>
      <h2>
        {name} <small>{total === 1 ? '1 card' : `${total} cards`}</small>
      </h2>
      {view === 'fan' && <Fans deck={deck} {...showing} />}
      <ul class="rows">
        {view === 'rows' && cards.map((card) => <CardWithRow key={card.id} card={card} {...showing} />)}
        {back && (
          <li class="with-row">
            <div class="sides">
              <Proof face={back} {...showing} />
            </div>
            <div>
              <h3>{back.name}</h3>
              <Notes notes={back.notes} />
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}

function Others({ game: { others }, ...showing }: { readonly game: ProofGame } & Showing) {
  if (others.length === 0) return null;
  return (
    <section aria-label="Pieces and sheets">
      <h2>Pieces and sheets</h2>
      <ul class="rows">
        {others.map((face) => (
          <li class="with-row" key={face.id}>
            <div class="sides">
              <Proof face={face} {...showing} />
            </div>
            <div>
              <h3>{face.name}</h3>
              <p class="quiet place">
                {face.width} × {face.height} mm
              </p>
              <Notes notes={face.notes} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many faults and notes there are. */
function standing(game: ProofGame): string {
  const faces = facesOfProofs(game);
  const faults = faces.reduce((sum, each) => sum + each.faults.length, game.faults.length);
  const notes = new Set(faces.flatMap((each) => each.notes.map((note) => `${each.id} ${note}`))).size;
  const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  if (faults + notes + game.notes.length === 0) return 'Nothing to mend.';
  return `${counted(faults, 'fault')}, ${counted(notes + game.notes.length, 'note')}.`;
}

function Game({
  game,
  base,
  view,
  ...showing
}: {
  readonly game: ProofGame;
  readonly base: string;
  readonly view: View;
} & Showing) {
  const { id, title, decks, faults, notes } = game;
  return (
    <article>
      <h1>{title}</h1>
      <p class="lead">{standing(game)}</p>
      <p class="ways">
        <a href={`${base}${id}/print/`}>Sheets on the print desk</a>{' '}
        <a href={`${base}${id}/`}>The game’s page, with all cards as others see them</a>
      </p>
      {faults.length > 0 && <Banner sentences={faults} />}
      <Notes notes={notes} />
      {decks.map((deck) => (
        <Deck key={deck.id} deck={deck} view={view} {...showing} />
      ))}
      <Others game={game} {...showing} />
      <section aria-label="Sheets to print">
        <h2>Sheets to print</h2>
        <PrintForm game={id} />
      </section>
    </article>
  );
}

function Banner({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div class="banner">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** What is wrong with the shelf as a whole; read aloud when it comes. */
function Trouble({ proofs, isLive }: { readonly proofs: Proofs | undefined; readonly isLive: boolean }) {
  const stale =
    proofs?.isStale === true && proofs.games.length > 0 ? ['The cards below are as they were before.'] : [];
  const lost = isLive
    ? []
    : ['fieldkit dev does not answer: start it again, and this page goes on by itself.'];
  const sentences = [...lost, ...(proofs?.faults ?? []), ...stale];
  return <div role="alert">{sentences.length > 0 && <Banner sentences={sentences} />}</div>;
}

export function ProofsPage({ base }: { readonly base: string }) {
  const { proofs, fresh, isLive } = useProofs();
  const [view, setView] = useState<View>('rows');
  const [edition, setEdition] = useState<PrintedEdition>('colour');
  const isReady = proofs !== undefined && proofs.games.length > 0;
  return (
    <>
      <Trouble proofs={proofs} isLive={isLive} />
      {!isReady && <h1>Proofs</h1>}
      {!isReady && (proofs?.faults.length ?? 0) === 0 && <p class="lead">Drawing the cards …</p>}
      {isReady && (
        <form class="switches">
          <Switch title="Cards" of={VIEWS} value={view} choose={setView} />
          <Switch title="Edition" of={EDITIONS} value={edition} choose={setEdition} />
        </form>
      )}
      {proofs?.games.map((game) => (
        <Game key={game.id} game={game} base={base} view={view} edition={edition} fresh={fresh} />
      ))}
    </>
  );
}
