import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { daysUpTo, seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { RankMatrix } from './RankMatrix.tsx';

/** Books that drift through a list of a hundred, in and out of it. */
function books(count: number, days: readonly string[]) {
  const random = seeded(count);
  return Array.from({ length: count }, (_, index) => {
    let place = 1 + index * (100 / count);
    return {
      id: String(index),
      label:
        index === 2
          ? 'Академия забытых имён: книга третья, в которой всё выясняется'
          : `Книга ${index + 1}`,
      points: days.map((day) => {
        place = Math.max(1, place + (random() - 0.48) * 9);
        return { day, value: place > 100 ? null : Math.round(place) };
      }),
    };
  });
}

const month = daysUpTo('2026-08-07', 30, ['2026-08-04', '2026-08-05']);

const meta = {
  title: 'Widgets/Charts/RankMatrix',
  component: RankMatrix,
  decorators: [withWidgets],
  args: {
    title: 'Места двадцати книг за месяц',
    note: 'Места книг по дням: чем гуще, тем выше',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'matrica',
    state: { kind: 'ready' },
    depth: 100,
    series: books(20, month),
  },
} satisfies Meta<typeof RankMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A hundred books over ninety days: nine thousand cells. */
export const WholeList: Story = {
  args: { series: books(100, daysUpTo('2026-08-07', 90, ['2026-06-20', '2026-08-04'])) },
};

export const SaysEveryCell: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^Книга 1.*[\d۰-۹]/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ id: '1', day: '2026-07-10' });
  },
};

/** Coloured by the age of the books, so that new ones are visible at once. */
export const ByAge: Story = {
  args: {
    tint: {
      isOrdered: true,
      groups: [
        { id: 'fresh', label: 'до 30 дней' },
        { id: 'middle', label: '31–180 дней' },
        { id: 'old', label: 'старше 180' },
      ],
      of: (id) => ['fresh', 'middle', 'old', null][Number(id) % 4] ?? null,
    },
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider.getAttribute('aria-valuetext')).toContain('до 30 дней');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="RankMatrix" /> };
