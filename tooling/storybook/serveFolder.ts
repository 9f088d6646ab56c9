import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a built folder on a free loopback port. Missing files are 404; nothing above it is read. */
export async function serveFolder(folder: string): Promise<{ url: string; server: Server }> {
  const answer = async (path: string) => {
    const inside = normalize(decodeURIComponent(path)).replace(/^(\.\.[/\\])+/, '');
    const file = join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
    const found = await stat(file).catch(() => null);
    return found?.isFile() ? file : null;
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    void answer(pathname).then((file) => {
      if (file === null) {
        // Browsers request it by themselves.
        response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
        return;
      }
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
      });
      createReadStream(file).pipe(response);
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { url: `http://127.0.0.1:${address.port}`, server };
}
