import { useFormats } from '@litometr/analytics-widgets';
import { Alert, Button } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { PageHead } from '../../page/PageHead.tsx';
import { menuAddress } from './menuManager.address.ts';
import { menuMessages as messages } from './menuManager.messages.ts';
import type { Workspace } from './useWorkspace.ts';
import { versionMessages } from './versions.messages.ts';

/** Which version is published, and how old the draft is. */
export function MenuHead({ workspace }: { workspace: Workspace }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const { current, draft } = workspace.server;
  const { version } = current;
  const leadOf = () => {
    if (draft === null) {
      return t(messages.leadPublished, { version, when: formatInstant(current.created_at) });
    }
    const when = formatInstant(draft.updated_at);
    if (draft.author === null) return t(messages.leadDraft, { version, when });
    return t(messages.leadDraftBy, { version, when, author: draft.author });
  };
  return (
    <PageHead title={t(messages.title)} address={menuAddress} lead={leadOf()} meta={null} isPlain />
  );
}

/** Errors of the last call, and obstacles to publishing. */
export function MenuNotices({ workspace }: { workspace: Workspace }) {
  const { formatMessage: t } = useIntl();
  const { hasFailed, wasReloaded, isStale, server } = workspace;
  return (
    <>
      {hasFailed && (
        <Alert tone="danger" title={t(versionMessages.failed)}>
          {t(versionMessages.failedHelp)}
        </Alert>
      )}
      {wasReloaded && <Alert tone="info">{t(versionMessages.renewed)}</Alert>}
      {isStale && server.draft !== null && (
        <Alert
          tone="warning"
          actions={
            <Button size="sm" onPress={() => void workspace.reconcile()}>
              {t(versionMessages.reconcile)}
            </Button>
          }
        >
          {t(versionMessages.stale, {
            base: server.draft.base_version,
            version: server.current.version,
          })}
        </Alert>
      )}
    </>
  );
}
