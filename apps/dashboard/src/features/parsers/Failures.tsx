import { backgroundFailures, dismissBackgroundFailure } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { useChange } from '../../api/useChange.ts';
import { useOwn } from '../../api/useOwn.ts';
import { usePending } from '../../api/usePending.ts';
import { useErrorToast } from '../../api/useRefusalText.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { FailuresTable } from './FailuresTable.tsx';
import { failuresMessages as messages } from './failures.messages.ts';

const MINUTE_MS = 60_000;

/** Failures of background tasks, fetched every minute. */
export function Failures() {
  const { formatMessage: t } = useIntl();
  const change = useChange();
  const showFailure = useErrorToast();
  const [isPending, run] = usePending();
  const block = useBlock(useOwn(backgroundFailures, {}, { refetchInterval: MINUTE_MS }));
  return (
    <FailuresTable
      block={block}
      isPending={isPending}
      onDismiss={({ id }) =>
        run(async () => {
          const outcome = await change(dismissBackgroundFailure, { params: { id: String(id) } }, [
            backgroundFailures,
          ]);
          // Another member of staff may have been first, or it resolved itself.
          if (outcome.ok || outcome.failure === 'notFound') {
            showToast({ tone: 'success', title: t(messages.dismissed) });
          } else showFailure(t(messages.notDismissed), outcome);
        })
      }
    />
  );
}
