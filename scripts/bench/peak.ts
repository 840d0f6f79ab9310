/** Loaded before a program that is measured: at its end it writes to a file the most memory it held, in kB, and its CPU time, in microseconds. */
import { writeFileSync } from 'node:fs';

const file = process.env['PEAK_FILE'];
if (file)
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(file, `${maxRSS} ${userCPUTime + systemCPUTime}`);
  });
