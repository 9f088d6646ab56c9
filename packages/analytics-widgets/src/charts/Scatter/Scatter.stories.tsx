import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { onward, plotOf } from '../../testing/plays.ts';
import { Scatter } from './Scatter.tsx';

function books(count: number) {
  const random = seeded(77);
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `Книга ${index + 1}`,
    x: index % 17 === 3 ? null : Math.round(49 + random() * 300),
    y: 1 + Math.round(random() * 99),
  }));
}

const meta = {
  title: 'Widgets/Charts/Scatter',
  component: Scatter,
  decorators: [withWidgets],
  args: {
    title: 'Дешёвые книги стоят не выше дорогих',
    note: 'Цена и место книг топ-100',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'cena-mesto',
    state: { kind: 'ready' },
    points: books(60),
    x: { label: 'Цена', format: 'money' },
    y: { label: 'Место', format: 'rank' },
  },
} satisfies Meta<typeof Scatter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TwoThousand: Story = { args: { points: books(2000) } };

export const Chooses: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard(`${onward(plotOf(slider))}{Enter}`);
    await expect(args.onChoose).toHaveBeenCalledWith('1');
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^Книга 2.+Цена.+Место/);
  },
};

/** A point is found by its name: it is named, the others fade. */
export const Finds: Story = {
  args: { points: books(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'книга 42');
    await expect(canvas.getByRole('status')).toHaveTextContent(/[1۱]/);
    const circles = [...canvasElement.querySelectorAll('svg[data-plot] circle')];
    await expect(circles.filter((circle) => !circle.hasAttribute('opacity'))).toHaveLength(1);
    await expect(canvasElement.querySelector('svg[data-plot]')).toHaveTextContent('Книга 42');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="Scatter" /> };
