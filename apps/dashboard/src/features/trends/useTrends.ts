import { type PortalSlug, type PortalSummary, trends } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { isChoosable, type Question, questionOf } from './choices.ts';
import { isPortalsOwn, type TrendsState, trendsInput } from './trends.address.ts';

interface TrendsInput {
  portal: PortalSlug;
  summary: PortalSummary | undefined;
  state: TrendsState;
}

/** Queries the trends of a portal; compared with another portal, each is one line, as an index. */
export function useTrends({ portal, summary, state }: TrendsInput) {
  const own = summary === undefined ? null : questionOf(state, summary);
  const question: Question | null =
    own === null || state.with === undefined ? own : { ...own, by: 'all', fn: 'index' };
  const input = trendsInput({
    portal,
    state,
    question,
    isChoosable: question === null ? isPortalsOwn(state) : isChoosable(question.metric),
  });
  const isEnabled = question !== null || isPortalsOwn(state);
  const query = useEndpoint(trends, input, { enabled: isEnabled });
  return { question, query, request: isEnabled ? read(trends, input) : null };
}
