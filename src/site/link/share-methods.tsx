/** A URL, and ways to share it: copy, send, QR code. */
import { useState } from 'preact/hooks';
import { canShareAddress, copy, shareAddress } from '../device/share-out.ts';
import { LINK_WORDS } from '../words/link.ts';
import { isReachable } from './share-address.ts';
import type { CodePicture } from './qr-code.ts';

const WORDS = LINK_WORDS.share;

/** The code is loaded on demand, and offered only if others can open the URL. */
export function Ways({ address }: { readonly address: string }) {
  const [said, setSaid] = useState('');
  const [picture, setPicture] = useState<CodePicture | null>(null);
  const reachable = isReachable(address);
  const showCode = () =>
    import('./qr-code.ts').then(
      ({ codeOf, fitsCode }) =>
        fitsCode(address) ? setPicture(codeOf(address)) : setSaid(WORDS.codeTooLong),
      () => setSaid(WORDS.codeFailed),
    );
  return (
    <>
      <label>
        {WORDS.link}
        <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      {!reachable && <p>{WORDS.ownMachine}</p>}
      <p class="buttons">
        <button
          type="button"
          onClick={() => void copy(address).then((done) => setSaid(done ? WORDS.copied : WORDS.notCopied))}
        >
          {WORDS.copy}
        </button>
        {canShareAddress() && (
          <button
            type="button"
            onClick={() =>
              void shareAddress(address).then((done) => setSaid(done ? WORDS.sent : WORDS.notSent))
            }
          >
            {WORDS.send}
          </button>
        )}
        {reachable && (
          <button
            type="button"
            aria-expanded={picture !== null}
            onClick={() => (picture ? setPicture(null) : void showCode())}
          >
            {picture ? WORDS.hideCode : WORDS.code}
          </button>
        )}
      </p>
      <p role="status">{said}</p>
      {picture && (
        <figure class="code">
          <svg viewBox={`0 0 ${picture.side} ${picture.side}`} role="img" aria-label={WORDS.codeOf}>
            <path d={picture.path} />
          </svg>
          <figcaption>{WORDS.codeAbout}</figcaption>
        </figure>
      )}
    </>
  );
}
