import { Button } from '@litometr/ui';
import { ToastRegion } from '@litometr/ui/toast';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { widgetStrings } from '../testing/widgetStrings.ts';
import { useOpener } from './useOpener.ts';

interface SubjectProps {
  load: () => Promise<unknown>;
  what: 'menu' | 'panel';
}

function Subject({ load, what }: SubjectProps) {
  const { isRequested, opener } = useOpener(load, what);
  return isRequested ? <p>Opened</p> : <Button {...opener}>Open</Button>;
}

const show = (what: SubjectProps['what']) => {
  const load = vi.fn(() => Promise.resolve());
  renderWidgets(<Subject load={load} what={what} />);
  return { load, button: screen.getByRole('button', { name: 'Open' }) };
};

it('announces a popup before its code is loaded', () => {
  const { button, load } = show('menu');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.getAttribute('aria-haspopup')).toBe('true');
  expect(load).not.toHaveBeenCalled();
});

it('does not announce a panel as a menu', () => {
  expect(show('panel').button.getAttribute('aria-haspopup')).toBeNull();
});

it('loads the code on hover and on focus', async () => {
  const user = userEvent.setup();
  const { load, button } = show('panel');
  await user.hover(button);
  expect(load).toHaveBeenCalled();
  load.mockClear();
  await user.tab();
  expect(load).toHaveBeenCalled();
});

it('is expanded from the press on, while the code is still on its way', async () => {
  renderWidgets(<Subject load={() => new Promise(() => undefined)} what="panel" />);
  const button = screen.getByRole('button', { name: 'Open' });
  await userEvent.setup().click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('opens once, at the first press', async () => {
  const { button } = show('panel');
  await userEvent.setup().click(button);
  expect(await screen.findByText('Opened')).toBeTruthy();
});

it('reports code that did not load, leaves the button, and loads again on the next press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<unknown>>(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  renderWidgets(
    <>
      <Subject load={load} what="menu" />
      <ToastRegion />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(widgetStrings.panel.loadFailed)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open' }).getAttribute('aria-expanded')).toBe('false');
  load.mockImplementation(() => Promise.resolve());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Opened')).toBeTruthy();
});
