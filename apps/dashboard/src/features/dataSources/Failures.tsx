import { backgroundFailures, dismissBackgroundFailure } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useOwn } from '../../api/useOwn.ts';
import { useErrorToast } from '../../api/useRefusalText.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { FailuresTable } from './FailuresTable.tsx';
import { failuresMessages as messages } from './failures.messages.ts';

const MINUTE_MS = 60_000;

/** Failures of background tasks, fetched every minute. */
export function Failures() {
  const { formatMessage: t } = useIntl();
  const { send, isPending } = useEndpointMutation(dismissBackgroundFailure, [backgroundFailures]);
  const showFailure = useErrorToast();
  const block = useBlock(useOwn(backgroundFailures, {}, { refetchInterval: MINUTE_MS }));
  const dismiss = async (id: number) => {
    const outcome = await send({ params: { id: String(id) } });
    // Another member of staff may have been first, or it resolved itself.
    if (outcome.ok || outcome.failure === 'notFound') {
      showToast({ tone: 'success', title: t(messages.dismissed) });
    } else showFailure(t(messages.notDismissed), outcome);
  };
  return (
    <FailuresTable block={block} isPending={isPending} onDismiss={({ id }) => void dismiss(id)} />
  );
}
