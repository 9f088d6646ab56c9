import { UiProvider } from '@litometr/ui';
import { testStrings } from '@litometr/ui/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AuthorsCell, BookCell, ChipsCell } from '../table/cells/index.ts';
import { leavesOf } from '../testing/expectedValues.ts';
import { type Chart, type Kind, type KindName, kinds } from '../testing/kinds/index.ts';
import { names } from '../testing/kinds/kind.ts';
import { storyNow } from '../testing/StoryWidgets.tsx';
import { widgetStrings } from '../testing/widgetStrings.ts';
import { WidgetsProvider } from './WidgetsProvider.tsx';

/** An English page with Russian data. */
function show(element: ReactElement): HTMLElement {
  return render(
    <UiProvider locale="en" strings={testStrings}>
      <WidgetsProvider
        locale="en"
        timeZone="Europe/Moscow"
        strings={widgetStrings}
        dataLang="ru"
        now={storyNow}
      >
        {element}
      </WidgetsProvider>
    </UiProvider>,
  ).container;
}

/** Returns the texts on the page that contain one of some names without a `lang`. */
function unmarked(root: HTMLElement, own: readonly string[]): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const isMarked = node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'ru';
    if (!isMarked && own.some((name) => text.includes(name))) found.push(text);
  }
  return found;
}

const typical = ({ cases }: Kind): Chart => {
  if (typeof cases.typical === 'string') throw new Error('Every kind has a typical chart.');
  return cases.typical;
};

/** Names of genres, tags and books; names of series and axes are texts of the page. */
const namesOf = (chart: Chart): string[] =>
  leavesOf(chart).flatMap(({ key, value }) =>
    key === 'label' && typeof value === 'string' && names.some((name) => value.startsWith(name))
      ? [value]
      : [],
  );

describe('names of the data say their language on a page in another one', () => {
  it.each(Object.entries(kinds) as [KindName, Kind][])(
    'in %s: on the drawing, in the tree, beside the cursor and in the table twin',
    async (_, kind) => {
      const chart = typical(kind);
      const own = namesOf(chart);
      const root = show(chart);
      expect(unmarked(root, own)).toEqual([]);
      for (const slider of screen.queryAllByRole('slider')) {
        fireEvent.focus(slider);
        expect(unmarked(root, own)).toEqual([]);
      }
      fireEvent.click(screen.getByRole('button', { name: 'Показать таблицей' }));
      await screen.findByRole('table');
      expect(unmarked(root, own)).toEqual([]);
    },
  );

  it.each([
    ['a book', <BookCell key="1" title="Северный ветер" authors={[{ name: 'Олег Тундрин' }]} />],
    ['authors', <AuthorsCell key="2" authors={[{ name: 'Олег Тундрин', href: '#' }]} />],
    ['genres and tags', <ChipsCell key="3" items={[{ label: 'Попаданцы' }]} />],
  ])('in the cell of %s', (_, cell) => {
    expect(unmarked(show(cell), ['Северный ветер', 'Олег Тундрин', 'Попаданцы'])).toEqual([]);
  });
});
