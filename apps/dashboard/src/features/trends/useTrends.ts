import { useRead } from '../../api/useEndpoint.ts';
import { type TrendsRequestInput, trendsRequest } from './trendsRequest.ts';

/** Queries the trends of a portal, once it is known what can be requested. */
export function useTrends(input: TrendsRequestInput) {
  const { question, request, isKnown } = trendsRequest(input);
  const query = useRead(request, { enabled: isKnown });
  return { question, query, request: isKnown ? request : null };
}
