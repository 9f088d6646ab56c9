import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SampleId, SampleMark, sampleIds } from '../../testing/SampleMark.tsx';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Monogram } from './Monogram.tsx';

const meta = {
  title: 'Ui/Display/Monogram',
  component: Monogram,
  args: { letters: 'ЛН', name: 'Литнет' },
} satisfies Meta<typeof Monogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const row = (size: 'sm' | 'md' | 'lg', ids: readonly SampleId[]) => (
  <Inline key={size}>
    {ids.map((id) => (
      <SampleMark key={id} id={id} size={size} name={id} />
    ))}
  </Inline>
);

export const All: Story = {
  render: () => <Stack>{(['sm', 'md', 'lg'] as const).map((size) => row(size, sampleIds))}</Stack>,
};
