import { type Locale, locales } from '@litometr/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CallContext } from '../../api/useEndpoint.ts';
import { figureEntries } from '../../blocks/figures/figureEntries.ts';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { AboutPage } from './AboutPage.tsx';
import methodology from './methodology/methodology.json';

/** The page in a language, with its methodology loaded. */
async function openAbout(locale: Locale) {
  const router = createMemoryRouter([{ path: '*', element: <AboutPage /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CallContext value={() => new Promise(() => undefined)}>
        <LocaleProvider initialLocale={locale} initialTexts={await loadTexts(locale)}>
          <StringsProvider navigate={() => undefined}>
            <RouterProvider router={router} />
          </StringsProvider>
        </LocaleProvider>
      </CallContext>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('article');
}

const entryOf = (name: string) => within(screen.getByRole('article', { name }));
const ids = methodology.sections.flatMap(({ entries }) => entries);

describe('AboutPage', () => {
  it('renders every formula at once, with a link to it in the contents', async () => {
    await openAbout('en');
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(ids.map((id) => `/about#${id}`));
    expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(ids);
  });

  it('has a bar of sections, which leads to each of them and back to the contents', async () => {
    await openAbout('ru');
    const bar = within(screen.getByRole('navigation', { name: 'На этой странице' }));
    const hrefs = bar.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toHaveLength(methodology.sections.length + 1);
    for (const href of hrefs) {
      expect(document.getElementById(href.replace(/^.*#/, ''))?.tagName).toBe('SECTION');
    }
  });

  it('renders formula, meanings, conditions and source of a formula', async () => {
    await openAbout('en');
    const captures = entryOf('Complete and partial captures of a list');
    captures.getByText('p ≥ 0.9 · D');
    captures.getByText('places that were read on the day');
    captures.getByText(/on its last 14 captured days/);
    captures.getByText('a rule of this service');
    const doi = '10.1080/01621459.1961.10482090';
    const link = entryOf('Certain growth').getByRole('link', { name: `doi:${doi}` });
    expect(link.getAttribute('href')).toBe(`https://doi.org/${doi}`);
  });

  it('writes values in the numerals of the language, and formulas from left to right', async () => {
    await openAbout('fa');
    const captures = entryOf('برداشت‌های کامل و ناقص فهرست');
    const formula = captures.getByText('p ≥ 0.9 · D').closest('[dir]');
    expect(formula?.getAttribute('dir')).toBe('ltr');
    captures.getByText(/۱۴ روز برداشت/);
  });

  it.each(locales)('fills in every placeholder in %s', async (locale) => {
    await openAbout(locale);
    const texts = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(texts.join('\n')).not.toMatch(/\{[A-Za-z_.]+(, percent)?\}|NaN|undefined/);
  });
});

describe('figureEntries', () => {
  it('names formulas of the methodology', () => {
    expect(Object.values(figureEntries).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
