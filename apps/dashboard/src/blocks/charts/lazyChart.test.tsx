import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { lazyChart, loadRenderedCharts } from './lazyChart.tsx';

interface PlotProps {
  title: string;
  note?: string;
  height?: number;
  broken?: boolean;
}

function Plot({ broken = false }: PlotProps) {
  if (broken) throw new Error('This cannot be rendered.');
  return <p>rendered</p>;
}

const withProviders = (chart: React.ReactNode) => (
  <LocaleProvider initialLocale="ru">
    <StringsProvider navigate={() => undefined}>
      <p>beside</p>
      {chart}
    </StringsProvider>
  </LocaleProvider>
);

it('shows an error in its place when its code did not load, and loads it on retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  const Chart = lazyChart<PlotProps>(
    'Plot',
    () => {
      tries += 1;
      // Once with the page, and once more where it is rendered.
      return tries <= 2 ? Promise.reject(new Error('The file is gone.')) : Promise.resolve(Plot);
    },
    () => 200,
  );
  render(withProviders(<Chart title="Reads grew" />));
  const retry = await screen.findByRole('button');
  expect(screen.getByText('beside')).toBeTruthy();
  // React reports what a boundary caught.
  expect(logged.mock.calls.flat()).toContainEqual(new Error('The file is gone.'));
  await userEvent.click(retry);
  expect(await screen.findByText('rendered')).toBeTruthy();
  logged.mockRestore();
});

it('does not affect the rest of the page where a plot fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Chart = lazyChart<PlotProps>(
    'Plot',
    () => Promise.resolve(Plot),
    () => 200,
  );
  const { rerender } = render(withProviders(<Chart title="Reads grew" broken />));
  await userEvent.click(await screen.findByRole('button'));
  // It failed again, and reports it again.
  const again = await screen.findByRole('button');
  expect(screen.queryByText('rendered')).toBeNull();
  rerender(withProviders(<Chart title="Reads grew" />));
  await userEvent.click(again);
  expect(await screen.findByText('rendered')).toBeTruthy();
  expect(screen.getByText('beside')).toBeTruthy();
  logged.mockRestore();
});

it('is rendered on the server with its title and its note', () => {
  const Chart = lazyChart<PlotProps>(
    'Plot',
    () => Promise.resolve(Plot),
    () => 200,
  );
  const html = renderToString(withProviders(<Chart title="Reads grew" note="Daily gain" />));
  expect(html).toContain('Reads grew');
  expect(html).toContain('Daily gain');
  expect(html).not.toContain('rendered');
});

it('is loaded ahead of hydration where the server rendered its place', async () => {
  const load = vi.fn(() => Promise.resolve(Plot));
  const Chart = lazyChart<PlotProps>('Rendered', load, () => 200);
  const other = vi.fn(() => Promise.resolve(Plot));
  lazyChart<PlotProps>('Elsewhere', other, () => 200);
  const broken = vi.fn(() => Promise.reject(new Error('The file is gone.')));
  const Broken = lazyChart<PlotProps>('Broken', broken, () => 200);
  document.body.innerHTML = renderToString(
    withProviders(
      <>
        <Broken title="Reads fell" />
        <Chart title="Reads grew" />
      </>,
    ),
  );
  loadRenderedCharts();
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  expect(broken).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
  document.body.innerHTML = '';
});

it('is rendered once the chart before it is painted, and at once for printing', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const Chart = lazyChart<PlotProps>(
    'InTurn',
    () => Promise.resolve(Plot),
    () => 200,
  );
  const three = ['Reads grew', 'Likes grew', 'Prices fell'].map((title) => (
    <Chart key={title} title={title} />
  ));
  render(withProviders(three));
  await vi.waitFor(() => expect(screen.getAllByText('rendered')).toHaveLength(1));
  expect(frames).toHaveLength(1);
  act(() => frames.shift()?.(0));
  await vi.waitFor(() => expect(screen.getAllByText('rendered')).toHaveLength(2));
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getAllByText('rendered')).toHaveLength(3);
});
