import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { daysUpTo, seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { MirroredBars } from './MirroredBars.tsx';

function turnover(count: number, missing: readonly string[] = []) {
  const random = seeded(17);
  return daysUpTo('2026-08-07', count, missing).map((day) => ({
    day,
    up: Math.round(4 + random() * 12),
    down: Math.round(3 + random() * 12),
  }));
}

const meta = {
  title: 'Widgets/Charts/MirroredBars',
  component: MirroredBars,
  decorators: [withWidgets],
  args: {
    title: 'В начале августа список обновлялся вдвое быстрее обычного',
    note: 'Книги, вошедшие в топ-100 и ушедшие из него за день',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'oborot',
    state: { kind: 'ready' },
    points: turnover(30, ['2026-08-04', '2026-08-05']),
    labels: { up: 'Вошли', down: 'Ушли' },
  },
} satisfies Meta<typeof MirroredBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Quarter: Story = { args: { points: turnover(90) } };

export const FirstDayUnknown: Story = {
  args: {
    points: turnover(7).map((point, index) =>
      index === 0 ? { ...point, up: null, down: null } : point,
    ),
  },
};

export const Cursor: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/Вошли.*[\d۰-۹].*Ушли.*[\d۰-۹]/);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="MirroredBars" /> };
