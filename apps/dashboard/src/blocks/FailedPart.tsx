import type { PanelState } from '@litometr/analytics-widgets';
import { Alert, Button } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from '../page/page.messages.ts';

export interface FailedPartProps {
  state: PanelState;
  /** States what is missing because of the failure, and what is still shown. */
  children: ReactNode;
}

/**
 * A notice in place of a part whose absence users would not notice, such as marks on a chart. Reports
 * that it failed to load, and retries that part alone.
 */
export function FailedPart({ state, children }: FailedPartProps) {
  const { formatMessage: t } = useIntl();
  if (state.kind !== 'failed') return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="sm" onPress={state.onRetry}>
          {t(pageMessages.retry)}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
