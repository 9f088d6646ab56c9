import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle, rankListResponse } from '../../testing/fixtures.ts';
import {
  comparisonResponse,
  gainsResponse,
  matrixResponse,
  summaryResponse,
  weekdaysResponse,
} from '../../testing/listFixtures.ts';
import { withRouter } from '../../testing/withRouter.tsx';
import { GainsView } from './GainsView.tsx';
import { HoldersView } from './HoldersView.tsx';
import { ListKpis } from './ListKpis.tsx';
import { MatrixView } from './MatrixView.tsx';
import { MovesView } from './MovesView.tsx';
import { PricesView } from './PricesView.tsx';
import { RaceChart } from './RaceChart.tsx';
import { RankTable } from './RankTable.tsx';
import { WeekdayEffects } from './WeekdayEffects.tsx';

const meta = {
  title: 'Dashboard/Rank list',
  component: RankTable,
  decorators: [withRouter],
  args: {
    portal: 'litmarket',
    state: { kind: 'ready' },
    response: undefined,
    name: 'Топ 100',
    expectedRows: 10,
    shown: undefined,
    chosen: [],
    onChoose: fn(),
  },
} satisfies Meta<typeof RankTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the column of what the portal rounds, which is not among those shown at first. */
export const Places: Story = {
  args: { shown: ['rank', 'week', 'views', 'gain', 'spark'] },
  render: (args) => <RankTable {...args} response={rankListResponse()} />,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(9));
    await expect(canvas.getAllByText('≈', { exact: false }).length).toBeGreaterThan(0);
    const [, first] = canvas.getAllByRole('checkbox');
    if (first === undefined) throw new Error('A row has a box.');
    await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenCalledWith(['1']);
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Empty: Story = {
  args: { state: { kind: 'empty', title: 'В списке нет книг' } },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', title: 'Не удалось загрузить данные', onRetry: fn() } },
};

export const LongNamesOnAPhone: Story = {
  render: (args) => <RankTable {...args} response={rankListResponse(longTitle)} />,
  parameters: { phone: true },
};

/** Figures, gains, race, two days, matrix, holders and prices as one list shows them. */
export const Parts: Story = {
  render: () => {
    const state = { kind: 'ready' } as const;
    const summary = summaryResponse();
    return (
      <Stack gap="xxl">
        <ListKpis state={state} response={summary} />
        <GainsView state={state} response={gainsResponse()} />
        <WeekdayEffects state={state} response={weekdaysResponse()} />
        <RaceChart state={state} response={matrixResponse()} depth={10} name="Топ 100" />
        <MovesView state={state} response={comparisonResponse()} name="Топ 100" />
        <MatrixView
          state={state}
          response={matrixResponse(24)}
          depth={100}
          name="Топ 100"
          onDay={fn()}
          tint="genre"
          onTint={fn()}
        />
        <HoldersView state={state} response={summary} name="Топ 100" />
        <PricesView
          state={state}
          items={rankListResponse().items}
          meta={summary.meta}
          summary={summary}
          summaryState={state}
        />
      </Stack>
    );
  },
};

export const PartsLoading: Story = {
  render: () => {
    const state = { kind: 'loading' } as const;
    return (
      <Stack gap="xxl">
        <ListKpis state={state} response={undefined} />
        <GainsView state={state} response={undefined} />
        <WeekdayEffects state={state} response={undefined} />
        <RaceChart state={state} response={undefined} depth={10} name="" />
        <HoldersView state={state} response={undefined} name="" />
      </Stack>
    );
  },
};
