/** The server sends its state as soon as the stream is open. */
const FIRST_MS = 10_000;
/** The server sends a keep-alive every 15 seconds. */
const SILENT_MS = 40_000;

/**
 * Aborts a silent stream: proxies that buffer a response hold it open without data, and so does a
 * connection that broke unnoticed.
 */
export function silenceWatch(leaveSignal: AbortSignal) {
  const own = new AbortController();
  const abort = () => own.abort();
  let timer = setTimeout(abort, FIRST_MS);
  leaveSignal.addEventListener('abort', abort);
  return {
    signal: own.signal,
    onSignal: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENT_MS);
    },
    end: () => {
      clearTimeout(timer);
      leaveSignal.removeEventListener('abort', abort);
    },
  };
}
