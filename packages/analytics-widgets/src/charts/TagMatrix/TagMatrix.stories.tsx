import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { onward, plotOf } from '../../testing/plays.ts';
import { TagMatrix } from './TagMatrix.tsx';

function matrix(count: number) {
  const words = ['академия', 'истинная пара', 'развод', 'попаданка', 'драконы', 'властный герой'];
  const random = seeded(count);
  const tags = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: words[index] ?? `тег ${index + 1}`,
  }));
  const pairs = tags.flatMap((a, row) =>
    tags
      .slice(row + 1)
      .flatMap((b) =>
        random() < 0.25 ? [] : [{ a: a.id, b: b.id, lift: 2 ** ((random() - 0.45) * 6), n: 24 }],
      ),
  );
  return { tags, pairs };
}

const meta = {
  title: 'Widgets/Charts/TagMatrix',
  component: TagMatrix,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'tagmatrix',
    state: { kind: 'ready' },
    title: 'Драконы и академия ходят вместе',
    note: 'Во сколько раз чаще вместе, чем случайно; пары от 20 книг',
    ...matrix(12),
    valueLabel: 'Чаще случайного',
  },
} satisfies Meta<typeof TagMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Forty: Story = { args: matrix(40) };

export const Chooses: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard(`${onward(plotOf(slider))}{Enter}`);
    await expect(args.onChoose).toHaveBeenCalledWith({ a: '0', b: '2' });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="TagMatrix" /> };
