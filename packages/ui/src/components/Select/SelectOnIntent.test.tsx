import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const options = [
  { id: 'gain', label: 'Gain' },
  { id: 'best', label: 'Best' },
];

/** A page on which no list has come yet. */
async function freshPage() {
  vi.resetModules();
  const [{ SelectOnIntent }, { renderUi }] = await Promise.all([
    import('./SelectOnIntent.tsx'),
    import('../../testing/renderUi.tsx'),
  ]);
  return { SelectOnIntent, renderUi };
}

it('is a button of the same name until its list has come, which the press opens', async () => {
  const { SelectOnIntent, renderUi } = await freshPage();
  const onChange = vi.fn();
  renderUi(<SelectOnIntent label="Order" options={options} value="gain" onChange={onChange} />);
  const closed = screen.getByRole('button', { name: 'Gain Order', expanded: false });
  expect(closed.getAttribute('aria-haspopup')).toBe('listbox');
  await userEvent.click(closed);
  expect(await screen.findByRole('listbox')).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: 'Best' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('best');
});

it('retains the focus that loaded its list, and opens by the keyboard', async () => {
  const { SelectOnIntent, renderUi } = await freshPage();
  renderUi(<SelectOnIntent label="Order" options={options} value={null} />);
  const closed = screen.getByRole('button');
  await userEvent.tab();
  await expect.poll(() => closed.isConnected).toBe(false);
  await expect.poll(() => document.activeElement === screen.getByRole('button')).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeTruthy();
});

it('is expanded from the press on, and closed again where its list cannot be loaded', async () => {
  vi.resetModules();
  const list = Promise.withResolvers<never>();
  vi.doMock('./Select.tsx', () => list.promise);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  try {
    const [{ SelectOnIntent }, { renderUi }] = await Promise.all([
      import('./SelectOnIntent.tsx'),
      import('../../testing/renderUi.tsx'),
    ]);
    renderUi(<SelectOnIntent label="Order" options={options} value="gain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Gain Order', expanded: false }));
    screen.getByRole('button', { name: 'Gain Order', expanded: true });
    list.reject(new Error('offline'));
    await screen.findByRole('button', { name: 'Gain Order', expanded: false });
    expect(logged).toHaveBeenCalledOnce();
  } finally {
    vi.doUnmock('./Select.tsx');
    logged.mockRestore();
  }
});
