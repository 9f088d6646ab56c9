/**
 * A sample API of a portal, without dependencies: books in the wanted order, and the
 * calls of a session. `node server.ts [port]` starts it on 127.0.0.1.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const books = [
  { id: 1, title: 'Keeper of the Northern Light', author: 'A. Frost', views: 441_000, rating: 4.8 },
  { id: 2, title: 'Tea for the Inspector', author: 'M. Linden', views: 512_300, rating: 4.6 },
  { id: 3, title: 'The House on Fox Hill', author: 'P. Rowan', views: 98_400, rating: 4.9 },
  { id: 4, title: 'Letters from the Salt Town', author: 'E. Marsh', views: 230_750, rating: null },
];

const users = new Map([['reader', 'demo']]);
const tokens = { access: 'access-token', refresh: 'refresh-token' };

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text === '' ? '{}' : text) as Record<string, unknown>;
}

function sortedBooks(query: URLSearchParams): typeof books {
  const field = query.get('sort') === 'rating' ? 'rating' : 'views';
  const sign = query.get('order') === 'ascending' ? 1 : -1;
  return [...books].sort((left, right) => sign * ((left[field] ?? 0) - (right[field] ?? 0)));
}

/** Answers one request below `/api`. */
export async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const isSignedIn = request.headers.authorization === `Bearer ${tokens.access}`;
  switch (pathname.replace(/\/?$/, '/')) {
    case '/api/books/':
      return send(response, 200, sortedBooks(searchParams));
    case '/api/token/': {
      const { username, password } = await readBody(request);
      if (typeof username !== 'string' || users.get(username) !== password) {
        return send(response, 401, { detail: 'Wrong name or password' });
      }
      return send(response, 200, { ...tokens, user: { username, role: 'user' }, menu: [] });
    }
    case '/api/token/refresh/':
      return send(response, 200, { access: tokens.access });
    case '/api/auth/users/me/':
      if (!isSignedIn) return send(response, 401, { detail: 'Sign in' });
      return send(response, 200, { username: 'reader', role: 'user' });
    case '/api/menu/':
      return send(response, 200, []);
    case '/api/favourites/':
      if (!isSignedIn) return send(response, 401, { detail: 'Sign in' });
      return send(response, 200, [books[0]?.title]);
    default:
      return send(response, 404, { detail: 'Not found' });
  }
}

if (import.meta.main) {
  const port = Number(process.argv[2] ?? 8090);
  createServer((request, response) => {
    handleApi(request, response).catch((error: unknown) => {
      send(response, 500, { detail: String(error) });
    });
  }).listen(port, '127.0.0.1');
  console.log(`The sample API listens on http://127.0.0.1:${port}/api/`);
}
