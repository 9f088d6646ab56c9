import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { mixAnswer } from '../../testing/mixFixtures.ts';
import { weekAnswer } from '../../testing/overviewFixtures.ts';
import { trendsAnswer } from '../../testing/trendFixtures.ts';
import { withRouter } from '../../testing/withRouter.tsx';
import { GroupTrend } from './GroupTrend.tsx';
import { GrowthBars } from './GrowthBars.tsx';
import { MixCharts } from './MixCharts.tsx';
import { WeekdayChart } from './WeekdayChart.tsx';

const meta = {
  title: 'Dashboard/Portal trends',
  component: MixCharts,
  decorators: [withRouter],
  args: { state: { kind: 'ready' }, answer: undefined, list: 'Топ 100' },
} satisfies Meta<typeof MixCharts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <MixCharts {...args} answer={mixAnswer()} />
      <WeekdayChart state={args.state} answer={weekAnswer()} />
      <GrowthBars kind="genre" state={args.state} answer={trendsAnswer()} onChoose={fn()} />
      <GroupTrend state={args.state} answer={trendsAnswer()} />
    </Stack>
  ),
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** Numbers of before, because the renewal failed. */
export const Stale: Story = {
  args: { state: { kind: 'partial', notice: 'Обновить не удалось, показаны прежние данные.' } },
  render: (args) => <MixCharts {...args} answer={mixAnswer()} />,
};
