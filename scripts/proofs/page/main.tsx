/** The page of proofs: follows the server, and shows every face beside its row. */
import { render } from 'preact';
import '@fontsource/alfa-slab-one/latin-400.css';
import '@fontsource/zilla-slab/latin-500.css';
import '@fontsource/zilla-slab/latin-700.css';
import '../../../src/site/styles/house.css';
import './proofs.css';
import { ProofsPage } from './proofs-app.tsx';

const place = document.getElementById('proofs');
if (place) render(<ProofsPage base={document.body.dataset['base'] ?? '/'} />, place);
