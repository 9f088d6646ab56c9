import { ErrorState } from '@litometr/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { frameMessages as messages } from '../page/frame.messages.ts';
import { MissingPage } from '../page/MissingPage.ts';

/** What stands in a page's place when it could not be shown; the shell around it lives on. */
export function RouteError() {
  const { formatMessage: t } = useIntl();
  const error = useRouteError();
  const isMissing = error instanceof MissingPage;
  useEffect(() => {
    if (!isMissing) console.error('A page failed.', error);
  }, [isMissing, error]);
  if (isMissing) return <NotFoundPage />;
  return (
    <ErrorState
      headingLevel={1}
      title={t(messages.crashTitle)}
      retry={{ label: t(messages.reload), onRetry: () => window.location.reload() }}
    >
      {t(messages.crashHelp)}
    </ErrorState>
  );
}
