import { Stack } from '@litometr/ui';
import type { TabProps } from '../profile.address.ts';
import { Channels } from './Channels.tsx';
import { Inbox } from './Inbox.tsx';
import { Rules } from './Rules.tsx';

/** The inbox of alerts, the alert rules, and the other delivery channels. */
export function AlertsTab({ page, onPage }: TabProps) {
  return (
    <Stack gap="xl">
      <Inbox page={page} onPage={onPage} />
      <Rules />
      <Channels />
    </Stack>
  );
}
