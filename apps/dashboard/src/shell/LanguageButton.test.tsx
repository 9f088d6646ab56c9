import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';
import { LanguageButton } from './LanguageButton.tsx';

it('loads the menu on use, opens it, and returns the focus to the button', async () => {
  render(
    <LocaleProvider initialLocale="ru" onChange={() => undefined}>
      <StringsProvider navigate={() => undefined}>
        <LanguageButton />
      </StringsProvider>
    </LocaleProvider>,
  );
  const button = () => screen.getByRole('button', { name: 'Язык' });
  expect(screen.queryByRole('menu')).toBeNull();

  button().focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Язык' }, { timeout: 20_000 });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  expect(screen.getByRole('menuitemradio', { name: 'Русский' }).ariaChecked).toBe('true');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
}, 30_000);
