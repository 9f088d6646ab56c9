import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LocaleProvider, WordsProvider } from '../i18n/LocaleProvider.tsx';
import messages from '../i18n/locales/ru.json' with { type: 'json' };
import { LanguageButton } from './LanguageButton.tsx';

it('fetches the menu on use, opens it, and gives the focus back to the button', async () => {
  render(
    <LocaleProvider initialLocale="ru" initialMessages={messages} onChange={() => undefined}>
      <WordsProvider navigate={() => undefined}>
        <LanguageButton />
      </WordsProvider>
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
