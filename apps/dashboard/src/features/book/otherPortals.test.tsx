import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ready } from '../../testing/blockFixtures.ts';
import { elsewhereResponse } from '../../testing/bookFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { OtherPortals } from './OtherPortals.tsx';

const response = elsewhereResponse();

function renderItems(items: typeof response.items) {
  render(
    <TestPage>
      <OtherPortals block={ready({ ...response, count: items.length, items })} />
    </TestPage>,
  );
  return screen.getByRole('heading', { level: 2 }).textContent;
}

describe('OtherPortals', () => {
  it('names the portals that certainly have the book, and marks the others', () => {
    expect(renderItems(response.items)).toBe('Книга есть и на других порталах: Литнет и Литрес');
    expect(screen.getAllByText('возможно та же книга')).toHaveLength(1);
  });

  it('does not claim more than a possible match', () => {
    const uncertain = response.items.filter(({ certain }) => !certain);
    expect(renderItems(uncertain)).toBe('Возможно, книга есть и на других порталах: Букривер');
  });

  it('states that no portal has it, and how it was sought', () => {
    expect(renderItems([])).toBe('На других порталах');
    screen.getByText('Книги с тем же названием и автором на других порталах нет');
    screen.getByText(/название и имя автора/u);
  });

  it('links to the card here and to the page of the portal', () => {
    renderItems(response.items);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/books/41', 'https://litnet.com/ru/book/b41']));
  });
});
