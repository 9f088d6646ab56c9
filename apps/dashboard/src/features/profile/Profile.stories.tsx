import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import {
  account,
  deliveriesResponse,
  hostile,
  importResponse,
  inboxResponse,
  notesResponse,
  rulesResponse,
  sessionsResponse,
  viewsResponse,
  watchResponse,
  webhooksResponse,
} from '../../testing/personalFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { IdentityCard } from './account/IdentityCard.tsx';
import { LookCard } from './account/LookCard.tsx';
import { FeedCard } from './alerts/FeedCard.tsx';
import { InboxView } from './alerts/InboxView.tsx';
import { RulesView } from './alerts/RulesView.tsx';
import { WebhooksCard } from './alerts/WebhooksCard.tsx';
import { NotesView } from './notes/NotesTab.tsx';
import { DataCard } from './safety/DataCard.tsx';
import { PasswordCard } from './safety/PasswordCard.tsx';
import { SessionsCard } from './safety/SessionsCard.tsx';
import { ViewsView } from './views/ViewsView.tsx';
import { WatchImport } from './watch/WatchImport.tsx';
import { WatchListView } from './watch/WatchListView.tsx';

const onRetry = fn();
const refused = { ok: false, failure: 'refused', refusal: null } as const;
const none = new Set<number>();
const paging = { page: 1, onPage: fn() };
const prefs = {
  contrast: null,
  density: 'dense',
  adult: true,
  portal: 'litnet',
  range: '90',
  cmp: null,
} as const;

const room = { count: 6, limit: 500 };
const watchProps = {
  room,
  ...paging,
  kind: undefined,
  onKind: fn(),
  onRemove: fn(),
  onAdd: fn(),
  isSaving: false,
  onSave: fn(),
};
const inboxProps = {
  ...paging,
  isUnreadOnly: false,
  onUnreadOnly: fn(),
  onMark: fn(),
  onOpen: fn(),
  onReadAll: fn(),
};
const viewsProps = { removed: none, onOpen: fn(), onRename: fn(), onRemove: fn() };
const notesProps = { ...paging, removed: none, onEdit: fn(), onRemove: fn() };
const rulesProps = { onAdd: fn(), onEdit: fn(), onTurn: fn(), onRemove: fn() };
const feedProps = { address: null, isPending: false, onRenew: fn(), onRemove: fn() };
const hooksProps = {
  isBusy: false,
  onAdd: fn(async () => Promise.resolve({ error: '400' })),
  onTurn: fn(),
  onTest: fn(),
  onRemove: fn(),
};
const sessionsProps = { isEnding: false, onEnd: fn(), onEndOthers: fn(), onEndAll: fn() };

const meta = {
  title: 'Dashboard/Profile',
  decorators: [withPage],
  beforeEach: () => onRetry.mockClear(),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Account: Story = {
  render: () => (
    <Stack gap="lg">
      <IdentityCard block={ready(account)} />
      <LookCard
        theme="light"
        onTheme={fn()}
        locale="ru"
        onLocale={fn()}
        prefs={prefs}
        onPrefs={fn()}
      />
    </Stack>
  ),
};

export const WatchList: Story = {
  render: () => <WatchListView {...watchProps} block={ready(watchResponse)} />,
  play: async ({ canvas, userEvent }) => {
    const [first] = watchResponse.items;
    const row = canvas.getByRole('row', { name: new RegExp(first?.name ?? '') });
    await userEvent.click(within(row).getByRole('button'));
    await expect(watchProps.onRemove).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'book', target: 1 }),
    );
    // Input that looks like markup is rendered as text.
    await expect(canvas.getByText(hostile)).toBeInTheDocument();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
};

/** Links are sent once, however often the button is pressed; each line is reported. */
export const WatchLinks: Story = {
  render: () => <WatchImport room={{ count: 499, limit: 500 }} onSend={sendLinks} onClose={fn()} />,
  play: async ({ userEvent }) => {
    sendLinks.mockClear();
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'https://litnet.com/ru/book/x-b1');
    const [, , , submit] = within(dialog).getAllByRole('button');
    if (submit !== undefined) await userEvent.dblClick(submit);
    await waitFor(() =>
      expect(within(dialog).getAllByRole('row')).toHaveLength(importResponse.lines.length + 1),
    );
    await expect(sendLinks).toHaveBeenCalledOnce();
  },
};

const sendLinks = fn(async () => Promise.resolve({ ok: true, data: importResponse } as const));

export const Saved: Story = {
  render: () => (
    <Stack gap="xl">
      <ViewsView {...viewsProps} block={ready(viewsResponse)} />
      <NotesView {...notesProps} block={ready(notesResponse)} />
    </Stack>
  ),
};

