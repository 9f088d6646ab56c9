import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { CapabilityStrip } from './CapabilityStrip.tsx';

const meta = {
  title: 'Widgets/CapabilityStrip',
  component: CapabilityStrip,
  decorators: [withWidgets],
  args: { portal: 'Букривер', missing: ['лайки', 'место в жанре'] },
} satisfies Meta<typeof CapabilityStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Many: Story = {
  args: {
    portal: 'Литгород',
    missing: ['просмотры', 'лайки', 'библиотеки', 'отзывы', 'награды', 'место в жанре', 'цены'],
  },
};

export const PublishesAll: Story = { args: { missing: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };
