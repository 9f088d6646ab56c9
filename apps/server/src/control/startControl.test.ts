import { describe, expect, it, onTestFinished } from 'vitest';
import type { ImportProgress } from '../ingest/progress.ts';
import type { ImportListener, Operations } from './operations.ts';
import { isResponding, RemoteError, remoteOperations } from './remoteOperations.ts';
import { buildControl } from './startControl.ts';

const progress: ImportProgress = {
  phase: 'reading',
  file: 'books',
  rows: 5,
  rowsPerSecond: 5,
  secondsLeft: 1,
};
const refused = { outcome: 'refused', report: { badRows: 0, faults: [] } } as const;

/** The door in front of operations that a test watches. */
async function door(operations: Partial<Operations>) {
  const unexpectedCall = () => Promise.reject(new Error('was not asked for'));
  const all = {
    import: unexpectedCall,
    demo: unexpectedCall,
    users: unexpectedCall,
    doctor: unexpectedCall,
    export: unexpectedCall,
    backup: unexpectedCall,
    restore: unexpectedCall,
    retention: unexpectedCall,
    collect: unexpectedCall,
    collectors: unexpectedCall,
    ...operations,
  };
  const app = buildControl(all, 'secret');
  onTestFinished(() => app.close());
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const place = { pid: 1, address: 'http://127.0.0.1:8080', control: { port, token: 'secret' } };
  return { app, place, remote: remoteOperations(place) };
}

describe('the control door', () => {
  it('hands an import over, with its progress and its result', async () => {
    const received: unknown[] = [];
    const { remote } = await door({
      import: (request, listener) => {
        received.push(request);
        listener?.onProgress?.(progress);
        return Promise.resolve(refused);
      },
    });
    const steps: ImportProgress[] = [];
    const request = { path: '/bundles/a', skipBadRows: true };
    const result = await remote.import(request, { onProgress: (step) => steps.push(step) });
    expect(result).toEqual(refused);
    expect(steps).toEqual([progress]);
    expect(received).toEqual([expect.objectContaining(request)]);
  });

  it('reports why an operation failed', async () => {
    const { remote } = await door({ demo: () => Promise.reject(new Error('no room')) });
    await expect(remote.demo('reset')).rejects.toThrow(new RemoteError('no room', false));
  });

  it('ends an import whose command has gone', async () => {
    const ended = Promise.withResolvers<unknown>();
    const begun = Promise.withResolvers<undefined>();
    const { remote } = await door({
      import: (_request, listener: ImportListener = {}) => {
        begun.resolve(undefined);
        return new Promise((_resolve, reject) => {
          listener.signal?.addEventListener('abort', () => {
            ended.resolve(listener.signal?.reason);
            reject(new Error('interrupted'));
          });
        });
      },
    });
    const stop = new AbortController();
    const pendingImport = remote.import(
      { path: '/a', skipBadRows: false },
      { signal: stop.signal },
    );
    await begun.promise;
    stop.abort(new Error('Ctrl+C'));
    await expect(pendingImport).rejects.toThrow('Ctrl+C');
    await expect(ended.promise).resolves.toHaveProperty('message', 'The command was interrupted.');
  });

  it('refuses callers without the token, and unknown requests', async () => {
    const { app, place } = await door({});
    const post = (authorization: string, payload: object) =>
      app.inject({ method: 'POST', url: '/operations', headers: { authorization }, payload });
    expect(
      (await post('Bearer wrong!', { operation: 'doctor', deep: false, repair: false })).statusCode,
    ).toBe(401);
    expect((await post('', { operation: 'doctor', deep: false, repair: false })).statusCode).toBe(
      401,
    );
    expect((await post('Bearer secret', { operation: 'format disk' })).statusCode).toBe(400);
    expect(await isResponding(place)).toBe(true);
    const other = { ...place, control: { ...place.control, token: 'stale' } };
    expect(await isResponding(other)).toBe(false);
  });
});
