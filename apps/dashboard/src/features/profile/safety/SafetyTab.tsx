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
import { useChange } from '../../../api/useChange.ts';
import { useOwn } from '../../../api/useOwn.ts';
import { usePending } from '../../../api/usePending.ts';
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
  const change = useChange();
  const showError = useErrorToast();
  const [isEnding, end] = usePending();
  const [isLoading, load] = usePending();

  const endOne = async (id: string) => {
    const outcome = await change(endSession, { params: { id } }, [mySessions]);
    if (outcome.ok || outcome.failure === 'notFound') {
      showToast({ tone: 'success', title: t(messages.ended) });
    } else showError(t(messages.notEnded), outcome);
  };
  const endMany = async (keepCurrent: boolean) => {
    const outcome = await change(
      endSessions,
      { body: { keep_this: keepCurrent } },
      keepCurrent ? [mySessions] : [],
    );
    if (!outcome.ok) showError(t(messages.notEnded), outcome);
    else if (keepCurrent) {
      const title = t(messages.endedAll, { count: outcome.data.ended });
      showToast({ tone: 'success', title });
    } else logout();
  };
  const download = async () => {
    const outcome = await change(myData, {}, []);
    if (!outcome.ok) {
      showError(t(messages.notDownloaded), outcome);
      return;
    }
    const text = JSON.stringify(outcome.data, null, 2);
    saveFile(FILE, new Blob([text], { type: 'application/json' }));
  };

  return (
    <Stack gap="lg">
      <SessionsCard
        block={block}
        isEnding={isEnding}
        onEnd={(id) => end(() => endOne(id))}
        onEndOthers={() => end(() => endMany(true))}
        onEndAll={() => end(() => endMany(false))}
      />
      <PasswordCard onChange={(body) => change(changePassword, { body }, [mySessions])} />
      <DataCard
        name={name}
        isLoading={isLoading}
        onDownload={() => load(download)}
        onDelete={async (password) => {
          const outcome = await change(deleteAccount, { body: { password } }, []);
          if (outcome.ok) logout();
          return outcome;
        }}
      />
    </Stack>
  );
}
