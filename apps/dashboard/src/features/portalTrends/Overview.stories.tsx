import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { tagsResponse } from '../../testing/groupFixtures.ts';
import { matrixResponse } from '../../testing/listFixtures.ts';
import { mixResponse } from '../../testing/mixFixtures.ts';
import {
  firstDayResponse,
  overviewResponse,
  weekResponse,
} from '../../testing/overviewFixtures.ts';
import { withRouter } from '../../testing/withRouter.tsx';
import { GroupTable } from './GroupTable.tsx';
import { OverviewView } from './OverviewView.tsx';

const meta = {
  title: 'Dashboard/Portal overview',
  component: OverviewView,
  decorators: [withRouter],
  args: {
    main: ready(overviewResponse()),
    mix: ready(mixResponse()),
    week: ready(weekResponse()),
    race: ready(matrixResponse()),
    list: 'Топ 100',
  },
} satisfies Meta<typeof OverviewView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(1);
  },
};

export const Loading: Story = {
  args: { main: waiting, mix: waiting, week: waiting, race: waiting, list: '' },
};

/** One response failed: each of its parts shows it, and the others work. */
export const PartlyFailed: Story = {
  args: { main: failed(fn()) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('500').length).toBeGreaterThan(2));
  },
};

/** The first day of a portal: nothing moved yet. */
export const FirstDay: Story = { args: { main: ready(firstDayResponse()) } };

const table = {
  kind: 'tag',
  portal: 'litnet',
  sort: { id: 'books', desc: true },
  onSort: fn(),
  search: {},
  onSearch: fn<(change: { cols: string[] | undefined }) => void>(),
} as const;

/** The tags of a portal: loaded, loading, failed, none. */
export const Groups: Story = {
  render: () => (
    <Stack gap="xxl">
      <GroupTable {...table} state={{ kind: 'ready' }} rows={tagsResponse().items} />
      <GroupTable {...table} state={{ kind: 'loading' }} rows={[]} />
      <GroupTable {...table} state={failed(fn()).state} rows={[]} />
      <GroupTable {...table} state={{ kind: 'empty', title: 'Тегов нет' }} rows={[]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    // A line links to the page with its full chart, and is reachable by its name.
    const [row] = tagsResponse().items;
    if (row === undefined) throw new Error('The example has tags.');
    const lines = canvas.getAllByRole('link').filter((link) => link.querySelector('svg[role=img]'));
    await expect(lines[0]).toHaveAttribute('href', `/portals/litnet/tag-stats/${row.id}`);
    await expect(lines[0]).toHaveAccessibleName();
    // The remaining columns show which one was hidden.
    const [chooser] = canvas.getAllByRole('button', { name: /Столбцы|Columns|ستون/u });
    if (chooser === undefined) throw new Error('The table has no column chooser.');
    await userEvent.click(chooser);
    const [first] = await screen.findAllByRole('checkbox');
    if (first === undefined) throw new Error('The table has no columns to hide.');
    await userEvent.click(first);
    const [lastSearch] = table.onSearch.mock.lastCall ?? [];
    await expect(lastSearch?.cols).toContain('gain');
    await expect(lastSearch?.cols).not.toContain('books');
    await userEvent.keyboard('{Escape}');
  },
};
