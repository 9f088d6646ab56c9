import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Ui/Display/Kbd', component: Kbd } satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => (
    <Inline>
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
      <Kbd>/</Kbd>
    </Inline>
  ),
};
