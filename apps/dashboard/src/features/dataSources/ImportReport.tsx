import { importById, imports, parserDetail, parsers, rerunImport } from '@litometr/api-contract';
import { Dialog } from '@litometr/ui/dialog';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useOwn } from '../../api/useOwn.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { ImportReportView } from './ImportReportView.tsx';
import { importsMessages as messages } from './imports.messages.ts';

const POLL_MS = 1_000;
const stale = [imports, parsers, parserDetail, importById];

export interface ImportReportProps {
  id: string;
  onClose: () => void;
  /** Another import has begun: its report replaces this one. */
  onBegun: (id: string) => void;
}

/** The report of an import in a dialog; it grows while the import is running. */
export function ImportReport({ id, onClose, onBegun }: ImportReportProps) {
  const { formatMessage: t } = useIntl();
  const { send, isPending } = useEndpointMutation(rerunImport, stale);
  const refusalText = useRefusalText();
  const [isOver, setOver] = useState(false);
  // The report grows while the import is running.
  const response = useOwn(
    importById,
    { params: { id } },
    isOver ? {} : { refetchInterval: POLL_MS },
  );
  if (!isOver && response.data?.ended_at != null) setOver(true);
  const block = useBlock(response);
  const rerun = async (skips: boolean) => {
    const query = { skip_bad_rows: skips ? ('true' as const) : ('false' as const) };
    const outcome = await send({ params: { id }, query });
    if (outcome.ok) {
      showToast({ tone: 'success', title: t(messages.rerunDone) });
      onBegun(outcome.data.id);
      return;
    }
    const isGone = outcome.refusal?.code === 'not_held';
    showToast({
      tone: 'danger',
      title: t(messages.rerunFailed),
      description: isGone ? t(messages.rerunGone) : refusalText(outcome),
    });
  };
  return (
    <Dialog title={t(messages.report)} size="lg" isOpen onOpenChange={onClose}>
      <ImportReportView
        block={block}
        isPending={isPending}
        onRerun={(skips) => void rerun(skips)}
      />
    </Dialog>
  );
}
