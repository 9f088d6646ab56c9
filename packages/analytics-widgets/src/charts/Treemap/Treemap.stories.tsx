import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { Treemap } from './Treemap.tsx';

const names = [
  'Любовное фэнтези',
  'Современный любовный роман',
  'Попаданцы',
  'Боевое фэнтези',
  'ЛитРПГ',
  'Детектив',
  'Космическая фантастика',
  'Альтернативная история',
  'Молодёжная проза',
  'Триллер',
  'Мистика',
  'Юмор',
];

function genres(count: number) {
  const random = seeded(count);
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    label: names[at] ?? `Жанр ${at + 1}`,
    value: Math.round(9000 / (at + 1) ** 0.8),
    change: at === 4 ? null : (random() - 0.4) * 0.6,
  }));
}

const meta = {
  title: 'Widgets/Charts/Treemap',
  component: Treemap,
  decorators: [withWidgets],
  args: {
    title: 'Треть книг — любовное фэнтези',
    note: 'Действующие книги жанра; цвет — изменение за 30 дней',
    source: 'Литнет, 7 августа 2026',
    csvName: 'zhanry',
    state: { kind: 'ready' },
    items: genres(12),
    valueLabel: 'Книг',
    changeLabel: 'За 30 дней',
    onChoose: fn(),
  },
} satisfies Meta<typeof Treemap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(within(await canvas.findByRole('list')).getAllByRole('listitem')).toHaveLength(12);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('1');
  },
};

export const Phone: Story = { parameters: { phone: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const States: Story = { render: () => <KindStates of="Treemap" /> };
