import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { KpiRow } from './KpiRow.tsx';
import { KpiTile, type KpiTileProps } from './KpiTile.tsx';

const show = (tile: Partial<KpiTileProps>, variant: 'grid' | 'line' = 'grid') =>
  renderWidgets(
    <KpiRow variant={variant}>
      <KpiTile label="Новых" value={40} {...tile} />
    </KpiRow>,
  ).container;

const zeros = ['2026-08-06', '2026-08-07'].map((day) => ({ day, value: 0 }));

describe('KpiTile', () => {
  it('shows the relative change of a count', () => {
    expect(show({ delta: { value: 20, share: 1 } })).toHaveTextContent('100');
  });

  it('shows no relative change where it counts fewer than ten things', () => {
    expect(show({ value: 3, delta: { value: 1, share: 0.5 } })).not.toHaveTextContent('50');
    expect(show({ value: 12, delta: { value: 10, share: 5 } })).not.toHaveTextContent('500');
  });

  it('shows a share of fewer than ten things as a count', () => {
    const tile = show({ value: 0.5, format: 'percent', n: 4 });
    expect(tile).not.toHaveTextContent('50');
    expect(tile).toHaveTextContent(widgetStrings.value.countOf('2', '4'));
  });

  it('shows no percentage of fewer than ten things that is no count, and says why', () => {
    expect(show({ value: 0.38, format: 'percent', n: 4 })).not.toHaveTextContent('38');
    expect(screen.getByText(widgetStrings.value.few)).toBeInTheDocument();
  });

  it('shows the change of a share in percentage points, beside the relative change', () => {
    const tile = show({ value: 0.061, format: 'percent', delta: { value: -0.007, share: -0.11 } });
    expect(tile).toHaveTextContent(widgetStrings.delta.points('0,7'));
    expect(tile).toHaveTextContent('−11\u202f%', { normalizeWhitespace: false });
  });

  it('colours a change only where one direction is better', () => {
    const toneOf = (better?: 'up') =>
      show({ delta: { value: 5, ...(better && { better }) } }).querySelector('[data-direction]')
        ?.className;
    // The classes differ in their tone alone.
    expect(toneOf()).toBeDefined();
    expect(toneOf()).not.toBe(toneOf('up'));
  });

  it('marks values that say nothing', () => {
    const isIdle = (tile: Partial<KpiTileProps>) =>
      show(tile).querySelector('[data-idle]') !== null;
    expect(isIdle({ value: null })).toBe(true);
    expect(isIdle({ value: 0, spark: { points: zeros, label: 'нули' } })).toBe(true);
    expect(isIdle({ value: 1, format: 'percent' })).toBe(true);
    expect(isIdle({ value: 0, delta: { value: -2 } })).toBe(false);
    expect(isIdle({ value: 40 })).toBe(false);
  });

  it('keeps the comparison of a line for assistive technology', () => {
    show({ comparison: 'Снимком раньше 38' }, 'line');
    expect(screen.getByText('Снимком раньше 38')).toBeInTheDocument();
  });
});

it('gives the row to a ref of the host, and nothing where its answer failed', () => {
  const row: { current: HTMLDivElement | null } = { current: null };
  const { container, rerender } = renderWidgets(
    <KpiRow ref={row}>
      <KpiTile label="Новых" value={40} />
    </KpiRow>,
  );
  expect(row.current).toBe(container.querySelector('[aria-busy]'));
  rerender(
    <KpiRow ref={row} state={{ kind: 'failed', title: 'Сбой', onRetry: () => undefined }} />,
  );
  expect(row.current).toBeNull();
});
