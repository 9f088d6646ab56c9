import type { SavedView } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { homeResponse } from '../../testing/fixtures.ts';
import {
  notesResponse,
  parsersResponse,
  slowResponse,
  viewsResponse,
  watchResponse,
} from '../../testing/personalFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { ChangesSinceYesterday } from './ChangesSinceYesterday.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Incidents, LastImports } from './Incidents.tsx';
import { PortalToday } from './PortalToday.tsx';
import { Quality } from './Quality.tsx';
import { LastNotes, NewInViews } from './SavedItems.tsx';
import { SlowEndpoints } from './SlowEndpoints.tsx';

const onOpen = fn<(view: SavedView) => void>();
const onRetry = fn();

const at = '2026-08-07T20:30:00Z';
const incidents = {
  items: [
    {
      at,
      level: 'error' as const,
      message: 'request failed',
      request: 'r-1',
      path: '/api/portals/litnet/trends/',
      error: 'Timeout of the measurements store',
    },
  ],
};
const importsResponse = {
  count: 2,
  items: (['published', 'refused'] as const).map((status, index) => ({
    id: `6f1c7a52-92f4-4f3e-8b1e-00000000000${index}`,
    status,
    portal: 'litnet' as const,
    source: 'fixtures',
    started_at: at,
    ended_at: at,
    rows: 12_000,
    bad_rows: index * 14,
    progress: null,
    can_rerun: false,
  })),
};

const meta = { title: 'Dashboard/Overview', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Own: Story = {
  render: () => (
    <Stack gap="xl">
      <ChangesSinceYesterday block={ready(watchResponse)} />
      <NewInViews block={ready(viewsResponse)} onOpen={onOpen} />
      <LastNotes block={ready(notesResponse)} />
      <PortalToday block={ready(homeResponse())} portal={null} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = viewsResponse.items;
    await userEvent.click(canvas.getByRole('link', { name: first?.name ?? '' }));
    await expect(onOpen).toHaveBeenCalledWith(first);
  },
};

export const Staff: Story = {
  render: () => (
    <Stack gap="xl">
      <Quality block={ready(parsersResponse)} />
      <Incidents block={ready(incidents)} />
      <LastImports block={ready(importsResponse)} />
      <SlowEndpoints block={ready(slowResponse)} />
    </Stack>
  ),
};

/** Nothing is followed: three steps, each with the place to begin, and who moved today. */
export const FirstVisit: Story = {
  render: () => (
    <Stack gap="xl">
      <FirstSteps />
      <PortalToday block={ready(homeResponse())} portal={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
    await expect(steps).toHaveLength(3);
    for (const step of steps)
      await expect(within(step).getAllByRole('link').length).toBeGreaterThan(0);
  },
};

/** Nothing has changed, nothing is saved. */
export const Empty: Story = {
  render: () => (
    <Stack gap="xl">
      <ChangesSinceYesterday
        block={ready({ ...watchResponse, items: watchResponse.items.slice(4) })}
      />
      <NewInViews block={ready({ limit: 50, items: [] })} onOpen={onOpen} />
      <PortalToday block={ready(homeResponse())} portal="bookriver" />
      <Incidents block={ready({ items: [] })} />
      <LastImports block={ready({ count: 0, items: [] })} />
      <SlowEndpoints block={ready({ since: at, items: [] })} />
    </Stack>
  ),
};

export const LoadingAndFailed: Story = {
  render: () => (
    <Stack gap="xl">
      <ChangesSinceYesterday block={waiting} />
      <NewInViews block={failed(onRetry)} onOpen={onOpen} />
      <LastNotes block={failed(onRetry)} />
      <PortalToday block={waiting} portal={null} />
      <Quality block={failed(onRetry)} />
      <SlowEndpoints block={waiting} />
    </Stack>
  ),
};
