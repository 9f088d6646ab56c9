import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NumberField } from '../components/NumberField/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { UiProvider } from '../provider/index.ts';
import type { UiStrings } from '../provider/UiStrings.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { ptBR } from './pt-BR.ts';
import { ru } from './ru.ts';
import { zhCN } from './zh-CN.ts';

describe('texts with numbers', () => {
  it('agree with the number in Russian', () => {
    const fields = [1, 2, 5, 21, 111].map((count) => ru.formErrors(count));
    expect(fields).toEqual([
      'Исправьте 1 поле',
      'Исправьте 2 поля',
      'Исправьте 5 полей',
      'Исправьте 21 поле',
      'Исправьте 111 полей',
    ]);
  });

  it('agree with the number in the other languages', () => {
    expect([1, 2].map(en.dayCount)).toEqual(['1 day', '2 days']);
    expect([1, 2, 1_000_000].map(es.dayCount)).toEqual(['1 día', '2 días', '1.000.000 de días']);
    expect([1, 2].map(ptBR.dayCount)).toEqual(['1 dia', '2 dias']);
    expect([1, 2].map(zhCN.dayCount)).toEqual(['1 天', '2 天']);
  });

  it('have the digits of Persian', () => {
    expect(fa.dayCount(12)).toBe('۱۲ روز');
  });
});

describe('a single text', () => {
  it('is replaced by a spread', () => {
    const own: UiStrings = { ...ru, close: 'Свернуть' };
    expect([own.close, own.cancel]).toEqual(['Свернуть', ru.cancel]);
  });
});

describe('strings/fa', () => {
  it('gives react-aria its Persian texts', () => {
    render(
      <UiProvider locale="fa" strings={fa}>
        <SearchField label="عنوان" defaultValue="کتاب" />
        <NumberField label="قیمت" defaultValue={1} hasStepper />
      </UiProvider>,
    );
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names.join(' ')).not.toMatch(/[A-Za-z]/);
  });
});
