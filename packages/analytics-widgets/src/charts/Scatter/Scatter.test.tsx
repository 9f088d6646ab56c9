import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { DENSE_POINTS } from './DensePoints.tsx';
import { Scatter } from './Scatter.tsx';

const pointsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    label: `Book ${at}`,
    x: 1 + (at % 37),
    y: 1 + (at % 53),
    hue: at % 2,
  }));

function renderPoints(count: number) {
  const { container } = renderWidgets(
    <Scatter
      title="Prices and places"
      csvName="prices"
      state={{ kind: 'ready' }}
      x={{ label: 'Price' }}
      y={{ label: 'Place' }}
      points={pointsOf(count)}
    />,
  );
  const svg = container.querySelector('svg[data-plot]');
  const ticks = svg?.querySelectorAll('.recharts-cartesian-axis-tick').length ?? 0;
  return { svg, ticks };
}

describe('Scatter', () => {
  it('renders a mark for each of a few points', () => {
    expect(renderPoints(50).svg?.querySelectorAll('circle')).toHaveLength(50);
  });

  it('renders many points as one path for each color, over the same axes', () => {
    const few = renderPoints(DENSE_POINTS);
    const many = renderPoints(DENSE_POINTS + 1);
    expect(many.svg?.querySelectorAll('circle')).toHaveLength(1);
    const dots = [...(many.svg?.querySelectorAll('path[fill-opacity]') ?? [])].map(
      (path) => path.getAttribute('d')?.split('M').length,
    );
    expect(dots).toEqual([502, 501]);
    expect(many.ticks).toBe(few.ticks);
    expect(many.ticks).toBeGreaterThan(4);
  });

  it('finds a point by its name among more than have room for theirs', () => {
    const { svg } = renderPoints(50);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' BOOK 42 ' } });
    expect(screen.getByRole('status')).toHaveTextContent(widgetStrings.chart.found(1));
    expect(svg?.querySelectorAll('circle:not([opacity])')).toHaveLength(1);
    expect(svg).toHaveTextContent('Book 42');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'none' } });
    expect(screen.getByRole('status')).toHaveTextContent(widgetStrings.facets.nothing);
  });

  it('has no search where a few points need none', () => {
    renderPoints(7);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
