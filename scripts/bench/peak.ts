/** Preloaded into a measured program: on exit it writes peak memory (kB) and CPU time (microseconds) to a file. */
import { writeFileSync } from 'node:fs';

const file = process.env['PEAK_FILE'];
if (file)
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(file, `${maxRSS} ${userCPUTime + systemCPUTime}`);
  });
