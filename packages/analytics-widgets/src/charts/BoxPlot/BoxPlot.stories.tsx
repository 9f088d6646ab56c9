import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { BoxPlot } from './BoxPlot.tsx';

const rows: [string, number[], number][] = [
  ['Любовное фэнтези', [99, 139, 179, 229, 299], 412],
  ['Боевое фэнтези', [89, 149, 199, 249, 349], 260],
  ['Современный любовный роман', [79, 119, 149, 189, 249], 388],
  ['Космическая фантастика', [119, 159, 219, 269, 379], 64],
  ['Поэзия', [49, 59, 79, 99, 129], 12],
];
const groups = rows.map(
  ([label, [p10 = null, p25 = null, p50 = null, p75 = null, p90 = null], n]) => ({
    id: label,
    label,
    p10,
    p25,
    p50,
    p75,
    p90,
    n,
  }),
);

const meta = {
  title: 'Widgets/Charts/BoxPlot',
  component: BoxPlot,
  decorators: [withWidgets],
  args: {
    title: 'Космическая фантастика дороже всех',
    note: 'Цены платных книг: медиана, середина и края',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'ceny-po-zhanram',
    state: { kind: 'ready' },
    groups,
    label: 'Цена',
    format: 'money',
  },
} satisfies Meta<typeof BoxPlot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TooFew: Story = {
  args: {
    groups: [
      ...groups.slice(0, 2),
      { id: 'x', label: 'Юмор', p10: null, p25: null, p50: null, p75: null, p90: null, n: 2 },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="BoxPlot" /> };
