import { ErrorState } from '@litometr/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIntl } from 'react-intl';
import { pageMessages as messages } from './page.messages.ts';

interface BlockBoundaryProps {
  children: ReactNode;
  /** Before the part is drawn again: what was fetched and failed can be fetched anew. */
  onRetry?: () => void;
}

/** A part of a page whose failure leaves the other parts alone: it tells of it and is tried again. */
export function BlockBoundary({ children, onRetry }: BlockBoundaryProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ErrorBoundary
      onError={(error) => console.error('A part of the page failed.', error)}
      {...(onRetry !== undefined && { onReset: onRetry })}
      fallbackRender={({ resetErrorBoundary }) => (
        <ErrorState
          headingLevel={2}
          title={t(messages.blockCrashTitle)}
          retry={{ label: t(messages.blockCrashRetry), onRetry: () => resetErrorBoundary() }}
        >
          {t(messages.blockCrashHelp)}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
