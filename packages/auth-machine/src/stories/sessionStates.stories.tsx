import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SceneView } from '../testing/SceneView.tsx';

/** The real machine on a scripted server, brought into each state that lasts. */
const meta = {
  title: 'Session/States',
  component: SceneView,
  play: async ({ canvasElement, args: { state } }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => {
      const [item] = canvas.getAllByText(state).map((label) => label.closest('li'));
      await expect(item).toHaveAttribute('aria-current', 'true');
    });
  },
} satisfies Meta<typeof SceneView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Boot = { args: { state: 'boot' } } satisfies Story;
export const AnonymousIdle = { args: { state: 'anonymous.idle' } } satisfies Story;
export const AnonymousSubmitting = { args: { state: 'anonymous.submitting' } } satisfies Story;
export const AnonymousRejected = { args: { state: 'anonymous.rejected' } } satisfies Story;
export const IdentityRestoring = { args: { state: 'holding.identity.restoring' } } satisfies Story;
export const IdentityKnown = { args: { state: 'holding.identity.known' } } satisfies Story;
export const TokenFresh = { args: { state: 'holding.token.fresh' } } satisfies Story;
export const TokenRenewing = { args: { state: 'holding.token.renewing' } } satisfies Story;
export const TokenAdoptingVerifying = {
  args: { state: 'holding.token.adopting.verifying' },
} satisfies Story;
export const TokenAdoptingRenewing = {
  args: { state: 'holding.token.adopting.renewing' },
} satisfies Story;
export const TokenAdoptingRechecking = {
  args: { state: 'holding.token.adopting.rechecking' },
} satisfies Story;
export const TokenUnreachable = { args: { state: 'holding.token.unreachable' } } satisfies Story;
export const MenuUnloaded = { args: { state: 'holding.menu.unloaded' } } satisfies Story;
export const MenuLoading = { args: { state: 'holding.menu.loading' } } satisfies Story;
export const MenuReady = { args: { state: 'holding.menu.ready' } } satisfies Story;
export const MenuRefreshing = { args: { state: 'holding.menu.refreshing' } } satisfies Story;
export const MenuFailed = { args: { state: 'holding.menu.failed' } } satisfies Story;
