import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { lineKeys } from '../../testing/lineKeys.ts';
import { Stack } from '../Stack/index.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const periods = [
  { id: '7', label: '7 дней' },
  { id: '30', label: '30 дней' },
  { id: '90', label: '90 дней' },
  { id: 'all', label: 'Всё время' },
];

const views = [
  { id: 'chart', label: 'График', icon: 'chart' },
  { id: 'table', label: 'Таблица', icon: 'table' },
] as const;

function StatefulSegmentedControl({ value, onChange, ...props }: SegmentedControlProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SegmentedControl
      {...props}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Ui/Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Период', options: periods, value: '30', onChange: fn() },
  render: (args) => <StatefulSegmentedControl {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '90 дней' }));
    await expect(args.onChange).toHaveBeenCalledWith('90');
    await userEvent.keyboard(lineKeys().forward);
    await expect(canvas.getByRole('radio', { name: 'Всё время' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Всё время' }));
    await expect(canvas.getByRole('radio', { name: 'Всё время' })).toBeChecked();
  },
};

export const Forms: Story = {
  render: (args) => (
    <Stack align="start">
      <StatefulSegmentedControl {...args} size="sm" />
      <StatefulSegmentedControl {...args} label="Вид" options={views} value="chart" />
      <StatefulSegmentedControl
        {...args}
        label="Вид"
        options={views}
        value="table"
        display="icon"
      />
      <StatefulSegmentedControl
        {...args}
        label="Вид"
        options={views}
        value="table"
        display="icon"
        size="sm"
      />
      <StatefulSegmentedControl
        {...args}
        options={periods.map((one) => ({ ...one, isDisabled: one.id === '90' }))}
      />
    </Stack>
  ),
};

/** In a form its label is shown, as that of any field. */
export const WithLabel: Story = {
  args: { label: 'Период сравнения', labelHidden: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Период сравнения' })).toBeVisible();
  },
};

/** Where it does not fit it scrolls inside itself; the page does not. */
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <StatefulSegmentedControl
        {...args}
        options={[
          { id: '30', label: 'Предыдущий период' },
          { id: 'week', label: 'Те же дни недели' },
          { id: 'year', label: 'Год назад' },
        ]}
      />
    </div>
  ),
};
