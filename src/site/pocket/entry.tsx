/** What runs in the pocket edition: round and score, in the place kept for them. */
import { render } from 'preact';
import { RoundAndScore } from '../table/table.tsx';

const place = document.querySelector<HTMLElement>('[data-round-of]');
// The rules stand in the same file, each under its number.
if (place) render(<RoundAndScore id={place.dataset['roundOf'] ?? ''} rules="" />, place);
