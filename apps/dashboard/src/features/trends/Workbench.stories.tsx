import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { trendsAnswer } from '../../testing/trendFixtures.ts';
import { PivotTable } from './PivotTable.tsx';
import { WorkbenchChart } from './WorkbenchChart.tsx';

const question = { metric: 'library', by: 'genre', grain: 'day', fn: 'sum' } as const;
const named = (groups?: number) =>
  trendsAnswer(groups).series.map((series) => ({ ...series, name: series.label }));

/** What the largest leave. */
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
        answer={trendsAnswer()}
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
    // What the largest leave has none.
    await expect(others).toHaveLength(named().length - 1);
    await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenCalledWith(['1']);
    // Every step has the sum of its groups under it: name, total and the days between are told.
    const totals = canvas.getAllByRole('row').at(-1);
    if (totals === undefined) throw new Error('A table has rows.');
    const told = [...totals.children].filter(({ textContent }) => /\p{N}/u.test(textContent));
    await expect(told.length).toBeGreaterThan(20);
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toHaveLength(named().length + 2);
  },
};

/** A phone keeps the table: names stay, totals come first, days pass under the names. */
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

/** Two lines stand beside the period that they are compared with. */
export const Compared: Story = {
  render: () => (
    <WorkbenchChart
      state={{ kind: 'ready' }}
      answer={trendsAnswer(2)}
      question={question}
      series={named(2)}
      look="lines"
      onRange={fn()}
    />
  ),
};

/** Groups of unlike sizes beside each other: equal steps are equal times. */
export const Logarithmic: Story = {
  render: () => (
    <WorkbenchChart
      state={{ kind: 'ready' }}
      answer={trendsAnswer()}
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
          answer={trendsAnswer()}
          question={question}
          series={named()}
          look={look}
          onRange={fn()}
        />
      ))}
    </Stack>
  ),
};

/** What stands at a value has its own unit, and no sum. */
export const Prices: Story = {
  args: { question: { metric: 'price', by: 'genre', grain: 'day', fn: 'mean' } },
  render: (args) => (
    <Stack gap="xxl">
      <WorkbenchChart
        state={{ kind: 'ready' }}
        answer={trendsAnswer(2)}
        question={{ metric: 'price', by: 'genre', grain: 'day', fn: 'mean' }}
        series={named(2)}
        look="lines"
        onRange={fn()}
      />
      <PivotTable {...args} series={named(2)} />
    </Stack>
  ),
  // What is said of it, and not said, is looked for in words.
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Проведите по графику/u);
    // A price is no gain: how gains over missing days are told is not its business.
    await expect(canvas.queryByText(/Прирост за пропуск/u)).toBeNull();
  },
};

/** Places stand the first on top; a group without a book on the list lies below it. */
export const Places: Story = {
  render: () => (
    <WorkbenchChart
      state={{ kind: 'ready' }}
      answer={trendsAnswer(2)}
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
      answer={trendsAnswer(4)}
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
              answer={undefined}
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
      answer={undefined}
      question={question}
      series={[]}
      look="lines"
      onRange={fn()}
    />
  ),
};
