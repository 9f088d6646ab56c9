import { describe, expect, it, vi } from 'vitest';
import { createWebLock } from './webLock.ts';

let locks = 0;
/** Tabs of one origin in a context without Web Locks, each with its own view of one lock. */
function openTabs(count: number, waitMs?: number) {
  locks += 1;
  const name = `lock-${locks}`;
  return Array.from({ length: count }, () =>
    createWebLock({
      name,
      ...(waitMs === undefined ? {} : { waitMs }),
    }),
  );
}

const { signal } = new AbortController();

describe('[I24] the lock in a context without Web Locks', () => {
  it('is held by one tab at a time when several request it at once', async () => {
    let holders = 0;
    let most = 0;
    const hold = async (tab: ReturnType<typeof createWebLock>) => {
      const release = await tab.acquire(signal);
      expect(release).not.toBeNull();
      holders += 1;
      most = Math.max(most, holders);
      await new Promise((resolve) => setTimeout(resolve, 20));
      holders -= 1;
      // The renewal wrote its tokens, which the other tabs hear of.
      window.dispatchEvent(new StorageEvent('storage'));
      release?.();
    };
    await Promise.all(openTabs(4).map(hold));
    expect(most).toBe(1);
  });

  it('is refused while another tab holds it, until the wait is over', async () => {
    const [first, second] = openTabs(2, 700);
    expect(await first?.acquire(signal)).not.toBeNull();
    expect(await second?.acquire(signal)).toBeNull();
  });

  it('is free again after its holder has closed', async () => {
    const name = 'closed-holder';
    const holder = new BroadcastChannel(name);
    const object = ({ data }: MessageEvent<{ type: string; ticket?: string }>) => {
      if (data.type === 'request') holder.postMessage({ type: 'busy', to: data.ticket });
    };
    const objected = vi.fn(object);
    holder.addEventListener('message', objected);
    const tab = createWebLock({ name });
    const waiting = tab.acquire(signal);
    await vi.waitFor(() => expect(objected).toHaveBeenCalled());
    holder.close();
    expect(await waiting).not.toBeNull();
  });

  it('is requested once more by a tab that was too busy to hear objections', async () => {
    const name = 'blocked-tab';
    const other = new BroadcastChannel(name);
    const requests = vi.fn();
    other.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === 'request') requests();
    });
    const granted = vi.fn();
    const waiting = createWebLock({ name }).acquire(signal).then(granted);
    await vi.waitFor(() => expect(requests).toHaveBeenCalledOnce(), { interval: 1 });
    const until = performance.now() + 300;
    while (performance.now() < until);
    await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(2));
    expect(granted).not.toHaveBeenCalled();
    await waiting;
    other.close();
  });

  it('goes to the tab that requested it earlier, even if that is too busy to object', async () => {
    const name = 'busy-tab';
    const busy = new BroadcastChannel(name);
    const requests = vi.fn();
    busy.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === 'request') requests();
    });
    const granted = vi.fn();
    const waiting = createWebLock({ name }).acquire(signal).then(granted);
    await vi.waitFor(() => expect(requests).toHaveBeenCalledOnce(), { interval: 1 });
    busy.postMessage({ type: 'request', ticket: '0' });
    // The tab requests the lock again before it goes on, long after the time for objections.
    await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(2));
    expect(granted).not.toHaveBeenCalled();
    await waiting;
    busy.close();
  });

  it('is not waited for by who has gone', async () => {
    const [first, second] = openTabs(2);
    await first?.acquire(signal);
    const gone = new AbortController();
    const waiting = second?.acquire(gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow(/aborted/);
  });
});
