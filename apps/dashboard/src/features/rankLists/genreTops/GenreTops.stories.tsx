import { Grid } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, ready, waiting } from '../../../testing/blockFixtures.ts';
import { meta as answerMeta, book } from '../../../testing/fixtures.ts';
import { genresResponse } from '../../../testing/groupFixtures.ts';
import { withRouter } from '../../../testing/withRouter.tsx';
import { GenreFigures } from './GenreFigures.tsx';
import { GenresCommon, type OverlapResponse } from './GenresCommon.tsx';
import { GenreTree } from './GenreTree.tsx';

const genres = ['Бытовое фэнтези', 'ЛитРПГ', 'Попаданцы'].map((name, index) => ({
  id: index + 1,
  name,
}));
const [first, second, third] = genres;
if (first === undefined || second === undefined || third === undefined)
  throw new Error('The fixture needs three genres.');

const shared: OverlapResponse = {
  meta: answerMeta,
  count: 2,
  items: [1, 2].map((id) => ({
    book: book(id),
    places: genres.map((genre, index) => ({
      list: { kind: 'genre_top', genre, period: null },
      position: 3 * id + index,
    })),
  })),
  pairs: [
    { a: first, b: second, books: 14 },
    { a: second, b: third, books: 6 },
  ],
};

const hrefOf = (id: number) => `?genre=${id}`;

const meta = {
  title: 'Dashboard/Genre tops',
  component: GenresCommon,
  decorators: [withRouter],
  args: { state: { kind: 'ready' }, response: shared, hrefOf, onGenre: fn() },
} satisfies Meta<typeof GenresCommon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Which genres share books, and which books those are. */
export const Common: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(1);
  },
};

export const CommonLoading: Story = { args: { state: { kind: 'loading' }, response: undefined } };

export const CommonFailed: Story = { args: { state: failed(fn()).state, response: undefined } };

/** No book is in two lists. */
export const NothingCommon: Story = {
  args: { response: { ...shared, count: 0, items: [], pairs: [] } },
};

/** The genres to choose from, one of them chosen. */
export const Tree: Story = {
  render: () => <GenreTree rows={ready(genresResponse())} current={2} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '/?genre=2');
  },
};

export const TreeLoading: Story = {
  render: () => <GenreTree rows={waiting} current={null} hrefOf={hrefOf} />,
};

export const TreeFailed: Story = {
  render: () => <GenreTree rows={failed(fn())} current={null} hrefOf={hrefOf} />,
};

/** How open a top is; of what is not known there is a dash with its reason. */
export const Figures: Story = {
  render: () => (
    <Grid min="14rem">
      <GenreFigures genre={genresResponse().items[0]} />
      <GenreFigures genre={undefined} />
    </Grid>
  ),
};