export const Alerts: Story = {
  render: () => (
    <Stack gap="xl">
      <InboxView {...inboxProps} block={ready(inboxResponse)} />
      <RulesView {...rulesProps} block={ready(rulesResponse)} />
      <FeedCard
        {...feedProps}
        block={ready({ created_at: account.created_at })}
        address="https://litometr.example/api/feeds/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_abcde.atom"
      />
      <WebhooksCard
        {...hooksProps}
        block={ready(webhooksResponse)}
        log={ready(deliveriesResponse)}
      />
    </Stack>
  ),
};

/** Where somebody signs in often: the latest, and all on request. */
export const ManySessions: Story = {
  render: () => {
    const items = Array.from({ length: 14 }, (_, index) =>
      sessionsResponse.items.slice(0, 1).map((one) => ({
        ...one,
        id: `session-${index}`,
        current: index === 0,
      })),
    ).flat();
    return <SessionsCard {...sessionsProps} block={ready({ ...sessionsResponse, items })} />;
  },
  play: async ({ canvas, userEvent }) => {
    const HEAD = 1;
    await expect(canvas.getAllByRole('row')).toHaveLength(10 + HEAD);
    const toggle = canvas.getAllByRole('button').find((button) => !button.closest('table'));
    if (toggle !== undefined) await userEvent.click(toggle);
    await expect(canvas.getAllByRole('row')).toHaveLength(14 + HEAD);
  },
};

/** A refusal of the server is shown at the field. */
export const Safety: Story = {
  render: () => (
    <Stack gap="lg">
      <SessionsCard {...sessionsProps} block={ready(sessionsResponse)} />
      <PasswordCard
        onChange={async () =>
          Promise.resolve({
            ...refused,
            refusal: { status: 403, code: 'wrong_password', fields: {} },
          })
        }
      />
      <DataCard
        name="reader"
        isLoading={false}
        onDownload={fn()}
        onDelete={async () => Promise.resolve(refused)}
      />
    </Stack>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const fields = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type="password"]')];
    const [current, next, repeat] = fields;
    if (current === undefined || next === undefined || repeat === undefined) return;
    await userEvent.type(current, 'wrong');
    await userEvent.type(next, 'long enough');
    await userEvent.type(repeat, 'long enough{Enter}');
    await waitFor(() => expect(current).toBeInvalid());
    await expect(next).not.toBeInvalid();
  },
};

export const Empty: Story = {
  render: () => (
    <Stack gap="xl">
      <WatchListView {...watchProps} block={ready({ count: 0, limit: 500, items: [] })} />
      <ViewsView {...viewsProps} block={ready({ limit: 50, items: [] })} />
      <NotesView {...notesProps} block={ready({ count: 0, limit: 9, items: [] })} />
      <InboxView {...inboxProps} block={ready({ count: 0, unread: 0, items: [] })} />
      <RulesView {...rulesProps} block={ready({ limit: 20, items: [] })} />
      <FeedCard {...feedProps} block={ready({ created_at: null })} />
      <WebhooksCard
        {...hooksProps}
        block={ready({ limit: 2, items: [] })}
        log={ready({ count: 0, items: [] })}
      />
    </Stack>
  ),
};

export const Loading: Story = {
  render: () => (
    <Stack gap="xl">
      <IdentityCard block={waiting} />
      <WatchListView {...watchProps} block={waiting} />
      <ViewsView {...viewsProps} block={waiting} />
      <InboxView {...inboxProps} block={waiting} />
      <SessionsCard {...sessionsProps} block={waiting} />
    </Stack>
  ),
};

/** Each part fails and is tried again alone; what was there stays, with a notice. */
export const FailedAndPartial: Story = {
  render: () => (
    <Stack gap="xl">
      <WatchListView
        {...watchProps}
        block={{ state: { kind: 'partial', notice: '…', refreshing: false }, data: watchResponse }}
      />
      <ViewsView {...viewsProps} block={failed(onRetry)} />
      <NotesView {...notesProps} block={failed(onRetry)} />
      <RulesView {...rulesProps} block={failed(onRetry)} />
      <SessionsCard {...sessionsProps} block={failed(onRetry)} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const alert of canvas.getAllByRole('alert')) {
      const retry = within(alert).queryByRole('button');
      if (retry !== null) await userEvent.click(retry);
    }
    await expect(onRetry).toHaveBeenCalledTimes(4);
  },
};

export const OnPhone: Story = {
  ...WatchList,
  parameters: { phone: true },
  globals: { viewport: { value: 'phone' } },
};
