import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { homeBlocks } from '../../testing/homeFixtures.ts';
import { watchResponse } from '../../testing/personalFixtures.ts';
import { withRouter } from '../../testing/withRouter.tsx';
import { HomeView } from './HomeView.tsx';
import { OwnBooks } from './OwnBooks.tsx';

const meta = {
  title: 'Dashboard/Home',
  component: HomeView,
  decorators: [withRouter],
  args: homeBlocks(),
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

const none = { count: 0, limit: 500, items: [] };
const waiting = { state: { kind: 'loading' }, data: undefined } as const;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5);
  },
};

export const Loading: Story = {
  args: { main: waiting, sentences: waiting, heat: waiting, calendar: waiting },
};

const failed = {
  state: { kind: 'failed', title: 'Нет связи с сервером', onRetry: fn() },
  data: undefined,
} as const;

/** Two responses failed: each of their parts shows it, and the others work. */
export const PartlyFailed: Story = {
  args: { main: failed, sentences: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(failed.state.title)).toHaveLength(5);
  },
};

export const TwoPortalsWithoutAdult: Story = {
  args: { portals: ['litnet', 'litres'], isMild: true },
};

/** A signed-in reader's books come first, those that something happened to before the others. */
export const SignedIn: Story = {
  args: {
    own: (isIn) => (
      <OwnBooks block={{ state: { kind: 'ready' }, data: watchResponse }} isIn={isIn} />
    ),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ключ от библиотеки');
    await expect(first).toHaveTextContent('место 12');
  },
};

/** Nothing is followed yet, or the response is loading: the row has a constant height. */
export const SignedInWithout: Story = {
  args: {
    own: (isIn) => (
      <>
        <OwnBooks block={{ state: { kind: 'ready' }, data: none }} isIn={isIn} />
        <OwnBooks block={waiting} isIn={isIn} />
        <OwnBooks block={failed} isIn={isIn} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Пока ни одной/u)).toBeVisible();
  },
};

export const Phone: Story = { parameters: { phone: true } };
