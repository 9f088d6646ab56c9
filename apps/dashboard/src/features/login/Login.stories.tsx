import { createMemoryStorage, createSession, TransportError } from '@litometr/auth-machine';
import { defaultParsers } from '@litometr/auth-machine/parsers';
import { SessionProvider } from '@litometr/auth-machine/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { withCall } from '../../testing/withCall.tsx';
import { withPage } from '../../testing/withPage.tsx';
import { LoginPage } from './LoginPage.tsx';

const refuse = (status: number | null, hasDetail = false) =>
  Promise.reject(new TransportError('refused', { status, hasDetail }));

/** A guest whose sign-in gets this response. */
function openSession(login: () => Promise<unknown>) {
  const session = createSession({
    storage: createMemoryStorage(),
    parsers: defaultParsers,
    transport: {
      login,
      refresh: () => refuse(null),
      fetchUser: () => refuse(null),
      fetchMenu: () => refuse(null),
    },
  });
  void session.start();
  return session;
}

function Guest({ login, children }: { login: () => Promise<unknown>; children: ReactNode }) {
  const [session] = useState(() => openSession(login));
  return <SessionProvider session={session}>{children}</SessionProvider>;
}

const withServer =
  (login: () => Promise<unknown>): Decorator =>
  (Story) => (
    <Guest login={login}>
      <Story />
    </Guest>
  );

const meta = {
  title: 'Dashboard/Login',
  component: LoginPage,
  decorators: [withCall, withPage],
} satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const form = async () => within(await screen.findByRole('dialog'));

async function signIn({ userEvent }: Play) {
  const dialog = await form();
  const [username] = dialog.getAllByRole('textbox');
  await userEvent.type(username ?? document.body, 'moderator');
  await userEvent.tab();
  await userEvent.keyboard('not the password{Enter}');
  return dialog;
}

/** Required fields are validated before anything is sent. */
export const Required: Story = {
  decorators: [withServer(() => refuse(null))],
  play: async ({ userEvent }) => {
    const dialog = await form();
    const username = dialog.getAllByRole('textbox')[0];
    await expect(username).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(username).toBeInvalid();
  },
};

/** The server knows no such pair of name and password. */
export const Refused: Story = {
  decorators: [withServer(() => refuse(401, true))],
  play: async (context) => {
    await expect(await (await signIn(context)).findByRole('alert')).toBeVisible();
  },
};

/** A missing response is reported as such, not as a wrong password. */
export const Unreachable: Story = {
  parameters: { phone: true },
  decorators: [withServer(() => refuse(null))],
  play: async (context) => {
    await expect(await (await signIn(context)).findByRole('alert')).toBeVisible();
  },
};
