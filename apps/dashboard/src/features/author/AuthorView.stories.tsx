import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import {
  authorBooksResponse,
  authorHistoryResponse,
  authorResponse,
} from '../../testing/authorFixtures.ts';
import { failed, period, ready, waiting } from '../../testing/blockFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { AuthorView } from './AuthorView.tsx';
import { authorAddress } from './author.address.ts';

const common = {
  period,
  search: z.parse(authorAddress, {}),
  onSearch: fn(),
  onOpen: fn(),
} as const;

const whole = () => ({
  card: ready(authorResponse()),
  history: ready(authorHistoryResponse()),
  line: ready(authorBooksResponse()),
  books: ready(authorBooksResponse()),
});

const meta = { title: 'Dashboard/Author card', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  render: () => <AuthorView {...common} {...whole()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      authorResponse().author.name,
    );
  },
};

export const Loading: Story = {
  render: () => (
    <AuthorView {...common} card={waiting} history={waiting} line={waiting} books={waiting} />
  ),
};

/** The history and the books failed: who it is stays. */
export const PartlyFailed: Story = {
  render: () => <AuthorView {...common} {...whole()} history={failed(fn())} books={failed(fn())} />,
};
