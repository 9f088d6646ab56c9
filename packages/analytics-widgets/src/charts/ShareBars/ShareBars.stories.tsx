import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { onward, plotOf } from '../../testing/plays.ts';
import { ShareBars } from './ShareBars.tsx';

const genres = [
  ['Любовное фэнтези', [41, 122, 3]],
  ['Современный любовный роман', [60, 96, 8]],
  ['Детектив', [22, 31, 0]],
  ['ЛитРПГ', [88, 40, 12]],
  ['Стихи', [0, 0, 0]],
] as const;

const meta = {
  title: 'Widgets/Charts/ShareBars',
  component: ShareBars,
  decorators: [withWidgets],
  args: {
    title: 'Любовное фэнтези дописывают чаще всего',
    note: 'Доля книг жанра, состояние которых известно',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'sostoyanie',
    state: { kind: 'ready' },
    parts: [
      { id: 'in_progress', label: 'В процессе' },
      { id: 'finished', label: 'Завершена' },
      { id: 'frozen', label: 'Заморожена' },
    ],
    rows: genres.map(([label, amounts]) => ({ id: label, label, amounts })),
  },
} satisfies Meta<typeof ShareBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A hidden part leaves its space empty: the others remain shares of the same totals. */
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const valueText = () => canvas.getByRole('slider').getAttribute('aria-valuetext') ?? '';
    const share = /Завершена[^,]*?(\d+,\d\s%)/.exec(valueText())?.[1] ?? 'none';
    await userEvent.click(canvas.getByRole('button', { name: 'В процессе' }));
    await expect(valueText()).not.toContain('В процессе');
    await expect(valueText()).toContain(share);
  },
};

export const Chooses: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard(`${onward(plotOf(slider))}{Enter}`);
    await expect(args.onChoose).toHaveBeenCalledWith('Современный любовный роман');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="ShareBars" /> };
