import { AuthorsCell, BookCell } from '@litometr/analytics-widgets';
import type { Locale } from '@litometr/domain';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DataText } from '../blocks/DataText.tsx';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';
import { loadTexts } from '../i18n/loadTexts.ts';
import { useIsolate } from './useIsolate.ts';
import { useQuoted } from './useQuoted.ts';

const BLANK = '\u2800\u200b\u3164';

function Sentence() {
  return `${useIsolate()(BLANK)} | ${useQuoted()(BLANK)}`;
}

async function show(locale: Locale) {
  render(
    <LocaleProvider initialLocale={locale} initialTexts={await loadTexts(locale)}>
      <StringsProvider navigate={() => undefined}>
        <MemoryRouter>
          <BookCell title={BLANK} href="/books/1" authors={[{ name: BLANK, href: '/authors/1' }]} />
          <AuthorsCell authors={[{ name: BLANK, href: '/authors/2' }]} />
          <p data-testid="title">
            <DataText>{BLANK}</DataText>
          </p>
          <p data-testid="author">
            <DataText of="author">{BLANK}</DataText>
          </p>
          <p data-testid="sentence">
            <Sentence />
          </p>
        </MemoryRouter>
      </StringsProvider>
    </LocaleProvider>,
  );
}

describe.each([
  ['ru', 'Без названия', 'Без имени'],
  ['en', 'Untitled', 'Unnamed'],
  ['es', 'Sin título', 'Sin nombre'],
  ['fa', 'بدون عنوان', 'بدون نام'],
  ['pt-BR', 'Sem título', 'Sem nome'],
  ['zh-CN', '无标题', '无名'],
] as const)('names of invisible characters in %s', (locale, title, author) => {
  it('are links with a visible text', async () => {
    await show(locale);
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe('/books/1');
    const authors = screen.getAllByRole('link', { name: author });
    expect(authors.map((link) => link.getAttribute('href'))).toEqual(['/authors/1', '/authors/2']);
  });

  it('are replaced in texts and sentences', async () => {
    await show(locale);
    expect(screen.getByTestId('title').textContent).toBe(title);
    expect(screen.getByTestId('author').textContent).toBe(author);
    expect(screen.getByTestId('sentence').textContent.split(title)).toHaveLength(3);
  });
});
