import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx';
import { PageSection } from './PageSection.tsx';
import { SectionNav } from './SectionNav.tsx';

const sections = ['ranks', 'growth', 'journal', 'terms'].map((id) => ({ id, label: `to ${id}` }));

const page = (
  <LocaleProvider initialLocale="ru">
    <MemoryRouter initialEntries={['/books/1?range=30']}>
      <SectionNav sections={sections} />
      <PageSection id="ranks">
        <p>ranks</p>
      </PageSection>
      <PageSection id="growth">
        <p>growth</p>
      </PageSection>
      <PageSection id="journal">
        <p>journal</p>
      </PageSection>
      <PageSection id="terms">{null}</PageSection>
    </MemoryRouter>
  </LocaleProvider>
);

/** Reports to the page's observer which sections are in its band. */
let see: (ids: Readonly<Record<string, boolean>>) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        see = (ids) =>
          callback(
            Object.entries(ids).flatMap(([id, isIntersecting]) => {
              const target = document.getElementById(id);
              return target === null ? [] : [{ target, isIntersecting }];
            }),
          );
      }
      observe(): void {
        // The test reports by itself.
      }
      disconnect(): void {
        // Nothing was observed.
      }
    },
  );
});

describe('SectionNav', () => {
  it('renders anchors that work without scripts and keep the state of the page', () => {
    const html = renderToString(page);
    for (const { id } of sections) expect(html).toContain(`href="/books/1?range=30#${id}"`);
  });

  it('is a named navigation', () => {
    render(page);
    screen.getByRole('navigation', { name: 'На этой странице' });
  });

  it('leaves out sections without content', () => {
    render(page);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'to ranks',
      'to growth',
      'to journal',
    ]);
  });

  it('marks the first section in the band, and keeps the mark between two', () => {
    render(page);
    const nav = within(screen.getByRole('navigation'));
    act(() => see({ growth: true, journal: true }));
    expect(nav.getByRole('link', { current: 'location' }).textContent).toBe('to growth');
    act(() => see({ growth: false, journal: false }));
    expect(nav.getByRole('link', { current: 'location' }).textContent).toBe('to growth');
  });
});
