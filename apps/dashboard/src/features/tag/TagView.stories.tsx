import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { failed, period, ready, waiting } from '../../testing/blockFixtures.ts';
import { tagResponse } from '../../testing/groupFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { TagView } from './TagView.tsx';

const changeGenre = fn();
const common = { portal: 'litnet', period, onRange: fn(), onGenre: changeGenre } as const;

const meta = { title: 'Dashboard/Tag', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  render: () => <TagView {...common} block={ready(tagResponse())} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      tagResponse().tag.name,
    );
  },
};

/** Prices of its books are compared with those of a genre, which the user may change. */
export const BesideGenre: Story = {
  render: () => <TagView {...common} block={ready(tagResponse())} />,
  play: async ({ canvas, userEvent }) => {
    const [, other] = tagResponse().genres;
    await userEvent.click(canvas.getByRole('button', { name: /Сравнить с жанром/ }));
    await userEvent.click(await screen.findByRole('option', { name: other?.name ?? '' }));
    await expect(changeGenre).toHaveBeenCalledWith(String(other?.id));
  },
};

/** No book of the tag has a genre: its own prices and volumes alone. */
export const WithoutGenre: Story = {
  render: () => (
    <TagView {...common} block={ready({ ...tagResponse(), genres: [], against: null })} />
  ),
};

export const Loading: Story = { render: () => <TagView {...common} block={waiting} /> };

export const Failed: Story = { render: () => <TagView {...common} block={failed(fn())} /> };
