import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { mixResponse } from '../../testing/mixFixtures.ts';
import { volumePricesResponse, weekResponse } from '../../testing/overviewFixtures.ts';
import { trendsResponse } from '../../testing/trendFixtures.ts';
import { withRouter } from '../../testing/withRouter.tsx';
import { GroupTrend } from './GroupTrend.tsx';
import { GrowthBars } from './GrowthBars.tsx';
import { MixCharts } from './MixCharts.tsx';
import { VolumePrices } from './VolumePrices.tsx';
import { WeekdayChart } from './WeekdayChart.tsx';

const meta = {
  title: 'Dashboard/Portal trends',
  component: MixCharts,
  decorators: [withRouter],
  args: { state: { kind: 'ready' }, response: undefined, list: 'Топ 100' },
} satisfies Meta<typeof MixCharts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <MixCharts {...args} response={mixResponse()} />
      <WeekdayChart state={args.state} response={weekResponse()} />
      <GrowthBars kind="genre" state={args.state} response={trendsResponse()} onChoose={fn()} />
      <GroupTrend state={args.state} response={trendsResponse()} />
    </Stack>
  ),
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** Numbers of before, because the renewal failed. */
export const Stale: Story = {
  args: { state: { kind: 'partial', notice: 'Обновить не удалось, показаны прежние данные.' } },
  render: (args) => <MixCharts {...args} response={mixResponse()} />,
};

/** Of one genre, and of one without paid books. */
export const PricesByVolume: Story = {
  render: () => {
    const genres = [
      { id: 3, name: 'ЛитРПГ', books: 412 },
      { id: 5, name: 'Современный любовный роман', books: 380 },
    ];
    return (
      <Stack gap="xxl">
        <VolumePrices
          state={{ kind: 'ready' }}
          response={volumePricesResponse()}
          genres={genres}
          genre="3"
          onGenre={fn()}
        />
        <VolumePrices
          state={{ kind: 'empty', title: 'Нет платных книг с известным объёмом' }}
          response={undefined}
          genres={genres}
          genre="5"
          onGenre={fn()}
        />
      </Stack>
    );
  },
};
