/** A browser that is never idle is asked all the same. */
const LATEST_MS = 2_000;
/** Safari has no idle callbacks: what comes after the next frames does as well. */
const SOON_MS = 100;

/** A page that is on its way: the browser only waits for its answer, and is not idle. */
let coming: Promise<unknown> | null = null;

/** Lets what waits for an idle browser wait for this as well. */
export function holdIdle(until: Promise<unknown>): void {
  coming = until;
  const release = () => {
    if (coming === until) coming = null;
  };
  until.then(release, release);
}

function schedule(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

/** Runs when the browser has nothing else to do. Returns the end of it. */
export function whenIdle(run: () => void): () => void {
  let isEnded = false;
  const ask = () =>
    schedule(() => {
      if (coming === null) run();
      else void coming.then(again, again);
    });
  const again = () => {
    if (!isEnded) end = ask();
  };
  let end = ask();
  return () => {
    isEnded = true;
    end();
  };
}
