import type { PanelState } from '@litometr/analytics-widgets';
import { Alert, Button } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from '../page/page.messages.ts';

export interface FailedPartProps {
  state: PanelState;
  /** What is not seen for it, and what is seen nevertheless. */
  children: ReactNode;
}

/**
 * A notice in place of a part that is missed by nobody who does not know of it, as marks on a
 * chart: says that it did not come, and asks for it again alone.
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
