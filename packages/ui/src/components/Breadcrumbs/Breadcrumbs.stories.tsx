import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Ui/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'portals', label: 'Порталы', href: '/portals' },
      { id: 'litnet', label: 'Литнет', href: '/portals/litnet' },
      { id: 'tags', label: 'Анализ по тегам' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongText: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      { id: 'portals', label: 'Порталы', href: '/portals' },
      { id: 'litnet', label: 'Литнет', href: '/portals/litnet' },
      { id: 'genre', label: 'Современный любовный роман', href: '/g' },
      { id: 'book', label: 'Хозяйка чайной лавки на краю туманного мира' },
    ],
  },
};
