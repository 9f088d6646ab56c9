import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { BookTimeline } from './BookTimeline.tsx';
import type { BookSpan } from './bookSpan.ts';

const books: readonly BookSpan[] = [
  {
    id: '1',
    label: 'Дочь смотрителя маяка',
    from: '2025-11-02',
    to: '2026-02-14',
    status: 'завершена',
    hue: 0,
    events: [
      { day: '2025-12-01', label: 'впервые в топ-100', shape: 'circle' },
      { day: '2026-02-20', label: 'цена 99 ₽ вместо 149 ₽' },
    ],
  },
  {
    id: '2',
    label: 'Академия забытых имён: книга третья, в которой всё выясняется',
    from: '2026-03-10',
    to: '2026-06-30',
    status: 'завершена',
    hue: 0,
    events: [{ day: '2026-04-18', label: 'впервые в топ-20' }],
  },
  {
    id: '3',
    label: 'Северный ветер',
    from: '2026-06-01',
    to: null,
    status: 'в процессе',
    hue: 2,
    events: [],
  },
];

const meta = {
  title: 'Widgets/Charts/BookTimeline',
  component: BookTimeline,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'booktimeline',
    state: { kind: 'ready' },
    title: 'Каждая следующая книга пишется быстрее',
    note: 'От первой главы до последней',
    books,
    asof: '2026-08-07',
    marks: { circle: 'впервые в списке', diamond: 'смена цены', square: 'день завершения' },
    labels: { from: 'Начата', to: 'Закончена', status: 'Статус', events: 'События' },
  },
} satisfies Meta<typeof BookTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The legend lists only the colours and shapes in use: no book here has a square. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(words.slice(0, 4)).toEqual([
      'завершена',
      'в процессе',
      'впервые в списке',
      'смена цены',
    ]);
    await expect(words).not.toContain('день завершения');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="BookTimeline" /> };
