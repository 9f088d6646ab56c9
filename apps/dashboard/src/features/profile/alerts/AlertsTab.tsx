import { Stack } from '@litometr/ui';
import type { TabProps } from '../profile.address.ts';
import { Channels } from './Channels.tsx';
import { Inbox } from './Inbox.tsx';
import { Rules } from './Rules.tsx';

/** What happened, what the reader wants to be told of, and where else it is told. */
export function AlertsTab({ page, onPage }: TabProps) {
  return (
    <Stack gap="xl">
      <Inbox page={page} onPage={onPage} />
      <Rules />
      <Channels />
    </Stack>
  );
}
