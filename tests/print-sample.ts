/** Prints the sample sheets and outputs the file's hash; a test runs it as a separate process. */
import { hashBytes } from '../src/kit/content-hash.ts';
import { printSheets } from '../src/press/paint/pdf/paint-document.ts';
import { fonts, sampleSheets } from './sample-faces.ts';

process.stdout.write(hashBytes(await printSheets(sampleSheets(), fonts)));
