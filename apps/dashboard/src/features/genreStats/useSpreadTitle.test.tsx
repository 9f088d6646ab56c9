import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestPage } from '../../testing/TestPage.tsx';
import { useSpreadTitle } from './useSpreadTitle.ts';

type Row = [name: string, price: number | null];

function titleOf(...rows: readonly Row[]) {
  const { result } = renderHook(() => useSpreadTitle(), { wrapper: TestPage });
  return result.current('price', {
    rows,
    nameOf: ([name]) => name,
    figureOf: ([, price]) => price,
    textOf: (price) => `${price} ₽`,
  });
}

describe('useSpreadTitle', () => {
  it('names the genre that is alone with the largest figure', () => {
    expect(titleOf(['Фэнтези', 149], ['Драма', 99])).toEqual({
      title: 'Из жанров от 20 платных книг дороже всего «Фэнтези»: медиана 149 ₽',
      figure: '149 ₽',
    });
  });

  it('states the span of all where several genres share the largest figure', () => {
    expect(titleOf(['Фэнтези', 149], ['Драма', 99], ['Детектив', 149])).toEqual({
      title: 'Медианная цена жанров от 20 платных книг: от 99 ₽ до 149 ₽',
      figure: null,
    });
  });

  it('says what is plotted where all genres are alike, or fewer than two are large enough', () => {
    const plain = { title: 'Сколько стоят книги', figure: null };
    expect(titleOf(['Фэнтези', 149], ['Драма', 149])).toEqual(plain);
    expect(titleOf(['Фэнтези', 149], ['Драма', null])).toEqual(plain);
    expect(titleOf(['Фэнтези', null])).toEqual(plain);
  });
});
