/** The panel that makes links: what to share, as whose view, and how. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pack, type Shared } from './link-text.ts';
import type { Result } from '../../result.ts';
import { recordOf, type Play } from '../play/play.ts';
import { LINK_WORDS } from '../words/link.ts';
import { toShared, wholeAddress } from './share-address.ts';
import type { LoadedPacker } from './load-codec.ts';
import { Ways } from './share-methods.tsx';

const WORDS = LINK_WORDS.share;

export interface ShareProps {
  readonly packer: LoadedPacker;
  readonly play: Play;
  /** The position on screen. */
  readonly position: unknown;
  /** The seat whose knowledge is shown; null if everything is open. */
  readonly viewer: number | null;
}

const TARGETS = ['position', 'record', 'rulings'] as const;
type Target = (typeof TARGETS)[number];

/** The payload of a link; a player's view holds only what that player knows. */
export function sharedOf(
  { game }: Pick<LoadedPacker, 'game'>,
  { play, position }: Pick<ShareProps, 'play' | 'position'>,
  target: Target,
  eyes: number | null,
): Shared {
  if (target === 'record') return { kind: 'record', record: recordOf(play) };
  if (target === 'rulings') return { kind: 'rulings', options: play.head.options };
  return eyes === null
    ? { kind: 'position', position }
    : { kind: 'view', observation: game.observe(position, eyes) };
}

export function Share(props: ShareProps) {
  const { packer, play, position, viewer } = props;
  const { seats, id } = packer.game;
  const [target, setTarget] = useState<Target>('position');
  const [eyes, setEyes] = useState(viewer);
  const address = useMemo((): Result<string, string> => {
    const shared = sharedOf(packer, { play, position }, target, eyes);
    const packed = pack(packer, shared);
    if (!packed.ok) return packed;
    const path = toShared(id, shared.kind, packed.value);
    return { ok: true, value: wholeAddress(path, import.meta.env.SITE, location.href) };
  }, [packer, play, position, target, eyes, id]);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const named = {
    position: WORDS.position,
    record: WORDS.record(play.words.length),
    rulings: WORDS.rulings,
  };
  return (
    <div class="share">
      <label>
        {WORDS.what}
        <select
          ref={first}
          value={target}
          onChange={({ currentTarget: { value } }) =>
            setTarget(TARGETS.find((other) => other === value) ?? 'position')
          }
        >
          {TARGETS.map((other) => (
            <option key={other} value={other}>
              {named[other]}
            </option>
          ))}
        </select>
      </label>
      {target === 'position' && (
        <label>
          {WORDS.eyes}
          <select
            value={eyes ?? ''}
            onChange={({ currentTarget: { value } }) => setEyes(value === '' ? null : Number(value))}
          >
            <option value="">{WORDS.all}</option>
            {seats.map((seat, player) => (
              <option key={seat.id} value={player}>
                {WORDS.only(seat.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {target === 'record' && <p>{WORDS.open}</p>}
      {address.ok ? (
        <Ways address={address.value} key={address.value} />
      ) : (
        <p role="status">{WORDS.refused(address.faults.join('; '))}</p>
      )}
    </div>
  );
}
