import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { trendsResponse } from '../../testing/trendFixtures.ts';
import { PivotTable } from './PivotTable.tsx';
import { WorkbenchChart } from './WorkbenchChart.tsx';

const question = { metric: 'library', by: 'genre', grain: 'day', fn: 'sum' } as const;
const named = (groups?: number) =>
  trendsResponse(groups).series.map((series) => ({ ...series, name: series.label }));

/** The remainder of the largest groups. */
const rest =
  named(1).map((series) => ({ ...series, key: 'rest', name: 'Прочие', isRest: true }))[0] ?? null;

const meta = {
  title: 'Dashboard/Workbench',
  component: PivotTable,
  args: {
    state: { kind: 'ready' },
    question,
    series: [],
    rest: null,
    chosen: [],
    onChoose: fn(),
  },
} satisfies Meta<typeof PivotTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lines, and the same numbers shaded between their sums. */
export const Typical: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <WorkbenchChart
        state={{ kind: 'ready' }}
        response={trendsResponse()}
        question={question}
        series={named()}
        look="lines"
        onRange={fn()}
      />
      <PivotTable {...args} series={named()} rest={rest} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [, first, ...others] = canvas.getAllByRole('checkbox');
    if (first === undefined) throw new Error('A row has a box.');
    // The remainder has none.
    await expect(others).toHaveLength(named().length - 1);
    await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenCalledWith(['1']);
    // Below each bucket is the sum of its groups: name, total and the buckets between are shown.
    const totals = canvas.getAllByRole('row').at(-1);
    if (totals === undefined) throw new Error('A table has rows.');
    const withNumbers = [...totals.children].filter(({ textContent }) =>
      /\p{N}/u.test(textContent),
    );
    await expect(withNumbers.length).toBeGreaterThan(20);
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toHaveLength(named().length + 2);
  },
};

/**
 * A phone shows the table too: names are sticky, totals come first, days scroll under the names.
 */
export const OnAPhone: Story = {
  args: { series: named(), rest },
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region');
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(box.getBoundingClientRect().width).toBeLessThan(400);
  },
};

/** Two lines next to those of the compared period. */
export const Compared: Story = {
  render: () => (
    <WorkbenchChart
      state={{ kind: 'ready' }}
      response={trendsResponse(2)}
      question={question}
      series={named(2)}
      look="lines"
      onRange={fn()}
    />
  ),
};

/** Groups of different sizes on a logarithmic scale: equal distances are equal factors. */
export const Logarithmic: Story = {
  render: () => (
    <WorkbenchChart
      state={{ kind: 'ready' }}
      response={trendsResponse()}
      question={question}
      series={named()}
      look="lines"
      scale="log"
      onRange={fn()}
    />
  ),
};

export const SmallAndShares: Story = {
  render: () => (
    <Stack gap="xxl">
      {(['small', 'share'] as const).map((look) => (
        <WorkbenchChart
          key={look}
          state={{ kind: 'ready' }}
          response={trendsResponse()}
          question={question}
          series={named()}
          look={look}
          onRange={fn()}
        />
      ))}
    </Stack>
  ),
};

/** A point-in-time metric has its own unit, and no sum. */
export const Prices: Story = {
  args: { question: { metric: 'price', by: 'genre', grain: 'day', fn: 'mean' } },
  render: (args) => (
    <Stack gap="xxl">
      <WorkbenchChart
        state={{ kind: 'ready' }}
        response={trendsResponse(2)}
        question={{ metric: 'price', by: 'genre', grain: 'day', fn: 'mean' }}
        series={named(2)}
        look="lines"
        onRange={fn()}
      />
      <PivotTable {...args} series={named(2)} />
    </Stack>
  ),
  // Checks the texts that are shown for it, and those that are not.
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Проведите по графику/u);
    // A price is not a gain: the note on gains over missing days does not apply.
    await expect(canvas.queryByText(/Прирост за пропуск/u)).toBeNull();
  },
};

/** Rank 1 is on top; a group without a book on the list is below the axis. */
export const Places: Story = {
  render: () => (
    <WorkbenchChart
      state={{ kind: 'ready' }}
      response={trendsResponse(2)}
      question={{ metric: 'rank', by: 'genre', grain: 'day', fn: 'mean' }}
      series={named(2)}
      look="lines"
      onRange={fn()}
    />
  ),
};

/** The same of each group alone: the first on top here as well. */
export const PlacesApart: Story = {
  render: () => (
    <WorkbenchChart
      state={{ kind: 'ready' }}
      response={trendsResponse(4)}
      question={{ metric: 'rank', by: 'genre', grain: 'day', fn: 'mean' }}
      series={named(4)}
      look="small"
      onRange={fn()}
    />
  ),
};

/** Nothing was gained yet in the period, or nothing is known so far. */
export const EmptyAndLoading: Story = {
  render: (args) => (
    <Stack gap="xxl">
      {([{ kind: 'empty', title: 'За этот период замеров нет' }, { kind: 'loading' }] as const).map(
        (state) => (
          <Stack key={state.kind} gap="xl">
            <WorkbenchChart
              state={state}
              response={undefined}
              question={question}
              series={[]}
              look="lines"
              onRange={fn()}
            />
            <PivotTable {...args} state={state} />
          </Stack>
        ),
      )}
    </Stack>
  ),
};

export const Failed: Story = {
  render: () => (
    <WorkbenchChart
      state={{ kind: 'failed', title: 'Сервер не ответил вовремя', onRetry: fn() }}
      response={undefined}
      question={question}
      series={[]}
      look="lines"
      onRange={fn()}
    />
  ),
};
