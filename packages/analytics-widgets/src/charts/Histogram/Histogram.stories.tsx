import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { onward, plotOf } from '../../testing/plays.ts';
import { Histogram } from './Histogram.tsx';

const bins = [4, 12, 31, 44, 60, 37, 22, 14, 6, 0, 2].map((count, index) => ({
  from: index * 50,
  to: (index + 1) * 50,
  count,
}));

const meta = {
  title: 'Widgets/Charts/Histogram',
  component: Histogram,
  decorators: [withWidgets],
  args: {
    title: 'Чаще всего книга стоит от 200 до 250 рублей',
    note: 'Платные книги жанра по цене',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'ceny',
    state: { kind: 'ready' },
    bins,
    label: 'Цена',
    format: 'money',
    countLabel: 'Книг',
  },
} satisfies Meta<typeof Histogram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithMarker: Story = { args: { marker: { value: 329, label: 'эта книга, 329 ₽' } } };

const genre = [210, 480, 900, 760, 420, 260, 150, 60, 40, 12, 0];

const besideGenre = {
  against: { label: 'Жанр «Детектив»', own: 'Тег «Драконы»', share: 'Доля книг', counts: genre },
  marker: { value: 229, label: 'Медиана' },
};

/**
 * A tag beside its genre: shares of each, so that a hundred books are comparable with thousands.
 */
export const Against: Story = {
  args: besideGenre,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const valueText = () => canvas.getByRole('slider').getAttribute('aria-valuetext') ?? '';
    await expect(valueText()).toContain('Жанр «Детектив»');
    await userEvent.click(canvas.getByRole('button', { name: 'Жанр «Детектив»' }));
    await expect(valueText()).not.toContain('Жанр «Детектив»');
    await expect(valueText()).toContain('Тег «Драконы»');
    await userEvent.click(canvas.getByRole('button', { name: 'Жанр «Детектив»' }));
  },
};

export const AgainstRightToLeft: Story = {
  args: besideGenre,
  globals: { direction: 'rtl', locale: 'fa' },
};

export const Chooses: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard(`${onward(plotOf(slider))}{Enter}`);
    await expect(args.onChoose).toHaveBeenCalledWith(bins[1]);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="Histogram" /> };
