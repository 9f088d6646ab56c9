import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Call } from '../../api/call.ts';
import { CallContext } from '../../api/useEndpoint.ts';
import { book, meta as dataMeta } from '../../testing/fixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const found = {
  meta: dataMeta,
  readings: [],
  counts: { book: 1, author: 0, tag: 0, genre: 0 },
  items: [
    {
      kind: 'book',
      portal: 'litmarket',
      book: book(1),
      title: { text: book(1).title, highlights: [] },
      authors: [{ text: 'Пётр Ясенев', highlights: [] }],
      series: null,
      excerpt: null,
      listings: [],
    },
  ],
};

/** A server that finds one book, or whose search is broken. */
const serverOf = (finds: boolean): Call => {
  const response = (id: string): Promise<unknown> => {
    if (id !== 'search') return new Promise(() => undefined);
    return finds ? Promise.resolve(found) : Promise.reject(new Error('The search is broken.'));
  };
  // The stubbed responses follow the contract, which the type cannot express per endpoint.
  return ((endpoint: { id: string }) => response(endpoint.id)) as unknown as Call;
};

const withServer =
  (finds: boolean): Decorator =>
  (Story) => (
    <CallContext value={serverOf(finds)}>
      <Story />
    </CallContext>
  );

const meta = {
  title: 'Dashboard/Not found',
  component: NotFoundPage,
  decorators: [withPage],
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The search over everything, and where most go; what is typed finds without the palette. */
export const Searched: Story = {
  decorators: [withServer(true)],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(2);
    await userEvent.type(canvas.getByRole('searchbox'), 'маяк');
    await expect(await canvas.findByRole('link', { name: /маяк/iu })).toHaveAttribute(
      'href',
      '/books/1',
    );
  },
};

/** The search failed: it offers a retry in its place, and the links remain. */
export const SearchFailed: Story = {
  parameters: { phone: true },
  decorators: [withServer(false)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'маяк');
    await expect((await canvas.findAllByRole('button')).length).toBeGreaterThan(0);
  },
};
