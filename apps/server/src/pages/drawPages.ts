/** The thread of `PageThread`: draws pages with the code that the dashboard's build left. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageQuestion, ThreadAnswer } from './pageThread.ts';

// The one that starts this thread has written it.
const { code } = workerData as { code: string };

interface Drawing {
  renderPage: (question: PageQuestion) => Promise<string>;
}

// Built by the dashboard from `app/prerender.tsx`, whose type this is.
const drawing = import(pathToFileURL(code).href) as Promise<Drawing>;

async function answer(id: number, question: PageQuestion): Promise<ThreadAnswer> {
  try {
    const { renderPage } = await drawing;
    return { id, html: await renderPage(question) };
  } catch (error) {
    return { id, failed: `${question.path}: ${error instanceof Error ? error.stack : error}` };
  }
}

parentPort?.on('message', ({ id, question }: { id: number; question: PageQuestion }) => {
  void answer(id, question).then((said) => parentPort?.postMessage(said));
});
