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

/** In a sentence. */
export const InText: Story = {
  render: () => (
    <p>
      Нажмите <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>, чтобы найти книгу, и <Kbd>Esc</Kbd>, чтобы вернуться.
    </p>
  ),
};
