/** The thread of `PageThread`: draws pages with the code that the dashboard's build left. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { Drawings, PageQuestion, ThreadAnswer, ThreadQuestion } from './pageThread.ts';

// The one that starts this thread has written it.
const { code } = workerData as { code: string };

interface Drawing {
  renderPage: (question: PageQuestion) => Promise<string>;
  /** As SVG; null for pages without a picture. */
  sharePicture: (question: PageQuestion) => string | null;
}

// Built by the dashboard from `app/prerender.tsx`, whose type this is.
const drawing = import(pathToFileURL(code).href) as Promise<Drawing>;

/** Cut by `tooling/visual/subsetFonts.ts`; those of the machine would differ from one to the next. */
const fonts = join(import.meta.dirname, 'fonts');
const font = {
  fontFiles: readdirSync(fonts).map((file) => join(fonts, file)),
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
};

const draw: {
  [Kind in keyof Drawings]: (question: PageQuestion) => Promise<Drawings[Kind] | null>;
} = {
  page: async (question) => (await drawing).renderPage(question),
  picture: async (question) => {
    const svg = (await drawing).sharePicture(question);
    return svg === null ? null : new Resvg(svg, { font }).render().asPng();
  },
};

async function answer({ id, kind, question }: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    return { id, drawn: await draw[kind](question) };
  } catch (error) {
    const reason = error instanceof Error ? error.stack : String(error);
    return { id, failed: `${question.path}: ${reason}` };
  }
}

parentPort?.on('message', (question: ThreadQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said));
});
