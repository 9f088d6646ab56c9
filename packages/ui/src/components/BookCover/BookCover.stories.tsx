import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { books } from '../../testing/books.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { BookCover } from './BookCover.tsx';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"><rect width="200" height="300" fill="#9a3b6d"/><circle cx="100" cy="130" r="60" fill="#f2c14e"/><path d="M0 300 L100 160 L200 300Z" fill="#3d1c3a"/></svg>',
  );

const meta = {
  title: 'Ui/Display/BookCover',
  component: BookCover,
  args: { title: 'Невеста Ледяного дракона', author: 'Анна Северская', genre: 'Любовное фэнтези' },
} satisfies Meta<typeof BookCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { size: 'lg' } };

/** Most books have no picture: a wall of fallback covers has to look like a series. */
export const Wall: Story = {
  parameters: { snapshot: true },
  render: () => (
    <Grid min="132px" gap="md">
      {books.map((book) => (
        <BookCover key={book.title} {...book} size="fill" />
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="md" align="end">
      <BookCover {...args} size="xs" decorative />
      <BookCover {...args} size="sm" decorative />
      <BookCover {...args} size="md" />
      <BookCover {...args} size="lg" />
    </Inline>
  ),
};

export const Titles: Story = {
  render: () => (
    <Inline gap="md" align="start">
      <BookCover title="Я" author="К" size="lg" />
      <BookCover
        title="Академия проклятых артефактов: последний экзамен перед концом света"
        author="Константин Преображенский-Заболотный"
        genre="Академия магии"
        size="lg"
      />
      <BookCover title="Сверхвысокопревосходительство" genre="Сатира" size="lg" />
      <BookCover title="The Cartographer of Small Hours" author="E. Wren" size="lg" />
      <BookCover title="باغ آینه‌ها" author="نیلوفر کاوه" size="lg" />
      <BookCover title="长夜的制图师" author="林深" size="lg" />
    </Inline>
  ),
};

export const Picture: Story = { args: { src: picture, size: 'lg' } };

/** A picture that does not load gives way to the fallback art. */
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,none', size: 'lg' } };

export const Adult: Story = {
  args: { src: picture, isAdult: true, size: 'lg', onReveal: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const reveal = canvas.getByRole('button', { name: /Невеста Ледяного дракона/ });
    await userEvent.click(reveal);
    await expect(args.onReveal).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AdultStates: Story = {
  render: (args) => (
    <Inline gap="md" align="end">
      <BookCover {...args} src={picture} isAdult size="lg" />
      <BookCover {...args} src={picture} isAdult isRevealed size="lg" />
      <BookCover {...args} isAdult size="lg" />
      <BookCover {...args} src={picture} isAdult size="xs" decorative />
    </Inline>
  ),
};
