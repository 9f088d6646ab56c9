import {
  changePassword,
  deleteAccount,
  endSession,
  endSessions,
  myData,
  mySessions,
} from '@litometr/api-contract';
import { useSession, useUser } from '@litometr/auth-machine/react';
import { Stack } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { saveFile } from '../../../api/download.ts';
import { useEndpointMutation } from '../../../api/useEndpointMutation.ts';
import { useOwn } from '../../../api/useOwn.ts';
import { useErrorToast } from '../../../api/useRefusalText.ts';
import { useBlock } from '../../../blocks/useBlock.ts';
import { DataCard } from './DataCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { safetyMessages as messages } from './safety.messages.ts';

const FILE = 'litometr-account.json';

/** The user's sessions, password, and the export and removal of their data. */
export function SafetyTab() {
  const { formatMessage: t } = useIntl();
  const name = useUser()?.username ?? '';
  const { logout } = useSession();
  const block = useBlock(useOwn(mySessions, {}));
  const ending = useEndpointMutation(endSession, [mySessions]);
  const endingOthers = useEndpointMutation(endSessions, [mySessions]);
  // Ends the caller's own session too: a refetch would be refused.
  const endingAll = useEndpointMutation(endSessions, []);
  const passwordChange = useEndpointMutation(changePassword, [mySessions]);
  const exporting = useEndpointMutation(myData, []);
  const deleting = useEndpointMutation(deleteAccount, []);
  const showError = useErrorToast();

  const endOne = async (id: string) => {
    const outcome = await ending.send({ params: { id } });
    if (outcome.ok || outcome.failure === 'notFound') {
      showToast({ tone: 'success', title: t(messages.ended) });
    } else showError(t(messages.notEnded), outcome);
  };
  const endOthers = async () => {
    const outcome = await endingOthers.send({ body: { keep_this: true } });
    if (outcome.ok) {
      const title = t(messages.endedAll, { count: outcome.data.ended });
      showToast({ tone: 'success', title });
    } else showError(t(messages.notEnded), outcome);
  };
  const endAll = async () => {
    const outcome = await endingAll.send({ body: { keep_this: false } });
    if (outcome.ok) logout();
    else showError(t(messages.notEnded), outcome);
  };
  const download = async () => {
    const outcome = await exporting.send({});
    if (!outcome.ok) {
      showError(t(messages.notDownloaded), outcome);
      return;
    }
    const text = JSON.stringify(outcome.data, null, 2);
    saveFile(FILE, new Blob([text], { type: 'application/json' }));
  };

  return (
    <Stack gap="lg">
      {/* Before the sessions, which are of any number until they have loaded. */}
      <PasswordCard onChange={(body) => passwordChange.send({ body })} />
      <SessionsCard
        block={block}
        isEnding={ending.isPending || endingOthers.isPending || endingAll.isPending}
        onEnd={(id) => void endOne(id)}
        onEndOthers={() => void endOthers()}
        onEndAll={() => void endAll()}
      />
      <DataCard
        name={name}
        isLoading={exporting.isPending}
        onDownload={() => void download()}
        onDelete={async (password) => {
          const outcome = await deleting.send({ body: { password } });
          if (outcome.ok) logout();
          return outcome;
        }}
      />
    </Stack>
  );
}
