import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { pairsAnswer, tagsAnswer, tagsSummaryAnswer } from '../../testing/nicheFixtures.ts';
import { expectRows, portalView } from '../../testing/portalStories.ts';
import { withPage } from '../../testing/withPage.tsx';
import { TagStatsView } from './TagStatsView.tsx';
import { tagStatsAddress } from './tagStats.address.ts';

const search = z.parse(tagStatsAddress, {});

const whole = () => ({
  summary: ready(tagsSummaryAnswer()),
  lifts: ready(tagsAnswer()),
  table: ready(tagsAnswer()),
  common: ready(tagsAnswer()),
  pairs: ready(pairsAnswer()),
});

const meta = { title: 'Dashboard/Tag statistics', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  render: () => <TagStatsView {...portalView} {...whole()} search={search} />,
  play: ({ canvas }) => expectRows(canvas, tagsAnswer()),
};

export const OnMap: Story = {
  render: () => <TagStatsView {...portalView} {...whole()} search={{ ...search, view: 'map' }} />,
  // What a map of the commonest tags does not heed is not offered over it.
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

/** The filters leave no tag, the bars failed: each says so for itself. */
export const EmptyAndFailed: Story = {
  render: () => (
    <TagStatsView
      {...portalView}
      {...whole()}
      lifts={failed(fn())}
      table={ready({ ...tagsAnswer(), count: 0, items: [] })}
      search={search}
    />
  ),
};
