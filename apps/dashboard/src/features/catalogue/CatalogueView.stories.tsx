import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { catalogueResponse } from '../../testing/authorFixtures.ts';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { byColour } from './byColour.ts';
import { CatalogueView } from './CatalogueView.tsx';
import { catalogueAddress } from './catalogue.address.ts';

const search = z.parse(catalogueAddress, {});
const common = {
  portal: 'litnet',
  onSearch: fn(),
  compared: [{ id: 2, title: 'Чай для дознавателя' }],
  maxCompared: 5,
  onCompare: fn(),
} as const;

const meta = { title: 'Dashboard/Catalogue', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  render: () => (
    <CatalogueView
      {...common}
      block={ready(catalogueResponse())}
      search={{ ...search, genre: ['2'], price: '..150' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(catalogueResponse().count);
  },
};

const takeAway = fn();

/** One series of one author, as linked from a book's page: the filters can be removed. */
export const Series: Story = {
  render: () => {
    const [first] = catalogueResponse().items;
    const author = String(first?.book.authors[0]?.id ?? 0);
    return (
      <CatalogueView
        {...common}
        onSearch={takeAway}
        block={ready(catalogueResponse())}
        search={{ ...search, series_title: 'Тень короны', author: [author] }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = catalogueResponse().items[0]?.book.authors[0]?.name ?? '';
    await expect(canvas.getByText('Тень короны', { exact: false })).toBeVisible();
    const chip = canvas.getAllByRole('button', { name: new RegExp(name, 'u') })[0];
    await userEvent.click(chip ?? document.body);
    await expect(takeAway).toHaveBeenCalledWith({ author: undefined });
  },
};

export const Covers: Story = {
  render: () => (
    <CatalogueView
      {...common}
      block={ready(catalogueResponse())}
      search={{ ...search, view: 'covers', shelf: 'colour' }}
    />
  ),
  play: async ({ canvas }) => {
    const titles = catalogueResponse().items.map(({ book }) => book.title);
    const shown = canvas.getAllByRole('listitem').map((item) => item.querySelector('a')?.text);
    await expect(shown.toSorted()).toEqual(titles.toSorted());
    await expect(shown).toEqual(byColour(catalogueResponse().items).map(({ book }) => book.title));
  },
};

export const Gains: Story = {
  render: () => (
    <CatalogueView
      {...common}
      block={ready(catalogueResponse())}
      search={{ ...search, view: 'compact', figures: 'gain' }}
    />
  ),
};

export const Empty: Story = {
  render: () => (
    <CatalogueView
      {...common}
      block={ready({ ...catalogueResponse(), count: 0, items: [] })}
      search={{ ...search, q: 'ыыы' }}
    />
  ),
};

export const Loading: Story = {
  render: () => <CatalogueView {...common} block={waiting} search={search} />,
};

export const Failed: Story = {
  render: () => <CatalogueView {...common} block={failed(fn())} search={search} />,
};
