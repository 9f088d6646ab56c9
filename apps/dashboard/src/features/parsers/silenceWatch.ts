/** The server tells its state as soon as it is listened to. */
const FIRST_MS = 10_000;
/** It gives a sign of life every 15 seconds. */
const SILENT_MS = 40_000;

/**
 * Gives a stream up that says nothing: proxies that gather an answer before they pass it on keep it
 * open and silent, and so does a connection that broke without a word.
 */
export function silenceWatch(leave: AbortSignal) {
  const own = new AbortController();
  const abort = () => own.abort();
  let timer = setTimeout(abort, FIRST_MS);
  leave.addEventListener('abort', abort);
  return {
    signal: own.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENT_MS);
    },
    end: () => {
      clearTimeout(timer);
      leave.removeEventListener('abort', abort);
    },
  };
}
