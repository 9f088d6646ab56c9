import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lineKeys } from '../../testing/lineKeys.ts';
import { Stack } from '../Stack/index.ts';
import { RangeSlider } from './RangeSlider.tsx';

const roubles = { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 } as const;

/** Prices as they lie on a portal: most between 100 and 200. */
const prices = [2, 5, 9, 31, 64, 88, 70, 41, 22, 12, 8, 5, 3, 2, 1, 0, 1, 0, 0, 1].map(
  (count, at) => ({ from: at * 25, to: (at + 1) * 25, count }),
);

/** Readers: each bin ten times the one before. */
const readers = [0, 1, 10, 100, 1000, 10_000].map((from, at) => ({
  from,
  to: [1, 10, 100, 1000, 10_000, 100_000][at] ?? 100_000,
  count: [4200, 3100, 2600, 1400, 380, 40][at] ?? 0,
}));

const meta = {
  title: 'Ui/Forms/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Цена',
    minValue: 0,
    maxValue: 500,
    formatOptions: roubles,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: [99, 199], histogram: prices },
  play: async ({ args, canvas, userEvent, step }) => {
    const [from, to] = canvas.getAllByRole('slider');
    const [low, high] = canvas.getAllByRole('textbox');
    if (!from || !to || !low || !high) throw new Error('The range has no ends');
    await step('arrows move an end, its number follows', async () => {
      from.focus();
      await userEvent.keyboard(lineKeys().forward);
      await expect(args.onChange).toHaveBeenLastCalledWith([100, 199]);
      await expect(low).toHaveDisplayValue(/100|۱۰۰/);
    });
    await step('a typed number moves the thumb', async () => {
      await userEvent.clear(high);
      await userEvent.type(high, '300{Enter}');
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith([100, 300]);
      await expect(to).toHaveAttribute('aria-valuetext', expect.stringMatching(/300|۳۰۰/));
    });
    await step('an end cannot pass the other', async () => {
      from.focus();
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith([300, 300]);
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith([0, 300]);
    });
  },
};

/** Where most are small and a few are huge, equal distances are equal ratios. */
export const LogScale: Story = {
  args: {
    label: 'Читателей прибавилось',
    minValue: 0,
    maxValue: 100_000,
    scale: 'log',
    histogram: readers,
    defaultValue: [10, 10_000],
    formatOptions: {},
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <RangeSlider {...args} label="Весь диапазон" />
      <RangeSlider {...args} label="Без полей" hasNumbers={false} defaultValue={[50, 350]} />
      <RangeSlider
        {...args}
        label="Единица"
        suffix="а.л."
        formatOptions={{}}
        maxValue={40}
        step={0.5}
        defaultValue={[8, 14.5]}
        description="Авторский лист: 40 000 знаков"
      />
      <RangeSlider {...args} label="Недоступно" isDisabled defaultValue={[50, 350]} />
      <RangeSlider
        {...args}
        label="С ошибкой"
        defaultValue={[0, 20]}
        errorMessage="Дешевле 20 ₽ книг за период не было"
      />
    </Stack>
  ),
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Наименьшее и наибольшее число читателей, прибавленных книгой за выбранный период',
    suffix: 'читателей',
    formatOptions: {},
    maxValue: 1_234_567,
    histogram: prices.map((bin) => ({ ...bin, from: bin.from * 2469, to: bin.to * 2469 })),
    description:
      'Книги, у которых портал округляет число читателей, учитываются по нижней границе.',
  },
};
