import { type PortalSlug, type PortalSummary, trends } from '@litometr/api-contract';
import { type Read, read } from '../../api/read.ts';
import { isChoosable, type Question, questionOf } from './choices.ts';
import { isPortalsOwn, type TrendsState, trendsInput } from './trends.address.ts';

export interface TrendsRequestInput {
  portal: PortalSlug;
  /** Metrics of the portal; undefined while it is loading. */
  summary: PortalSummary | undefined;
  state: TrendsState;
}

/**
 * Returns the request of the workbench to a portal; compared with another portal, each is one line, as an
 * index. Only the portal's main metric can be requested before its summary is loaded.
 */
export function trendsRequest({ portal, summary, state }: TrendsRequestInput): {
  question: Question | null;
  request: Read<typeof trends>;
  isKnown: boolean;
} {
  const own = summary === undefined ? null : questionOf(state, summary);
  const question: Question | null =
    own === null || state.with === undefined ? own : { ...own, by: 'all', fn: 'index' };
  const input = trendsInput({
    portal,
    state,
    question,
    isChoosable: question === null ? isPortalsOwn(state) : isChoosable(question.metric),
  });
  return {
    question,
    request: read(trends, input),
    isKnown: question !== null || isPortalsOwn(state),
  };
}
