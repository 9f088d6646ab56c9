import { type PortalSlug, type PortalSummary, trends } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import type { Period } from '../../page/period/usePeriod.ts';
import { isChoosable, type Question, questionOf } from './choices.ts';
import { filterKeys, type TrendsState } from './trends.address.ts';

interface AskInput {
  portal: PortalSlug;
  summary: PortalSummary | undefined;
  state: TrendsState;
  period: Period;
}

/** What the books are chosen by, as the API takes it; nothing where a metric is told of all alone. */
function filtersOf(state: TrendsState, question: Question | null) {
  if (question === null || state.with !== undefined || !isChoosable(question.metric)) return {};
  const asked = filterKeys.map((key) => [key, state[key]?.join(',')] as const);
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined));
}

/** What is asked of a portal; beside another portal everything is one line, as an index. */
export function useTrends({ portal, summary, state, period }: AskInput) {
  const own = summary === undefined ? null : questionOf(state, summary);
  const question: Question | null =
    own === null || state.with === undefined ? own : { ...own, by: 'all', fn: 'index' };
  const input = {
    params: { portal },
    query: {
      ...question,
      ...period.query,
      cmp: period.cmp,
      ...filtersOf(state, question),
      ...(state.keys === undefined || state.with !== undefined
        ? {}
        : { keys: state.keys.join(',') }),
    },
  };
  const answer = useEndpoint(trends, input, { enabled: question !== null });
  return { question, answer, asked: question === null ? null : read(trends, input) };
}
