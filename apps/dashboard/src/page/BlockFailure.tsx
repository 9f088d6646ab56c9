import { ErrorState, type LazyFailureProps } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { pageMessages as messages } from './page.messages.ts';

/** Replaces a failed part of a page with an error and a retry. */
export function BlockFailure({ retry }: LazyFailureProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ErrorState
      headingLevel={2}
      title={t(messages.blockCrashTitle)}
      retry={{ label: t(messages.blockCrashRetry), onRetry: retry }}
    >
      {t(messages.blockCrashHelp)}
    </ErrorState>
  );
}
