import type { BackgroundFailures, Subject } from '../backgroundFailures.ts';

/** Runs everything at once and collects what failed, where a test has no accounts store. */
export function memoryFailures() {
  const failed: string[] = [];
  const attempt: BackgroundFailures['attempt'] = async ({ loop, subject }: Subject, work) => {
    try {
      return await work();
    } catch (error) {
      failed.push(`${loop}, ${subject}: ${String(error)}`);
      return undefined;
    }
  };
  return { attempt, isolate: attempt, failed };
}
