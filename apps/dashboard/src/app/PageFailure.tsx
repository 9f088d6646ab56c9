import { ErrorState } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { frameMessages as messages } from '../page/frame.messages.ts';

interface PageFailureProps {
  retry: () => void;
  isPending?: boolean;
}

/** In place of a page that could not be shown; the shell around it lives on. */
export function PageFailure({ retry, isPending = false }: PageFailureProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ErrorState
      headingLevel={1}
      title={t(messages.crashTitle)}
      retry={{ label: t(messages.crashRetry), onRetry: retry, isPending }}
    >
      {t(messages.crashHelp)}
    </ErrorState>
  );
}
