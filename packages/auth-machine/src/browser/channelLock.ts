import type { ReleaseLock } from '../machine/ports.ts';

/** How long other tabs have to object before a request counts as granted. */
const OBJECTION_MS = 100;
/** A holder that does not answer for so long is frozen or closed: the request is repeated. */
const REPEAT_MS = 500;

interface Ticket {
  /** When the tab asked for the lock, in milliseconds. */
  at: number;
  id: string;
}

type Message =
  | { type: 'request'; ticket: Ticket }
  | { type: 'busy'; to: string }
  | { type: 'released' };

const isEarlier = (one: Ticket, other: Ticket) =>
  one.at === other.at ? one.id < other.id : one.at < other.at;

const createId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * A lock among the tabs of an origin by messages, for contexts without Web Locks (plain http in a
 * local network). A tab announces its request; a tab that holds the lock or asked earlier objects.
 * Nothing is stored, so a closed tab leaves no lock behind.
 *
 * @returns null where the browser has no BroadcastChannel either
 */
export function createChannelLock(name: string) {
  if (typeof BroadcastChannel === 'undefined') return null;
  return {
    /** Resolves with the release and whether another tab held the lock; rejects on abort. */
    request(signal: AbortSignal): Promise<{ release: ReleaseLock; wasHeld: boolean }> {
      const channel = new BroadcastChannel(name);
      const ticket: Ticket = { at: Date.now(), id: createId() };
      const post = (message: Message) => channel.postMessage(message);
      let isHeld = false;
      let wasHeld = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const close = () => {
        clearTimeout(timer);
        channel.close();
      };
      return new Promise((resolve, reject) => {
        const grant = () => {
          isHeld = true;
          signal.removeEventListener('abort', abort);
          const release = () => {
            if (!isHeld) return;
            isHeld = false;
            post({ type: 'released' });
            close();
          };
          resolve({ release, wasHeld });
        };
        const request = () => {
          clearTimeout(timer);
          timer = setTimeout(grant, OBJECTION_MS);
          post({ type: 'request', ticket });
        };
        const abort = () => {
          close();
          reject(new Error('The request for the lock was aborted.'));
        };
        const onMessage = (message: Message) => {
          if (message.type === 'request' && (isHeld || isEarlier(ticket, message.ticket))) {
            post({ type: 'busy', to: message.ticket.id });
          }
          if (isHeld) return;
          if (message.type === 'busy' && message.to === ticket.id) {
            wasHeld = true;
            clearTimeout(timer);
            timer = setTimeout(request, REPEAT_MS);
          }
          if (message.type === 'released') request();
        };
        channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
        signal.addEventListener('abort', abort, { once: true });
        if (signal.aborted) abort();
        else request();
      });
    },
  };
}

export type ChannelLock = NonNullable<ReturnType<typeof createChannelLock>>;
