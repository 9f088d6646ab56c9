/** The part of the browser's `LockManager` that a renewal uses. */
export interface RenewalLocks {
  request(
    name: string,
    options: { signal?: AbortSignal; ifAvailable?: boolean },
    callback: (lock: object | null) => Promise<void> | void,
  ): Promise<unknown>;
}

/** How long other tabs have to object before a request counts as granted. */
const OBJECTION_MS = 100;
/**
 * A timer that is later than this fired in a tab that was too busy to hear objections, such as one that
 * is starting: it requests once more. Timers of hidden tabs are always late, so once only.
 */
const LATE_TIMER_MS = 50;
/** A holder that does not answer for so long is frozen or closed: the request is repeated. */
const REPEAT_MS = 500;

type Message =
  | { type: 'request'; ticket: string }
  | { type: 'busy'; to: string }
  | { type: 'released' };

/** Sorts by the time of the request; tabs that request in the same millisecond by chance. */
const createTicket = () => [Date.now(), ...crypto.getRandomValues(new Uint32Array(2))].join('-');

/**
 * Locks for contexts without Web Locks (plain http in a local network): the tabs of an origin agree
 * by messages. A tab announces its request; a tab that holds the lock or requested it earlier
 * objects, and a later one gives way. Nothing is stored, so a closed tab leaves no lock behind.
 */
export const channelLocks: RenewalLocks = {
  request(name, { ifAvailable = false, signal }, callback) {
    const channel = new BroadcastChannel(name);
    const ticket = createTicket();
    const post = (message: Message) => channel.postMessage(message);
    let isHeld = false;
    let hasBeenLate = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<boolean>((resolve, reject) => {
      const grant = () => {
        isHeld = true;
        resolve(true);
      };
      const request = () => {
        clearTimeout(timer);
        const due = performance.now() + OBJECTION_MS;
        timer = setTimeout(() => {
          const isLate = performance.now() - due > LATE_TIMER_MS;
          if (isLate && !hasBeenLate) {
            hasBeenLate = true;
            request();
          } else grant();
        }, OBJECTION_MS);
        post({ type: 'request', ticket });
      };
      const onMessage = (message: Message) => {
        const isMine = message.type === 'request' && (isHeld || ticket < message.ticket);
        if (message.type === 'request' && isMine) post({ type: 'busy', to: message.ticket });
        if (isHeld) return;
        // A tab that requested it earlier may be too busy to object: its request is enough.
        const isTheirs = message.type === 'request' && !isMine;
        if (isTheirs || (message.type === 'busy' && message.to === ticket)) {
          clearTimeout(timer);
          if (ifAvailable) resolve(false);
          else timer = setTimeout(request, REPEAT_MS);
        }
        if (message.type === 'released') request();
      };
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
      const abort = () => reject(new Error('The request for the lock was aborted.'));
      signal?.addEventListener('abort', abort);
      if (signal?.aborted === true) abort();
      else request();
    })
      .then((isGranted) => callback(isGranted ? {} : null))
      .finally(() => {
        clearTimeout(timer);
        if (isHeld) post({ type: 'released' });
        channel.close();
      });
  },
};
