import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';

/** Renders a part of a page with a language (Russian), a router, and the texts of components. */
export function TestPage({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider initialLocale="ru">
      <MemoryRouter>
        <StringsProvider navigate={() => undefined}>{children}</StringsProvider>
      </MemoryRouter>
    </LocaleProvider>
  );
}
