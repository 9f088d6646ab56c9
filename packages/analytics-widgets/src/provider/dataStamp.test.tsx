import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { KpiTile } from '../tiles/KpiTile/index.ts';
import { type DataStamp, tellDataStamp } from './dataStamp.ts';

const stamp: DataStamp = {
  asof: '2026-08-07',
  coverage: 0.984,
  source: 'снимки портала',
  demo: false,
  method: { href: '/about#method', label: 'методика' },
};

const tile = (
  <KpiTile label="Просмотры" value={441_000} step={1000} n={41} about="Сколько раз открыли." />
);

it('tells of a figure what it is made of, of what the page said and of its own', async () => {
  renderWidgets(tile);
  expect(screen.queryByRole('button')).toBeNull();
  const silences: (() => void)[] = [];
  act(() => {
    silences.push(tellDataStamp(stamp));
  });
  await userEvent.click(await screen.findByRole('button', { name: /Просмотры/u }));
  const note = within(await screen.findByRole('dialog'));
  expect(note.getByText('Сколько раз открыли.')).toBeInTheDocument();
  const facts = note.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toHaveLength(5);
  expect(facts.join()).toMatch(/41.*1\s?000.*7 августа 2026.*98,4.*снимки портала/u);
  expect(note.getByRole('link')).toHaveAttribute('href', '/about#method');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Просмотры/u })).toHaveFocus());
  act(() => silences[0]?.());
});

it('is silent again when the page that spoke has gone, and not before the next one has spoken', async () => {
  renderWidgets(tile);
  const silences: (() => void)[] = [];
  act(() => {
    silences.push(tellDataStamp(stamp), tellDataStamp({ ...stamp, asof: null }));
  });
  act(() => silences[0]?.());
  expect(await screen.findByRole('button')).toBeInTheDocument();
  act(() => silences[1]?.());
  expect(screen.queryByRole('button')).toBeNull();
});
