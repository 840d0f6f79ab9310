/** "Can I?": a situation, a few fields, a try, and what the referee says. */
import { useEffect, useState } from 'preact/hooks';
import { ASK_WORDS } from '../words/ask.ts';
import { firstHash } from '../device/first-hash.ts';
import { whenKept } from '../device/local-storage.ts';
import {
  agreedIn,
  agreement,
  keepAgreement,
  keepSwitched,
  keptAgreement,
  toggled,
} from '../play/kept/agreement.ts';
import { Inquiry } from './inquiry.tsx';
import { askedIn, type AskPlaces } from './query.ts';
import { loadAsk, type AskLoaded } from './load-referee.ts';

const WORDS = ASK_WORDS.canI;

export interface CanIProps {
  /** The game's id on the shelf. */
  readonly id: string;
  readonly name: string;
  readonly places: AskPlaces;
  /** The situations by name, shown before the referee has loaded, and other tables to ask about. */
  readonly menu: readonly { readonly id: string; readonly name: string }[];
}

export function CanI({ id, name, places, menu }: CanIProps) {
  const [loaded, setLoaded] = useState<AskLoaded | 'failed' | null>(null);
  const [asked, setAsked] = useState('');
  const [fragment, setFragment] = useState('');
  const [options, setOptions] = useState<readonly string[]>([]);
  const [isKept, setIsKept] = useState(true);
  const [again, setAgain] = useState(0);
  useEffect(() => {
    // The visitor may choose a situation before this script has loaded, and another before the referee has.
    const { hash } = location;
    loadAsk(id).then(
      (came) => {
        // Options in the URL hold on this page only. Stored ones are stored again, to see whether storage works.
        const { options: known } = came.game;
        setIsKept(keepAgreement(id, keptAgreement(id, known), known));
        setOptions(agreement(id, known, agreedIn(hash, known) === null ? firstHash() : hash));
        setLoaded(came);
      },
      () => setLoaded('failed'),
    );
    const look = () => {
      const next = askedIn(location.hash);
      // On the one-file page a fragment may lead to a rule: the situation stays open.
      if (next !== '' && !menu.some((one) => one.id === next)) return;
      setAsked(next);
      setFragment(location.hash);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [id, menu]);
  const switchTo = (option: string) => {
    if (loaded === null || loaded === 'failed') return;
    const next = toggled(options, option);
    setIsKept(keepSwitched(id, option, next.includes(option), loaded.game.options));
    setOptions(next);
  };
  useEffect(() => {
    if (loaded === null || loaded === 'failed') return undefined;
    return whenKept(id, ['agreed'], () => setOptions(keptAgreement(id, loaded.game.options)));
  }, [id, loaded]);
  const isChosen = menu.some((one) => one.id === asked);
  return (
    <div class="can-i">
      <nav aria-label={WORDS.situations}>
        <ul class="situations">
          {menu.map((one) => (
            <li key={one.id} id={one.id}>
              <a
                href={`#${one.id}`}
                aria-current={one.id === asked ? 'true' : undefined}
                onClick={(event) => {
                  if (one.id !== asked) return;
                  // The URL stays the same, but the situation starts afresh.
                  event.preventDefault();
                  setAgain(again + 1);
                }}
              >
                {one.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {isChosen && loaded !== null && loaded !== 'failed' ? (
        <Inquiry
          key={`${fragment} ${again}`}
          loaded={loaded}
          asked={asked}
          fragment={fragment}
          name={name}
          places={places}
          options={options}
          onSwitch={switchTo}
          isKept={isKept}
        />
      ) : (
        <p role="status">
          {loaded === 'failed' ? WORDS.failed : loaded === null && isChosen ? WORDS.loading : ''}
        </p>
      )}
    </div>
  );
}
