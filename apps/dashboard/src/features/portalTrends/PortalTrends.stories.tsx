import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { meta as answerMeta } from '../../testing/fixtures.ts';
import { trendsAnswer } from '../../testing/trendFixtures.ts';
import { withRouter } from '../../testing/withRouter.tsx';
import { GroupTrend } from './GroupTrend.tsx';
import { GrowthBars } from './GrowthBars.tsx';
import { type MixAnswer, MixCharts } from './MixCharts.tsx';
import { type WeekdayAnswer, WeekdayChart } from './WeekdayChart.tsx';

const span = { from: '2026-07-18', to: '2026-08-07' } as const;

function mixAnswer(): MixAnswer {
  const items = Array.from({ length: 20 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 6, 18 + index + (index > 8 ? 1 : 0))).toISOString().slice(0, 10),
    size: 100,
    shares: [0.28 + index / 200, 0.22, 0.18 - index / 300],
    rest: 0.3,
    fresh: 14 + (index % 5),
    middle: 60,
    old: 26 - (index % 5),
    unknown: 0,
  }));
  return {
    meta: answerMeta,
    ...span,
    genres: [
      { id: 1, name: 'Попаданцы' },
      { id: 2, name: 'Бытовое фэнтези' },
      { id: 3, name: 'ЛитРПГ' },
    ],
    count: items.length,
    items,
  };
}

const weekAnswer: WeekdayAnswer = {
  meta: answerMeta,
  ...span,
  count: 7,
  items: Array.from({ length: 7 }, (_, index) => ({
    weekday: index + 1,
    days: 3,
    books: 8 + index,
    chapters: 300 + 40 * Math.abs(3 - index),
  })),
};

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
      <WeekdayChart state={args.state} answer={weekAnswer} />
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
