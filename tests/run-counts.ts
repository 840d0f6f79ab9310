/**
 * Counts executed blocks of code: a measure of cost that is the same on every machine, however busy. Native code, such
 * as JSON parsing, is not counted.
 */
import { Session } from 'node:inspector/promises';

/** The test's own code, and the test runner. */
const NOT_OURS =
  /\.test\.ts|^node:|\/node_modules\/(?:@?vitest|vite|fast-check|pure-rand|chai|tinyrainbow)\b/;

/** Starts counting; each call of the returned function gives the count since the last. */
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
