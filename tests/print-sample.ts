/** Prints the sample sheets and says the hash of the file: run in a process of its own by a test. */
import { hashBytes } from '../src/kit/hash.ts';
import { printSheets } from '../src/press/paint/pdf/print.ts';
import { fonts, sampleSheets } from './sample-faces.ts';

process.stdout.write(hashBytes(await printSheets(sampleSheets(), fonts)));
