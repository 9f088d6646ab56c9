import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const themeScript = `document.body.classList.add('theme-light');`;
export const page = `<!doctype html><html><head><title>Литометр</title>
<script>${themeScript}</script>
<script type="module" crossorigin src="/assets/index-a1b2c3d4.js"></script></head><body></body></html>`;
export const script = `export const answer = 42; ${'// padding '.repeat(200)}`;

/**
 * A folder as the dashboard's build leaves it, with a file beside it that nobody may read. Its own
 * path holds `/assets/`, as that of an installation may.
 */
export async function builtDashboard(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const base = await mkdtemp(join(tmpdir(), 'litometr-dist-'));
  const folder = join(base, 'assets', 'dist');
  const files: Record<string, string | Buffer> = {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'index.html.gz': gzipSync(page),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-a1b2c3d4.js': script,
    'assets/index-a1b2c3d4.js.br': brotliCompressSync(script),
    'assets/index-a1b2c3d4.js.gz': gzipSync(script),
    '../secret.txt': 'for nobody',
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return { folder, remove: () => rm(base, { recursive: true, force: true }) };
}
