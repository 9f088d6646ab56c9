import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BookCell } from '../table/cells/index.ts';
import { widgetStrings } from '../testing/widgetStrings.ts';
import { useFormats, WidgetsProvider } from './WidgetsProvider.tsx';

function Share() {
  return <p>{useFormats().formatPercent(0.5)}</p>;
}

it('provides the formats of its locale', () => {
  render(
    <WidgetsProvider locale="fa" timeZone="Asia/Tehran" strings={widgetStrings}>
      <Share />
    </WidgetsProvider>,
  );
  expect(screen.getByText(/۵۰/)).toBeInTheDocument();
});

it('marks titles and names of the data with their language, where it is not the reader’s', () => {
  const book = (locale: string) => (
    <WidgetsProvider locale={locale} dataLang="ru" timeZone="UTC" strings={widgetStrings}>
      <BookCell
        title="Звёздный пилот"
        href="/books/1"
        authors={[{ name: 'Илья Пустоваров' }]}
        cover={false}
      />
    </WidgetsProvider>
  );
  const { rerender } = render(book('en'));
  expect(screen.getByRole('link', { name: 'Звёздный пилот' })).toHaveAttribute('lang', 'ru');
  expect(screen.getByText('Илья Пустоваров')).toHaveAttribute('lang', 'ru');
  rerender(book('ru'));
  expect(screen.getByRole('link', { name: 'Звёздный пилот' })).not.toHaveAttribute('lang');
});

it('throws an error with cause and remedy when it is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Share />)).toThrow(
    /without its texts.+no WidgetsProvider.+Wrap the app.+<WidgetsProvider.+strings\/<locale>/,
  );
});
