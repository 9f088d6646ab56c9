import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { pairsResponse, tagsResponse, tagsSummaryResponse } from '../../testing/groupFixtures.ts';
import { expectRows, portalView } from '../../testing/portalStories.ts';
import { withPage } from '../../testing/withPage.tsx';
import { TagStatsView } from './TagStatsView.tsx';
import { tagStatsAddress } from './tagStats.address.ts';

const search = z.parse(tagStatsAddress, {});

const whole = () => ({
  summary: ready(tagsSummaryResponse()),
  lifts: ready(tagsResponse()),
  table: ready(tagsResponse()),
  common: ready(tagsResponse()),
  pairs: ready(pairsResponse()),
});

const meta = { title: 'Dashboard/Tag statistics', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  render: () => <TagStatsView {...portalView} {...whole()} search={search} />,
  play: ({ canvas }) => expectRows(canvas, tagsResponse()),
};

export const OnMap: Story = {
  render: () => <TagStatsView {...portalView} {...whole()} search={{ ...search, view: 'map' }} />,
  // Filters without an effect on the map of the commonest tags are not offered above it.
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /Жанр/u })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /не меньше/u })).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <TagStatsView {...portalView} {...whole()} search={{ ...search, view: 'matrix' }} />
  ),
};

export const LifeCycle: Story = {
  render: () => (
    <TagStatsView {...portalView} {...whole()} search={{ ...search, view: 'lifecycle' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Жанр/u })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /не меньше/u })).toHaveLength(2);
  },
};

export const Loading: Story = {
  render: () => (
    <TagStatsView
      {...portalView}
      summary={waiting}
      lifts={waiting}
      table={waiting}
      common={waiting}
      pairs={waiting}
      search={search}
    />
  ),
};

/** The filters match no tag, and the bars failed: each shows its own state. */
export const EmptyAndFailed: Story = {
  render: () => (
    <TagStatsView
      {...portalView}
      {...whole()}
      lifts={failed(fn())}
      table={ready({ ...tagsResponse(), count: 0, items: [] })}
      search={search}
    />
  ),
};
