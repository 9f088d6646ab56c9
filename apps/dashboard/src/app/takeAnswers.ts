import type { RouteObject } from 'react-router-dom';
import * as z from 'zod/mini';
import { type AnswersByAddress, keepAnswer } from '../api/firstAnswers.ts';
import { pageAt } from './pageAt.ts';
import type { ReadDeps } from './pageRoute.tsx';

/** Where a server leaves the answers to the page's first calls (`pages/pageHtml.ts` of ours). */
const PLACE = 'first-answers';

const answersByAddress = z.record(z.string(), z.unknown());

function answersIn(text: string): AnswersByAddress {
  try {
    return z.parse(answersByAddress, JSON.parse(text));
  } catch (error) {
    // The page calls for them itself.
    console.error('The answers that came with the page cannot be read.', error);
    return {};
  }
}

/** A page that is gone back to may be as old as the tab: its answers are shown and asked for anew. */
function ageOfPage(): { updatedAt?: number } {
  const [navigation] = performance.getEntriesByType('navigation');
  const isKept =
    navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
  return isKept ? { updatedAt: 0 } : {};
}

/** Takes what came with the page into the cache, read after read; `pause` stands between them. */
export async function takeAnswers(
  routes: RouteObject[],
  { queryClient, call }: ReadDeps,
  pause: () => Promise<void>,
): Promise<void> {
  const place = document.getElementById(PLACE);
  const at = pageAt(routes, new URL(location.href));
  if (place === null || at === null) return;
  const answers = answersIn(place.textContent);
  place.remove();
  for (const read of at.page.reads(at.id)) {
    keepAnswer(queryClient, call, read, answers, ageOfPage());
    await pause();
  }
}
