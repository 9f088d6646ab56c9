import { resetUser } from '@litometr/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { createCall } from '../../api/call.ts';
import { CallContext } from '../../api/useEndpoint.ts';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { usersResponse } from '../../testing/staffFixtures.ts';
import { withCall } from '../../testing/withCall.tsx';
import { withPage } from '../../testing/withPage.tsx';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import { PasswordOnce } from './PasswordOnce.tsx';
import { UsersView, type UsersViewProps } from './UsersView.tsx';
import { usersAddress } from './users.address.ts';

const search = z.parse(usersAddress, {});
const view = (props: Partial<UsersViewProps>) => (
  <UsersView
    block={waiting}
    search={search}
    onSearch={fn()}
    ownName="admin"
    onCreate={fn()}
    auditPath="/app/audit"
    {...props}
  />
);

const meta = { title: 'Dashboard/Users', decorators: [withPage, withCall] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const api = createFakeApi();

/** For the admin's own account only the audit link is available. */
export const Accounts: Story = {
  beforeEach: () => {
    const [, user] = usersResponse().items;
    if (user === undefined) throw new Error('The fixture has two users.');
    api.reply(resetUser, { user, password: 'a-password-shown-once' });
    api.requests.length = 0;
  },
  render: () => (
    <CallContext value={createCall(api.http)}>
      {view({ block: ready(usersResponse()) })}
    </CallContext>
  ),
  play: async ({ canvas, step }) => {
    const [own, other] = canvas
      .getAllByRole('button', { expanded: false })
      .filter((button) =>
        ['admin', 'Ольга'].some((name) => button.getAttribute('aria-label')?.includes(name)),
      );
    if (own === undefined || other === undefined) throw new Error('Each account has its menu.');
    await step('one’s own account is guarded', async () => {
      await userEvent.click(own);
      await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
    });
    await step('an irreversible action is confirmed, and reported once', async () => {
      await userEvent.click(other);
      const items = await screen.findAllByRole('menuitem');
      // Three other roles come first.
      await userEvent.click(items[3] ?? own);
      const dialog = await screen.findByRole('alertdialog');
      await expect(api.requests).toEqual([]);
      const buttons = dialog.querySelectorAll('button');
      await userEvent.click(buttons[buttons.length - 1] ?? own);
      await expect(await screen.findByDisplayValue('a-password-shown-once')).toHaveFocus();
      await expect(api.requests).toEqual(['/staff/users/2/reset/']);
    });
  },
};
export const Loading: Story = { render: () => view({}) };
export const Failed: Story = { render: () => view({ block: failed(fn()) }) };
export const Empty: Story = {
  render: () =>
    view({ block: ready({ count: 0, items: [] }), search: { ...search, q: 'никто', role: 'vip' } }),
};
export const Create: Story = {
  render: () => <CreateUserDialog onClose={fn()} onMade={fn()} />,
};
export const Password: Story = {
  render: () => <PasswordOnce name="reader" password="mX2-9fQ_k8" onClose={fn()} />,
};
