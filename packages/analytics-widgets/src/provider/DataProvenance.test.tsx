import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { KpiTile } from '../tiles/KpiTile/index.ts';
import { DataProvenance, type Provenance } from './DataProvenance.tsx';

const provenance: Provenance = {
  asof: '2026-08-07',
  coverage: 0.984,
  source: 'снимки портала',
  demo: false,
  method: { href: '/about#method', label: 'методика' },
};

const tile = (
  <KpiTile label="Просмотры" value={441_000} step={1000} n={41} about="Сколько раз открыли." />
);

it('shows the provenance of the page together with the facts of the figure', async () => {
  renderWidgets(<DataProvenance value={provenance}>{tile}</DataProvenance>);
  await userEvent.click(await screen.findByRole('button', { name: /Просмотры/u }));
  const note = within(await screen.findByRole('dialog'));
  expect(note.getByText('Сколько раз открыли.')).toBeInTheDocument();
  const facts = note.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toHaveLength(5);
  expect(facts.join()).toMatch(/41.*1\s?000.*7 августа 2026.*98,4.*снимки портала/u);
  expect(note.getByRole('link')).toHaveAttribute('href', '/about#method');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Просмотры/u })).toHaveFocus());
});

it('renders no note without a provenance', () => {
  renderWidgets(<DataProvenance value={null}>{tile}</DataProvenance>);
  expect(screen.queryByRole('button')).toBeNull();
});
