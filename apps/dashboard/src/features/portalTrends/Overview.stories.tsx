import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { matrixAnswer } from '../../testing/listFixtures.ts';
import { mixAnswer } from '../../testing/mixFixtures.ts';
import { tagsAnswer } from '../../testing/nicheFixtures.ts';
import { firstDayAnswer, overviewAnswer, weekAnswer } from '../../testing/overviewFixtures.ts';
import { withRouter } from '../../testing/withRouter.tsx';
import { GroupTable } from './GroupTable.tsx';
import { OverviewView } from './OverviewView.tsx';

const meta = {
  title: 'Dashboard/Portal overview',
  component: OverviewView,
  decorators: [withRouter],
  args: {
    main: ready(overviewAnswer()),
    mix: ready(mixAnswer()),
    week: ready(weekAnswer()),
    race: ready(matrixAnswer()),
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

/** One answer failed: each part of it says so, the others live on. */
export const PartlyFailed: Story = {
  args: { main: failed(fn()) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('500').length).toBeGreaterThan(2));
  },
};

/** The first day of a portal: nothing moved yet. */
export const FirstDay: Story = { args: { main: ready(firstDayAnswer()) } };

const table = {
  kind: 'tag',
  portal: 'litnet',
  sort: { column: 'books', direction: 'descending' },
  onSort: fn(),
  search: {},
  onSearch: fn<(change: { cols: string[] | undefined }) => void>(),
} as const;

/** The tags of a portal: told, on their way, failed, none. */
export const Groups: Story = {
  render: () => (
    <Stack gap="xxl">
      <GroupTable {...table} state={{ kind: 'ready' }} rows={tagsAnswer().items} />
      <GroupTable {...table} state={{ kind: 'loading' }} rows={[]} />
      <GroupTable {...table} state={failed(fn()).state} rows={[]} />
      <GroupTable {...table} state={{ kind: 'empty', title: 'Тегов нет' }} rows={[]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    // A line leads to the page that draws it in full, and is reached by its name.
    const [row] = tagsAnswer().items;
    if (row === undefined) throw new Error('The example has tags.');
    const lines = canvas.getAllByRole('link').filter((link) => link.querySelector('svg[role=img]'));
    await expect(lines[0]).toHaveAttribute('href', `/portals/litnet/tag-stats/${row.id}`);
    await expect(lines[0]).toHaveAccessibleName();
    // What is put away is told by what stays.
    const [chooser] = canvas.getAllByRole('button', { name: /Столбцы|Columns|ستون/u });
    if (chooser === undefined) throw new Error('A table has the choice of its columns.');
    await userEvent.click(chooser);
    const [first] = await screen.findAllByRole('checkbox');
    if (first === undefined) throw new Error('A table has columns to put away.');
    await userEvent.click(first);
    const [asked] = table.onSearch.mock.lastCall ?? [];
    await expect(asked?.cols).toContain('gain');
    await expect(asked?.cols).not.toContain('books');
    await userEvent.keyboard('{Escape}');
  },
};
