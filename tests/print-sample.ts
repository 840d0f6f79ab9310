/** Prints the sample sheets and outputs the file's hash; a test runs it as a separate process. */
import { hashBytes } from '../src/kit/hash.ts';
import { printSheets } from '../src/press/paint/pdf/print.ts';
import { fonts, sampleSheets } from './sample-faces.ts';

process.stdout.write(hashBytes(await printSheets(sampleSheets(), fonts)));
