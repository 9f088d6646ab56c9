import { changeParser, type ParserStatus, parsers } from '@litometr/api-contract';
import { IconButton } from '@litometr/ui';
import { Menu, MenuItem } from '@litometr/ui/menu';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useErrorToast } from '../../api/useRefusalText.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';
import { SourceNoteDialog } from './SourceNoteDialog.tsx';

export interface PortalActionsProps {
  status: ParserStatus;
  /** Pausing is for admins. */
  canPause: boolean;
}

const DAY_HOURS = 24;
const WEEK_HOURS = 168;

interface PortalAction {
  body: { paused?: boolean; mute_hours?: number };
  done: string;
  /** The body that undoes the action. */
  back: { paused?: boolean; mute_hours?: number };
}

/** Staff actions on a portal. None is destructive: each can be undone. */
export function PortalActions({ status, canPause }: PortalActionsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { send, isPending } = useEndpointMutation(changeParser, [parsers]);
  const showError = useErrorToast();
  const [isNoting, setNoting] = useState(false);
  const portal = domain.portal(status.portal);
  const params = { portal: status.portal };
  const isPaused = status.paused_at !== null;

  const apply = async ({ body, done, back }: PortalAction) => {
    const outcome = await send({ params, body });
    if (!outcome.ok) {
      showError(t(messages.changeFailed), outcome);
      return;
    }
    const undo = async () => {
      const undone = await send({ params, body: back });
      if (!undone.ok) showError(t(messages.changeFailed), undone);
    };
    showToast({
      tone: 'success',
      title: done,
      action: { label: t(messages.undo), onAction: () => void undo() },
    });
  };
  const mute = (hours: number) =>
    apply({
      body: { mute_hours: hours },
      done: t(hours === 0 ? messages.unmutedDone : messages.mutedDone, { portal }),
      back: { mute_hours: hours === 0 ? DAY_HOURS : 0 },
    });
  const pause = () =>
    apply({
      body: { paused: !isPaused },
      done: t(isPaused ? messages.resumed : messages.paused, { portal }),
      back: { paused: isPaused },
    });
  return (
    <>
      <Menu
        label={t(messages.actions, { portal })}
        trigger={
          <IconButton icon="more" label={t(messages.actions, { portal })} isPending={isPending} />
        }
      >
        <MenuItem icon="edit" onAction={() => setNoting(true)}>
          {t(messages.editNote)}
        </MenuItem>
        {status.muted_until === null ? (
          <>
            <MenuItem icon="hide" onAction={() => void mute(DAY_HOURS)}>
              {t(messages.muteDay)}
            </MenuItem>
            <MenuItem icon="hide" onAction={() => void mute(WEEK_HOURS)}>
              {t(messages.muteWeek)}
            </MenuItem>
          </>
        ) : (
          <MenuItem icon="bell" onAction={() => void mute(0)}>
            {t(messages.unmute)}
          </MenuItem>
        )}
        {canPause && (
          <MenuItem
            icon={isPaused ? 'refresh' : 'ban'}
            {...(!isPaused && { description: t(messages.pausedHelp) })}
            onAction={() => void pause()}
          >
            {t(isPaused ? messages.resume : messages.pause)}
          </MenuItem>
        )}
      </Menu>
      {isNoting && <SourceNoteDialog status={status} onClose={() => setNoting(false)} />}
    </>
  );
}
