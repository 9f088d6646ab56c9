import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { portals } from './PortalMark.css.ts';
import { PortalMark } from './PortalMark.tsx';

const meta = {
  title: 'Ui/Display/PortalMark',
  component: PortalMark,
  args: { portal: 'litnet', name: 'Литнет' },
} satisfies Meta<typeof PortalMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const All: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          {portals.map((portal) => (
            <PortalMark key={portal} portal={portal} size={size} name={portal} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
