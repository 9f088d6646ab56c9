import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { FreshnessLine } from './FreshnessLine.tsx';

const meta = {
  title: 'Widgets/FreshnessLine',
  component: FreshnessLine,
  decorators: [withWidgets],
  args: {
    asof: '2026-08-07',
    capturedAt: '2026-08-08T03:40:00Z',
    coverage: 0.984,
    source: 'litmarket-2026-08',
    method: { href: '/about#методика', label: 'методика' },
  },
} satisfies Meta<typeof FreshnessLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Demo: Story = { args: { demo: true, source: null, capturedAt: null } };

export const Stale: Story = { args: { asof: '2026-08-02', capturedAt: '2026-08-02T03:40:00Z' } };

export const CoverageUnknown: Story = { args: { coverage: null } };

export const NoData: Story = {
  args: { asof: null, capturedAt: null, coverage: null, source: null },
};

export const Dark: Story = { args: { asof: '2026-08-02', demo: true }, globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = {
  args: { demo: true },
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};
