import { changeParser, type ParserStatus, parsers } from '@litometr/api-contract';
import { IconButton } from '@litometr/ui';
import { Menu, MenuItem } from '@litometr/ui/menu';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChange } from '../../api/useChange.ts';
import { usePending } from '../../api/usePending.ts';
import { useTellFailure } from '../../api/useRefusalText.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { parsersMessages as messages } from './parsers.messages.ts';

export interface PortalActionsProps {
  status: ParserStatus;
  /** Pausing is for admins. */
  canPause: boolean;
}

const DAY_HOURS = 24;
const WEEK_HOURS = 168;

interface Said {
  body: { paused?: boolean; mute_hours?: number };
  done: string;
  /** Takes it back. */
  back: { paused?: boolean; mute_hours?: number };
}

/** What staff may do with a portal. Nothing here is lost: each deed can be taken back. */
export function PortalActions({ status, canPause }: PortalActionsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const change = useChange();
  const tellFailure = useTellFailure();
  const [isPending, run] = usePending();
  const [isNoting, setNoting] = useState(false);
  const portal = domain.portal(status.portal);
  const params = { portal: status.portal };
  const isPaused = status.paused_at !== null;

  const say = ({ body, done, back }: Said) =>
    run(async () => {
      const outcome = await change(changeParser, { params, body }, [parsers]);
      if (!outcome.ok) {
        tellFailure(t(messages.changeFailed), outcome);
        return;
      }
      const undo = async () => {
        const undone = await change(changeParser, { params, body: back }, [parsers]);
        if (!undone.ok) tellFailure(t(messages.changeFailed), undone);
      };
      showToast({
        tone: 'success',
        title: done,
        action: { label: t(messages.undo), onAction: () => void undo() },
      });
    });
  const mute = (hours: number) =>
    say({
      body: { mute_hours: hours },
      done: t(hours === 0 ? messages.unmutedDone : messages.mutedDone, { portal }),
      back: { mute_hours: hours === 0 ? DAY_HOURS : 0 },
    });
  const pause = () =>
    say({
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
            <MenuItem icon="hide" onAction={() => mute(DAY_HOURS)}>
              {t(messages.muteDay)}
            </MenuItem>
            <MenuItem icon="hide" onAction={() => mute(WEEK_HOURS)}>
              {t(messages.muteWeek)}
            </MenuItem>
          </>
        ) : (
          <MenuItem icon="bell" onAction={() => mute(0)}>
            {t(messages.unmute)}
          </MenuItem>
        )}
        {canPause && (
          <MenuItem
            icon={isPaused ? 'refresh' : 'ban'}
            {...(!isPaused && { description: t(messages.pausedHelp) })}
            onAction={pause}
          >
            {t(isPaused ? messages.resume : messages.pause)}
          </MenuItem>
        )}
      </Menu>
      {isNoting && <NoteDialog status={status} onClose={() => setNoting(false)} />}
    </>
  );
}
