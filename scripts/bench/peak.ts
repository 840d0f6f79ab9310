/** Loaded before a program that is measured: at its end it writes the most memory it held, in kB, to a file. */
import { writeFileSync } from 'node:fs';

const file = process.env['PEAK_FILE'];
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
