import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { authorsAnswer, authorsSummaryAnswer } from '../../testing/authorFixtures.ts';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { AuthorsView } from './AuthorsView.tsx';
import { authorsAddress } from './authors.address.ts';

const search = z.parse(authorsAddress, {});
const common = {
  portal: 'litnet',
  genres: [{ id: 1, name: 'ЛитРПГ' }],
  onSearch: fn(),
  onOpen: fn(),
} as const;

const whole = () => ({
  summary: ready(authorsSummaryAnswer()),
  table: ready(authorsAnswer()),
  charted: ready(authorsAnswer()),
});

const meta = { title: 'Dashboard/Authors', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  render: () => <AuthorsView {...common} {...whole()} search={search} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(authorsAnswer().count);
  },
};

export const Loading: Story = {
  render: () => (
    <AuthorsView {...common} summary={waiting} table={waiting} charted={waiting} search={search} />
  ),
};

/** The filters leave nobody, the chart failed. */
export const EmptyAndFailed: Story = {
  render: () => (
    <AuthorsView
      {...common}
      {...whole()}
      table={ready({ ...authorsAnswer(), count: 0, items: [] })}
      charted={failed(fn())}
      search={{ ...search, tier: 'debut', publisher: 'no' }}
    />
  ),
};
