import { useFormats } from '@litometr/analytics-widgets';
import type { MenuVersion } from '@litometr/api-contract';
import { Alert, Badge, Button, Heading, Inline, Spinner, Stack, Text } from '@litometr/ui';
import { Drawer } from '@litometr/ui/dialog';
import { showToast } from '@litometr/ui/toast';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import * as css from './MenuManager.css.ts';
import type { MenuActions } from './menuActions.ts';
import type { Workspace } from './useWorkspace.ts';
import { versionMessages as messages } from './versions.messages.ts';

export interface HistoryDrawerProps {
  workspace: Workspace;
  history: MenuActions['history'];
  onClose: () => void;
  onPublished: () => void;
}

interface Shown {
  items: readonly MenuVersion[];
  count: number;
}

/** The versions of the menu; each can be compared with the published one and restored. */
export function HistoryDrawer({ workspace, history, onClose, onPublished }: HistoryDrawerProps) {
  const { formatMessage: t } = useIntl();
  const { current } = workspace.server;
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Shown | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [restoring, setRestoring] = useState<MenuVersion | null>(null);

  useEffect(() => {
    let isOver = false;
    void history(page).then((outcome) => {
      if (isOver) return;
      setFailed(outcome.kind !== 'done');
      if (outcome.kind !== 'done') return;
      const { count, items } = outcome.value;
      setShown((before) => ({
        count,
        items: page === 1 ? items : [...(before?.items ?? []), ...items],
      }));
    });
    return () => {
      isOver = true;
    };
  }, [history, page]);

  const restore = async ({ version }: MenuVersion) => {
    const made = await workspace.restore(version);
    setRestoring(null);
    onClose();
    if (made === null) return;
    showToast({ tone: 'success', title: t(messages.published, { version: made.version }) });
    onPublished();
  };

  return (
    <Drawer
      title={t(messages.historyTitle)}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap="md">
        {hasFailed && (
          <Alert tone="danger" title={t(messages.failed)}>
            {t(messages.failedHelp)}
          </Alert>
        )}
        {shown === null && !hasFailed && <Spinner label={t(messages.historyTitle)} />}
        <ol className={css.list}>
          {shown?.items.map((version) => (
            <VersionRow
              key={version.version}
              version={version}
              current={current}
              onRestore={() => setRestoring(version)}
            />
          ))}
        </ol>
        {shown !== null && shown.items.length < shown.count && (
          <Button onPress={() => setPage(page + 1)}>{t(messages.more)}</Button>
        )}
      </Stack>
      {restoring !== null && (
        <ConfirmDialog
          title={t(messages.restoreTitle, { version: restoring.version })}
          text={t(messages.restoreText)}
          isOpen
          onClose={() => setRestoring(null)}
          isBusy={workspace.isBusy}
          action={{ label: t(messages.restoreDo), onPress: () => void restore(restoring) }}
        >
          <ChangeList label={t(messages.changes)} before={current.items} after={restoring.items} />
        </ConfirmDialog>
      )}
    </Drawer>
  );
}

interface VersionRowProps {
  version: MenuVersion;
  current: MenuVersion;
  onRestore: () => void;
}

function VersionRow({ version, current, onRestore }: VersionRowProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const [isCompared, setCompared] = useState(false);
  const { version: number, origin, author, created_at: at, items } = version;
  const isCurrent = number === current.version;
  const by = author ?? t(origin === 'default' ? messages.byServer : messages.byGone);
  return (
    <li className={css.changeRow}>
      <Inline gap="sm" align="center">
        <Heading level={3} size="lead">
          {t(messages.version, { version: number })}
        </Heading>
        {isCurrent && <Badge tone="success">{t(messages.current)}</Badge>}
      </Inline>
      <Text size="caption" tone="secondary">
        {t(messages.versionOf, { when: formatInstant(at), author: by, count: items.length })}
      </Text>
      {!isCurrent && (
        <Inline gap="sm">
          <Button size="sm" aria-expanded={isCompared} onPress={() => setCompared(!isCompared)}>
            {t(messages.compare)}
          </Button>
          <Button size="sm" icon="reEntry" onPress={onRestore}>
            {t(messages.restore)}
          </Button>
        </Inline>
      )}
      {isCompared && (
        <ChangeList
          label={t(messages.comparison, { version: number })}
          before={current.items}
          after={items}
        />
      )}
    </li>
  );
}
