import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { widgetStrings } from '../../testing/widgetStrings.ts';
import { TagMap } from './TagMap.tsx';

const renderTags = (count: number) =>
  renderWidgets(
    <TagMap
      title="Tags"
      csvName="tags"
      state={{ kind: 'ready' }}
      source="Litnet"
      labels={{ books: 'Books', momentum: 'Momentum', ties: 'Ties' }}
      tags={Array.from({ length: count }, (_, index) => ({
        id: String(index),
        label: `Tag ${index}`,
        books: count - index,
        momentum: 1,
      }))}
      ties={[{ a: '0', b: '1', weight: 2 }]}
    />,
  ).container.querySelector('figure');

it('fades all tags but the found ones, and their ties', () => {
  const figure = renderTags(40);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' tag 33 ' } });
  expect(screen.getByRole('status')).toHaveTextContent(widgetStrings.chart.found(1));
  expect(figure?.querySelectorAll('circle[fill-opacity]:not([opacity])')).toHaveLength(1);
  expect(figure?.querySelectorAll('line:not([opacity])')).toHaveLength(0);
  expect([...(figure?.querySelectorAll('svg text') ?? [])].map((name) => name.textContent)).toEqual(
    ['Tag 33'],
  );
});

it('has no search where a few tags need none', () => {
  renderTags(7);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
