import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A server module like the dashboard's: it renders the address, with a script of the nonce. */
const serverModule = `
let renderings = 0;
export const publicPaths = ['/', '/about', '/portals/litnet', '/portals/litnet/tag-stats'];
export const renderPage = async (request, { fetchApi, publicUrl, nonce }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/app') return Response.redirect('http://localhost/login', 302);
  if (pathname === '/broken') throw new Error('This page cannot be rendered.');
  const { status } = await fetchApi('/api' + pathname + '/');
  const locale = /locale=([\\w-]*)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const headers = pathname === '/late' ? { 'cache-control': 'no-store' } : {};
  const words = [pathname + search, locale, publicUrl, status, 'rendered', ++renderings].join(' ');
  return new Response(
    '<!doctype html><title>Литометр</title><script nonce="' + nonce + '">1</script><p>' + words + '</p>',
    { status: pathname === '/nowhere' ? 404 : 200, headers },
  );
};
export const sharePicture = async (request) => new URL(request.url).pathname !== '/books/1' ? null :
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><text x="9" y="99">A</text></svg>';
`;
export const script = `export const answer = 42; ${'// padding '.repeat(200)}`;

/**
 * Creates a folder like the output of the dashboard's build, with a private file beside it. Its own
 * path contains `/assets/`, as that of an installation may.
 */
export async function builtDashboard(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const base = await mkdtemp(join(tmpdir(), 'litometr-dist-'));
  const folder = join(base, 'assets', 'dist');
  const files: Record<string, string | Buffer> = {
    'server/index.js': serverModule,
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/assets/index-a1b2c3d4.js': script,
    'client/assets/index-a1b2c3d4.js.br': brotliCompressSync(script),
    'client/assets/index-a1b2c3d4.js.gz': gzipSync(script),
    '../secret.txt': 'for nobody',
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return { folder, remove: () => rm(base, { recursive: true, force: true }) };
}
