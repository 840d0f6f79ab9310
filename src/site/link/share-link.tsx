/** The way to the panel that makes links: it is brought when it is asked for. */
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
  /** The game's id on the shelf. */
  readonly id: string;
  /** Whether the cards are covered, so that nothing can be shared. */
  readonly covered: boolean;
}

/** Whether links to what happens in a game can be made. */
const canPack = (id: string): boolean => SHELF.find((game) => game.id === id)?.referee?.packing !== undefined;

/** Nothing, for a game without a packing. */
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
