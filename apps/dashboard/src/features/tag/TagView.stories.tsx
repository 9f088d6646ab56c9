import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, period, ready, waiting } from '../../testing/blockFixtures.ts';
import { tagAnswer } from '../../testing/nicheFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { TagView } from './TagView.tsx';

const common = { portal: 'litnet', period, onRange: fn() } as const;

const meta = { title: 'Dashboard/Tag', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  render: () => <TagView {...common} block={ready(tagAnswer())} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(tagAnswer().tag.name);
  },
};

export const Loading: Story = { render: () => <TagView {...common} block={waiting} /> };

export const Failed: Story = { render: () => <TagView {...common} block={failed(fn())} /> };
