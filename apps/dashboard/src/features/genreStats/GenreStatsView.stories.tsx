import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import * as z from 'zod/mini';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import {
  genreResponse,
  genresResponse,
  genresSummaryResponse,
  overlapResponse,
  seasonsResponse,
  statusesResponse,
} from '../../testing/groupFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { GenrePanelView } from './GenrePanelView.tsx';
import { GenreStatsView } from './GenreStatsView.tsx';
import { genreStatsAddress } from './genreStats.address.ts';

const common = {
  portal: 'litnet',
  search: z.parse(genreStatsAddress, {}),
  onSearch: fn(),
  hrefOf: (id: number) => `?sel=${id}`,
  onOpen: fn(),
} as const;

const whole = () => ({
  summary: ready(genresSummaryResponse()),
  all: ready(genresResponse()),
  page: ready(genresResponse()),
  seasons: ready(seasonsResponse()),
  overlap: ready(overlapResponse()),
  statuses: ready(statusesResponse()),
});

const closePanel = fn();
const changeBar = fn();

const meta = { title: 'Dashboard/Genre statistics', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  render: () => <GenreStatsView {...common} {...whole()} />,
  play: async ({ canvas }) => {
    const rows = genresResponse().count;
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(rows);
  },
};

/** The user chooses the metric of the share of books above the bar; the column header names it. */
export const ChosenBar: Story = {
  render: () => (
    <GenreStatsView
      {...common}
      {...whole()}
      search={{ ...common.search, bar: '75' }}
      onSearch={changeBar}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('columnheader', { name: /лучшие 25\s% .* больше 21/ });
    await userEvent.click(canvas.getByRole('button', { name: /Порог прироста/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Лучшие 10/ }));
    await expect(changeBar).toHaveBeenCalledWith({ bar: '90' });
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
      statuses={waiting}
    />
  ),
};

/** The search has no results and the months failed: each shows its own state. */
export const EmptyAndFailed: Story = {
  render: () => (
    <GenreStatsView
      {...common}
      {...whole()}
      page={ready({ ...genresResponse(), count: 0, items: [] })}
      seasons={failed(fn())}
    />
  ),
};

/** One genre over the page of all; Escape leads back to it. */
export const Panel: Story = {
  render: () => (
    <GenrePanelView portal="litnet" block={ready(genreResponse())} onClose={closePanel} />
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: genreResponse().genre.name });
    await userEvent.keyboard('{Escape}');
    await expect(closePanel).toHaveBeenCalled();
  },
};

export const PanelLoading: Story = {
  render: () => <GenrePanelView portal="litnet" block={waiting} onClose={fn()} />,
};
