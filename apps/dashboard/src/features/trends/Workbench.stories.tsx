import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { trendsAnswer } from '../../testing/trendFixtures.ts';
import { GroupTotals } from './GroupTotals.tsx';
import { PivotHeat } from './PivotHeat.tsx';
import { WorkbenchChart } from './WorkbenchChart.tsx';

const question = { metric: 'library', by: 'genre', grain: 'day', fn: 'sum' } as const;
const named = (groups?: number) =>
  trendsAnswer(groups).series.map((series) => ({ ...series, name: series.label }));

/** What the largest leave. */
const rest = named(1).map((series) => ({ ...series, key: 'rest', name: 'Прочие' }))[0] ?? null;

const meta = {
  title: 'Dashboard/Workbench',
  component: GroupTotals,
  args: {
    state: { kind: 'ready' },
    series: [],
    rest: null,
    isStanding: false,
    format: 'number',
    chosen: [],
    onChoose: fn(),
  },
} satisfies Meta<typeof GroupTotals>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lines, the groups' sums and the same numbers shaded. */
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
      <GroupTotals {...args} series={named()} rest={rest} />
      <PivotHeat
        state={{ kind: 'ready' }}
        series={named()}
        grain="day"
        format="number"
        valueLabel="В библиотеках"
        meta={trendsAnswer().meta}
      />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [, first, ...others] = canvas.getAllByRole('checkbox');
    if (first === undefined) throw new Error('A row has a box.');
    // What the largest leave has none.
    await expect(others).toHaveLength(named().length - 1);
    await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenCalledWith(['1']);
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
  args: { isStanding: true, format: 'money' },
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
      <GroupTotals {...args} series={named(2)} />
    </Stack>
  ),
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
            <GroupTotals {...args} state={state} />
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
