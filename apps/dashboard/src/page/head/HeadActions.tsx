import { IconButton } from '@litometr/ui';
import { copyText } from '@litometr/ui/clipboard';
import { showToast } from '@litometr/ui/toast';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Read } from '../../api/read.ts';
import { useDownload } from '../../api/useDownload.ts';
import { pageMessages as messages } from '../page.messages.ts';
import * as css from './HeadActions.css.ts';
import { SaveViewButton } from './SaveViewButton.tsx';

/** Copies the page's address: it holds all of the page's state. */
function ShareButton() {
  const { formatMessage: t } = useIntl();
  const share = async () => {
    try {
      await copyText(window.location.href);
      showToast({ tone: 'success', title: t(messages.linkCopied) });
    } catch (error) {
      // The address bar has the link as well.
      console.error(error);
      showToast({ tone: 'danger', title: t(messages.linkNotCopied) });
    }
  };
  return <IconButton icon="share" label={t(messages.share)} onPress={() => void share()} />;
}

/** Saves all rows of a read, as many as the reader's role may have. */
export function ExportButton({ of }: { of: Read }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const download = useDownload();
  const { mutate: save, isPending } = useMutation({
    mutationFn: () => download(of),
    onSuccess: ({ rows, all }) => {
      const isCut = rows !== null && all !== null && rows < all;
      showToast(
        isCut
          ? { tone: 'info', title: t(messages.exportCut, { rows: formatNumber(rows), all }) }
          : { tone: 'success', title: t(messages.exported) },
      );
    },
    onError: (error) => {
      console.error('The rows could not be saved.', error);
      showToast({ tone: 'danger', title: t(messages.exportFailed) });
    },
  });
  return (
    <IconButton
      icon="download"
      label={t(messages.exportCsv)}
      isPending={isPending}
      onPress={() => save()}
    />
  );
}

export interface HeadActionsProps {
  exportOf: Read | undefined;
  /** Saves the rows of a page whose endpoint has no export; null while there are none. */
  onExportRows?: (() => void) | null | undefined;
  extra: ReactNode;
}

/** Actions on the page in its current state: share it, export its table. */
export function HeadActions({ exportOf, onExportRows, extra }: HeadActionsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div className={css.root}>
      {extra}
      <div className={css.icons}>
        <SaveViewButton />
        <ShareButton />
        {exportOf !== undefined && <ExportButton of={exportOf} />}
        {onExportRows !== undefined && (
          <IconButton
            icon="download"
            label={t(messages.exportCsv)}
            isDisabled={onExportRows === null}
            onPress={() => onExportRows?.()}
          />
        )}
      </div>
    </div>
  );
}
