import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';
import { useShowAll } from './useShowAll.tsx';

function Names({ count }: { count?: number }) {
  const { shown, withShown, button } = useShowAll(['a', 'b', 'c', 'd'], 3, count);
  return (
    <>
      <p>{shown.join('')}</p>
      <p>{withShown('По дням')}</p>
      {button}
    </>
  );
}

const show = (count?: number) =>
  render(
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>
        <Names {...(count !== undefined && { count })} />
      </StringsProvider>
    </LocaleProvider>,
  );

it('shows how many of how many are visible, and shows all on request', () => {
  show();
  expect(screen.getByText('abc')).toBeTruthy();
  expect(screen.getByText('По дням · Показано 3 из 4.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Показать все (4)' }));
  expect(screen.getByText('abcd')).toBeTruthy();
  expect(screen.getByText('По дням')).toBeTruthy();
});

it('names those that were never loaded', () => {
  show(70);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('По дням · Показано 4 из 70.')).toBeTruthy();
});
