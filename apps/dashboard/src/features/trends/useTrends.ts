import { type PortalSlug, type PortalSummary, trends } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { isChoosable, type Question, questionOf } from './choices.ts';
import { isPortalsOwn, type TrendsState, trendsInput } from './trends.address.ts';

interface AskInput {
  portal: PortalSlug;
  summary: PortalSummary | undefined;
  state: TrendsState;
}

/** What is asked of a portal; beside another portal everything is one line, as an index. */
export function useTrends({ portal, summary, state }: AskInput) {
  const own = summary === undefined ? null : questionOf(state, summary);
  const question: Question | null =
    own === null || state.with === undefined ? own : { ...own, by: 'all', fn: 'index' };
  const input = trendsInput({
    portal,
    state,
    question,
    isChoosable: question === null ? isPortalsOwn(state) : isChoosable(question.metric),
  });
  const isAsked = question !== null || isPortalsOwn(state);
  const answer = useEndpoint(trends, input, { enabled: isAsked });
  return { question, answer, asked: isAsked ? read(trends, input) : null };
}
