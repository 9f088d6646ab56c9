import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { failed, period, ready, waiting } from '../../testing/blockFixtures.ts';
import {
  bookResponse,
  elsewhereResponse,
  eventsResponse,
  historyResponse,
  priceChangesResponse,
  ranksResponse,
  ratiosResponse,
  similarResponse,
} from '../../testing/bookFixtures.ts';
import { longTitle } from '../../testing/fixtures.ts';
import { portalsResponse } from '../../testing/overviewFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { BookView, type BookViewProps } from './BookView.tsx';
import { bookAddress } from './book.address.ts';

const common = {
  period,
  isCompared: false,
  compared: [],
  onCompare: fn(),
  search: z.parse(bookAddress, {}),
  onSearch: fn(),
} satisfies Partial<BookViewProps>;

/** Created on render: the responses are too large for the story's args. */
const whole = (title?: string) => ({
  card: ready(bookResponse(title)),
  history: ready(historyResponse()),
  ranks: ready(ranksResponse()),
  journal: ready(eventsResponse()),
  ratios: ready(ratiosResponse()),
  similar: ready(similarResponse()),
  changes: ready(priceChangesResponse()),
  elsewhere: ready(elsewhereResponse()),
  events: ready(eventsResponse()),
  known: ready(portalsResponse()),
});

/** No portal publishes comments. */
const publishedLess = () => ({
  items: portalsResponse().items.map((portal) => ({
    ...portal,
    capabilities: [{ metric: 'comments' as const, available: false, precision: null, steps: [] }],
  })),
});

const meta = {
  title: 'Dashboard/Book card',
  decorators: [withPage],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  render: () => <BookView {...common} {...whole()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(3);
    // The rank in the genre is among the figures; the references for a week's gain have a line
    // each.
    const [genre] = bookResponse().book.genres;
    await expect(
      canvas.getByRole('link', { name: new RegExp(`: ${genre?.name ?? ''}$`, 'u') }),
    ).toHaveAttribute('href', '#places');
    const gained = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(gained).toEqual(expect.arrayContaining(['+199', '+38']));
  },
};

/** Compared with another book, on a portal that publishes less. */
export const Compared: Story = {
  render: () => (
    <BookView
      {...common}
      {...whole(longTitle)}
      known={ready(publishedLess())}
      compared={[
        {
          card: { ...bookResponse('Чай для дознавателя').book, id: 9 },
          history: historyResponse(),
        },
      ]}
    />
  ),
};

export const Loading: Story = {
  render: () => (
    <BookView
      {...common}
      card={waiting}
      history={waiting}
      ranks={waiting}
      journal={waiting}
      ratios={waiting}
      similar={waiting}
      changes={waiting}
      elsewhere={waiting}
      events={waiting}
      known={waiting}
    />
  ),
};

/** The history, the journal, the marks, the changes of price and what the portal publishes failed, no list knows the book: the card lives on. */
export const PartlyFailed: Story = {
  render: () => (
    <BookView
      {...common}
      {...whole()}
      history={failed(fn())}
      journal={failed(fn())}
      ranks={ready({ ...ranksResponse(), count: 0, items: [], neighbours: [] })}
      similar={ready({ ...similarResponse(), count: 0, items: [] })}
      changes={failed(fn())}
      elsewhere={ready({ ...elsewhereResponse(), count: 0, items: [] })}
      events={failed(fn())}
      known={failed(fn())}
    />
  ),
};
