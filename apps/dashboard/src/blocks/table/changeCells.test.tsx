import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { ChangeCell } from './ChangeCell.tsx';
import { WeekGainCell } from './WeekGainCell.tsx';

const show = (cell: ReactNode) =>
  render(
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>{cell}</StringsProvider>
    </LocaleProvider>,
  );

it('shows the books behind a change, also to screen readers', () => {
  const { container } = show(<ChangeCell change={0.12} n={214} reason={null} />);
  expect(screen.getByText('по 214 книгам')).toBeTruthy();
  expect(container.querySelector('[title]')).toBeNull();
});

it('has no colour where chance explains it, or without an interval', () => {
  const colorOf = (isCertain?: boolean) => {
    const { container, unmount } = show(
      <ChangeCell
        change={0.12}
        n={214}
        reason={null}
        {...(isCertain !== undefined && { isCertain })}
      />,
    );
    const { className } = container.querySelector('[data-direction]') ?? {};
    unmount();
    return className;
  };
  const certain = colorOf(true);
  expect(certain).toBeDefined();
  expect(colorOf(false)).not.toBe(certain);
  expect(colorOf()).toBe(colorOf(false));
});

it('shows the days that a gain of a week was scaled from', () => {
  const { container } = show(<WeekGainCell gain={{ value: 40, days: 8, reason: null }} />);
  expect(screen.getByText('по 8 дням')).toBeTruthy();
  expect(container.querySelector('[title]')).toBeNull();
});

it('says that a gain is of a week where no header does', () => {
  show(<WeekGainCell gain={{ value: 40, days: 8, reason: null }} isNamed />);
  expect(screen.getByText('за 7 дней')).toBeTruthy();
  expect(screen.getByText('по 8 дням')).toBeTruthy();
});

it('adds nothing to a gain of seven days, or to a change without books', () => {
  show(
    <>
      <WeekGainCell gain={{ value: 40, days: 7, reason: null }} />
      <ChangeCell change={0.12} n={null} reason={null} />
    </>,
  );
  expect(screen.queryByText(/по \d+/u)).toBeNull();
});
