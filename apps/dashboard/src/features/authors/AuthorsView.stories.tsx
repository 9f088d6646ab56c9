import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import * as z from 'zod/mini';
import { authorsResponse, authorsSummaryResponse } from '../../testing/authorFixtures.ts';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { expectRows, portalView } from '../../testing/portalStories.ts';
import { withPage } from '../../testing/withPage.tsx';
import { AuthorsView } from './AuthorsView.tsx';
import { authorsAddress } from './authors.address.ts';

const search = z.parse(authorsAddress, {});

const whole = () => ({
  summary: ready(authorsSummaryResponse()),
  table: ready(authorsResponse()),
  charted: ready(authorsResponse()),
});

const meta = { title: 'Dashboard/Authors', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  render: () => <AuthorsView {...portalView} {...whole()} search={search} />,
  play: ({ canvas }) => expectRows(canvas, authorsResponse()),
};

export const Loading: Story = {
  render: () => (
    <AuthorsView
      {...portalView}
      summary={waiting}
      table={waiting}
      charted={waiting}
      search={search}
    />
  ),
};

/** The filters match no author, and the chart failed. */
export const EmptyAndFailed: Story = {
  render: () => (
    <AuthorsView
      {...portalView}
      {...whole()}
      table={ready({ ...authorsResponse(), count: 0, items: [] })}
      charted={failed(fn())}
      search={{ ...search, tier: 'debut', publisher: 'no' }}
    />
  ),
};
