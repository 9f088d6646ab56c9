import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleProvider, WordsProvider } from '../../i18n/LocaleProvider.tsx';
import { lazyChart } from './lazyChart.tsx';

interface DrawingProps {
  height?: number;
  broken?: boolean;
}

function Drawing({ broken = false }: DrawingProps) {
  if (broken) throw new Error('This cannot be drawn.');
  return <p>drawn</p>;
}

const inWords = (chart: React.ReactNode) => (
  <LocaleProvider initialLocale="ru" initialMessages={{}}>
    <WordsProvider navigate={() => undefined}>
      <p>beside</p>
      {chart}
    </WordsProvider>
  </LocaleProvider>
);

it('tells in its place that its code did not come, and fetches it anew', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  const Chart = lazyChart<DrawingProps>(() => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new Error('The file is gone.'))
      : Promise.resolve({ default: Drawing });
  }, 200);
  render(inWords(<Chart />));
  const retry = await screen.findByRole('button');
  expect(screen.getByText('beside')).toBeTruthy();
  // React reports what a boundary caught.
  expect(logged.mock.calls.flat()).toContainEqual(new Error('The file is gone.'));
  await userEvent.click(retry);
  expect(await screen.findByText('drawn')).toBeTruthy();
  logged.mockRestore();
});

it('leaves the rest of the page alone where a drawing fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Chart = lazyChart<DrawingProps>(() => Promise.resolve({ default: Drawing }), 200);
  const { rerender } = render(inWords(<Chart broken />));
  await userEvent.click(await screen.findByRole('button'));
  // It failed again, and says so again.
  const again = await screen.findByRole('button');
  expect(screen.queryByText('drawn')).toBeNull();
  rerender(inWords(<Chart />));
  await userEvent.click(again);
  expect(await screen.findByText('drawn')).toBeTruthy();
  expect(screen.getByText('beside')).toBeTruthy();
  logged.mockRestore();
});
