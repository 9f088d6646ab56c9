import type { Meta, StoryObj } from '@storybook/react-vite';
import { tones } from '../../internal/tones.ts';
import { Stack } from '../Stack/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Ui/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Импорт набора', value: 64 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} value={6400} maxValue={10000} valueLabel="6&nbsp;400 из 10&nbsp;000" />
      <ProgressBar {...args} value={undefined} label="Конец неизвестен" />
      {tones.map((tone) => (
        <ProgressBar key={tone} {...args} tone={tone} value={100} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: { label: 'Импорт набора данных «Литмаркет, август 2026» с проверкой каждой строки' },
};
