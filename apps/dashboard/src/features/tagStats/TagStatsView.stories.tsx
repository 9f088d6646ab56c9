import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
