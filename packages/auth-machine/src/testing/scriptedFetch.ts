import type { ScriptedServer } from './scriptedServer.ts';

/** A `fetch` that a scripted server answers. As deaf to its signal as a server is. */
export function scriptedFetch(server: ScriptedServer): typeof fetch {
  return async (input, init = {}) => {
    const request = input instanceof Request ? input : null;
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, 'https://our.test');
    const body = request === null ? init.body : await request.text();
    const { status, body: answer } = await server.handle({
      method: init.method ?? request?.method ?? 'GET',
      path: url.origin === 'https://our.test' ? url.pathname.replace(/^\/api/, '') : url.href,
      body: typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : body,
      authorization: new Headers(init.headers).get('Authorization') ?? undefined,
    });
    init.signal?.throwIfAborted();
    if (status === 0) throw new TypeError('fetch failed');
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return new Response(text, { status });
  };
}
