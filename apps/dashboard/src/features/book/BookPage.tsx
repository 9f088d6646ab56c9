import { DataPanel } from '@litometr/analytics-widgets';
import { book, bookHistory } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { isMissing } from '../../api/failure.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';
import { MissingPage } from '../../page/MissingPage.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { BookHead } from './BookHead.tsx';
import { BookMetrics } from './BookMetrics.tsx';
import { BookPlaces } from './BookPlaces.tsx';
import { bookMessages as messages } from './book.messages.ts';

const BookCharts = lazy(() => import('./BookCharts.tsx'));

/** The card of a book; throws `MissingPage` for an id that names none. */
export function BookPage({ id }: { id: string }) {
  const { formatMessage: t } = useIntl();
  const { listName } = useDomain();
  const card = useEndpoint(book, { params: { id } });
  const history = useEndpoint(bookHistory, { params: { id } });
  const found = card.data?.book;
  useExactTitle(found ? t(messages.titled, { name: found.title }) : t(messages.title));
  const state = usePanelState(card);
  const historyState = usePanelState(history);
  if (isMissing(card.error)) throw new MissingPage();
  const best = found?.ranks[0];
  const lead =
    best === undefined
      ? t(messages.leadNone)
      : t(messages.lead, { position: best.position, list: listName(best) });
  return (
    <Stack gap="xl">
      <PageHead
        title={found?.title ?? t(messages.title)}
        lead={found && lead}
        meta={card.data?.meta}
      />
      {found === undefined ? (
        <DataPanel state={state} />
      ) : (
        <>
          <BookHead book={found} />
          <BookMetrics book={found} />
          <Suspense fallback={<ChartPlaceholder />}>
            <BookCharts state={historyState} history={history.data} name={found.title} />
          </Suspense>
          <BookPlaces ranks={found.ranks} />
        </>
      )}
    </Stack>
  );
}
