import { book, bookHistory, type EndpointResponse } from '@litometr/api-contract';
import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { useCall } from '../../api/useEndpoint.ts';
import { periodQueryOf } from '../../page/period/period.ts';
import type { BookAddress } from './book.address.ts';

/** A book with its days, as a comparison needs it. */
export interface ComparedBook {
  card: EndpointResponse<typeof book>['book'];
  history: EndpointResponse<typeof bookHistory>;
}

/** As many books besides the first as remain distinguishable in a chart. */
const MAX_OTHER_BOOKS = 4;

/** Returns the compared books of the URL, as far as they exist and have loaded. */
export function useCompared(id: string, state: BookAddress): ComparedBook[] {
  const call = useCall();
  const others = (state.compare ?? []).filter((other) => other !== id).slice(0, MAX_OTHER_BOOKS);
  const cards = useQueries({
    queries: others.map((other) => endpointQuery(call, book, { params: { id: other } })),
  });
  const histories = useQueries({
    queries: others.map((other) =>
      endpointQuery(call, bookHistory, { params: { id: other }, query: periodQueryOf(state) }),
    ),
  });
  return others.flatMap((_, index) => {
    const card = cards[index]?.data?.book;
    const history = histories[index]?.data;
    return card === undefined || history === undefined ? [] : [{ card, history }];
  });
}
