/**
 * Counts how often pieces of code are run: what an input costs, in figures that are the same on every machine, however
 * busy it is. What is native, such as reading JSON, is not among them.
 */
import { Session } from 'node:inspector/promises';

/** The test's own code, and what runs it. */
const NOT_OURS =
  /\.test\.ts|^node:|\/node_modules\/(?:@?vitest|vite|fast-check|pure-rand|chai|tinyrainbow)\b/;

/** Begins to count, and says at each call how many pieces were run since the last one. */
export async function countRuns(): Promise<() => Promise<number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const pieces = result
      .filter(({ url }) => url !== '' && !NOT_OURS.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    return pieces.reduce((sum, { count }) => sum + count, 0);
  };
}
