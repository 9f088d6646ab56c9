import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ready } from '../../testing/blockFixtures.ts';
import { priceChangesResponse } from '../../testing/bookFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { PriceChanges, type PriceChangesProps } from './PriceChanges.tsx';

const response = priceChangesResponse();
const [recent, cut, rise, near] = response.items;

/** With spaces of one width, as a reader compares texts. */
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, ' ');

function renderBlock(block: PriceChangesProps['block']) {
  render(
    <TestPage>
      <PriceChanges block={block} />
    </TestPage>,
  );
  return plain(screen.getByRole('heading', { level: 2 }).textContent);
}

const renderItems = (...items: readonly (typeof recent)[]) =>
  renderBlock(ready({ ...response, items: items.filter((item) => item !== undefined) }));

describe('PriceChanges', () => {
  it('states the latest known change and what the portal did on the same days', () => {
    expect(renderItems(recent, cut, rise)).toBe(
      'После снижения цены с 199 ₽ до 99 ₽ 12 июл. прирост в день: 40 → 55 (+38 %, от +10 % до +70 %)',
    );
    const lead = plain(document.body.textContent);
    expect(lead).toContain('Прирост книг портала в те же дни: −3 %.');
    expect(lead).toContain('Последняя смена цены — 5 авг., итог будет через 4 дня.');
  });

  it('names a change as ordinary where its interval contains zero', () => {
    expect(renderItems(rise)).toBe(
      'После повышения цены с 149 ₽ до 199 ₽ 20 июн. прирост в день: 44 → 41, в пределах обычных колебаний',
    );
    screen.getByText('в пределах обычных колебаний');
  });

  it('shows why a change is unknown in place of its figures', () => {
    expect(renderItems(near, recent)).toBe('Прирост до и после смены цены');
    const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
    expect(rows.find((row) => row?.includes('99 ₽ → 149 ₽'))).toContain(
      'Рядом была другая смена цены',
    );
    expect(rows.find((row) => row?.includes('99 ₽ → 199 ₽'))).toContain('Итог будет через 4 дня');
  });

  it('names the year of a change in another year', () => {
    expect(cut).toBeDefined();
    renderItems(cut && { ...cut, day: '2025-07-12' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('2025');
  });
});
