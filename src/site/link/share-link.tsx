/** The button that lazily loads the panel for making links. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { DRAWER_WORDS } from '../words/drawer.ts';
import { SHELF } from '../shelf.ts';
import type { LoadedPacker } from './load-codec.ts';
import type { ShareProps } from './share.tsx';

const WORDS = DRAWER_WORDS.share;

interface Brought {
  readonly Share: ComponentType<ShareProps>;
  readonly packer: LoadedPacker;
}

interface ShareLinkProps extends Omit<ShareProps, 'packer'> {
  readonly id: string;
  /** Whether the cards are covered: then nothing can be shared. */
  readonly covered: boolean;
}

/** Whether positions of this game can be shared. */
const canPack = (id: string): boolean => SHELF.find((game) => game.id === id)?.referee?.packing !== undefined;

/** Renders nothing for a game that cannot be packed. */
export function ShareLink({ id, covered, ...props }: ShareLinkProps) {
  const [brought, setBrought] = useState<Brought | null>(null);
  const [said, setSaid] = useState('');
  if (!canPack(id)) return null;
  const bring = () => {
    setSaid(WORDS.loading);
    const packer = import('./load-codec.ts').then(({ loadPacker }) => loadPacker(id));
    Promise.all([import('./share.tsx'), packer]).then(
      ([{ Share }, loaded]) => {
        setBrought({ Share, packer: loaded });
        setSaid('');
      },
      () => setSaid(WORDS.failed),
    );
  };
  return (
    <section aria-label={WORDS.heading}>
      <h2>{WORDS.heading}</h2>
      <p>{WORDS.about}</p>
      {brought && !covered ? (
        <brought.Share key={String(props.viewer)} {...props} packer={brought.packer} />
      ) : (
        <p class="buttons">
          <button type="button" disabled={covered} onClick={bring}>
            {WORDS.make}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
