import { act, render, screen } from '@testing-library/react';
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

/** Moves sections to distances from the top of the window, in pixels. */
function place(tops: Readonly<Record<string, number>>): void {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id);
    if (section === null) throw new Error(`The page has no section ${id}.`);
    vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 600));
  }
}

/** The text of the marked link; undefined: none is marked. */
const marked = () => screen.queryByRole('link', { current: 'location' })?.textContent ?? undefined;

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

  it('marks the first section in the band', () => {
    render(page);
    act(() => see({ growth: true, journal: true }));
    expect(marked()).toBe('to growth');
  });

  it('marks the section above while the band is between two', () => {
    render(page);
    place({ ranks: -900, growth: -300, journal: 500 });
    act(() => see({ growth: false, journal: false }));
    expect(marked()).toBe('to growth');
  });

  it('marks none at the head of the page, after a jump from its end too', () => {
    render(page);
    act(() => see({ journal: true }));
    expect(marked()).toBe('to journal');
    place({ ranks: 700, growth: 1_300, journal: 1_900 });
    act(() => see({ journal: false }));
    expect(marked()).toBeUndefined();
  });
});
