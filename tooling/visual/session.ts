import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../run/paths.ts';
import { serveFolder } from '../storybook/serveFolder.ts';
import { openBrowser, openCamera, type Photograph, shoot } from './camera.ts';
import { type Shot, shots } from './shots.ts';

const built = process.env['LITOMETR_STORYBOOK_DIR'] ?? join(root, 'storybook-static');

export interface StorybookEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  importPath: string;
}

/** All that a Storybook holds, by id. */
export async function readIndex(url: string): Promise<Record<string, StorybookEntry>> {
  const answer = await fetch(`${url}/index.json`);
  // Storybook's own index, of which these fields are a part.
  const { entries } = (await answer.json()) as { entries: Record<string, StorybookEntry> };
  return entries;
}

async function storybook(): Promise<{ url: string; close: () => void }> {
  const running = process.env['LITOMETR_STORYBOOK_URL'];
  if (running) return { url: running, close: () => undefined };
  if (!existsSync(join(built, 'index.json'))) {
    throw new Error(
      'There is no built Storybook to photograph: storybook-static/index.json is missing. ' +
        'Run `npx storybook build` first, or name a running one in LITOMETR_STORYBOOK_URL.',
    );
  }
  const { url, server } = await serveFolder(built);
  return { url, close: () => server.close() };
}

async function checkChosen(url: string): Promise<void> {
  const entries = await readIndex(url);
  const gone = shots.map(({ story }) => story).filter((story) => !(story in entries));
  if (gone.length === 0) return;
  throw new Error(
    `tooling/visual/shots.ts chooses stories that do not exist: ${gone.join(', ')}. ` +
      'The pictures of a renamed story move to its new id: correct the list, then run ' +
      '`node tooling/visual/updateSnapshots.ts`.',
  );
}

async function shootAll(browser: Browser, url: string, onShot: (photo: Photograph) => void) {
  const queue: Shot[] = [...shots];
  const worker = async () => {
    const page = await openCamera(browser);
    for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
      for (const photo of await shoot(page, url, shot)) onShot(photo);
    }
  };
  await Promise.all([worker(), worker()]);
}

export interface Session {
  url: string;
  /** Full version of the Chromium that takes the pictures. */
  version: string;
  shootAll: () => Promise<Photograph[]>;
  openPage: (options?: { clock?: 'fixed' | 'running' }) => Promise<Page>;
}

/** Runs work on a served Storybook with a browser, and puts both away after it. */
export async function withSession<Result>(work: (session: Session) => Promise<Result>) {
  const { url, close } = await storybook();
  const browser = await openBrowser();
  try {
    return await work({
      url,
      version: browser.version(),
      openPage: (options) => openCamera(browser, options),
      shootAll: async () => {
        await checkChosen(url);
        const photos: Photograph[] = [];
        await shootAll(browser, url, (photo) => photos.push(photo));
        return photos;
      },
    });
  } finally {
    await browser.close();
    close();
  }
}
