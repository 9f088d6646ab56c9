import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import {
  genresAnswer,
  genresSummaryAnswer,
  overlapAnswer,
  seasonsAnswer,
} from '../../testing/nicheFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { GenreStatsView } from './GenreStatsView.tsx';
import { genreStatsAddress } from './genreStats.address.ts';

const common = {
  portal: 'litnet',
  search: z.parse(genreStatsAddress, {}),
  onSearch: fn(),
  onOpen: fn(),
} as const;

const whole = () => ({
  summary: ready(genresSummaryAnswer()),
  all: ready(genresAnswer()),
  page: ready(genresAnswer()),
  seasons: ready(seasonsAnswer()),
  overlap: ready(overlapAnswer()),
});

const meta = { title: 'Dashboard/Genre statistics', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  render: () => <GenreStatsView {...common} {...whole()} />,
  play: async ({ canvas }) => {
    const rows = genresAnswer().count;
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(rows);
  },
};

export const Loading: Story = {
  render: () => (
    <GenreStatsView
      {...common}
      summary={waiting}
      all={waiting}
      page={waiting}
      seasons={waiting}
      overlap={waiting}
    />
  ),
};

/** The search found nothing and the months failed: each says so for itself. */
export const EmptyAndFailed: Story = {
  render: () => (
    <GenreStatsView
      {...common}
      {...whole()}
      page={ready({ ...genresAnswer(), count: 0, items: [] })}
      seasons={failed(fn())}
    />
  ),
};
