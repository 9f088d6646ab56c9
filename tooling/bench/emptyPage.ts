import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What `ready` of a visit finds there. */
export const EMPTY_READY = 'main p';
const HTML = '<!doctype html><title>.</title><main><p>.</p></main>';

/** A page of nothing at an address of its own: what a visit takes by itself, on this machine and at this hour. */
export async function serveEmptyPage(): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening to a port, a server has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
