import type { ReleaseLock } from '../machine/ports.ts';
import { NEWS_MS, newsFromOthers, SPREAD_MS } from './tabNews.ts';

/** How long other tabs have to object before a request counts as granted. */
const OBJECTION_MS = 100;
/** A holder that does not answer for so long is frozen or closed: the request is repeated. */
const REPEAT_MS = 500;

interface Ticket {
  /** Time of the request, in milliseconds. */
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

interface Grant {
  release: ReleaseLock;
  /** Whether another tab held the lock before. */
  wasHeld: boolean;
}

/**
 * Requests a lock among the tabs of an origin by messages. A tab announces its request; a tab that
 * holds the lock or requested it earlier objects, and a later one gives way. Nothing is stored, so a closed tab leaves no lock behind.
 */
function requestLock(name: string, signal: AbortSignal): Promise<Grant> {
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
      const isMine = message.type === 'request' && (isHeld || isEarlier(ticket, message.ticket));
      if (isMine) post({ type: 'busy', to: message.ticket.id });
      if (isHeld) return;
      // A tab that requested it earlier may be too busy to object: its request is enough.
      const isTheirs = message.type === 'request' && !isMine;
      if (isTheirs || (message.type === 'busy' && message.to === ticket.id)) {
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
}

/**
 * One renewal at a time among the tabs of this origin, in contexts without Web Locks (plain http in
 * a local network).
 *
 * @param waitMs how long the lock is waited for
 * @returns null where the browser has no messages between tabs either
 * @throws Error when the wait is over or the signal aborts
 */
export async function requestByMessages(
  name: string,
  signal: AbortSignal,
  waitMs: number,
): Promise<ReleaseLock | null> {
  if (typeof BroadcastChannel === 'undefined') return null;
  const [patience, listening] = [new AbortController(), new AbortController()];
  const news = newsFromOthers(AbortSignal.any([signal, listening.signal]));
  const timer = setTimeout(() => patience.abort(), waitMs);
  try {
    const granted = await requestLock(name, AbortSignal.any([signal, patience.signal]));
    if (granted.wasHeld) {
      const given = setTimeout(() => listening.abort(), NEWS_MS);
      await news;
      clearTimeout(given);
    }
    if (signal.aborted) {
      granted.release();
      signal.throwIfAborted();
    }
    return () => void setTimeout(granted.release, SPREAD_MS);
  } finally {
    clearTimeout(timer);
    listening.abort();
  }
}
