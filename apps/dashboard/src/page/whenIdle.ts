/** A browser that is never idle is asked all the same. */
const LATEST_MS = 2_000;
/** Safari has no idle callbacks: what comes after the next frames does as well. */
const SOON_MS = 100;

/** Runs when the browser has nothing else to do. Returns the end of it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
