import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeptDrawing } from './KeptDrawing.tsx';
import { keepDrawings } from './keptDrawings.ts';

it('keeps what the server drew in its place, and drops it with the place', () => {
  const page = document.createElement('div');
  page.innerHTML = '<div data-drawn="Места">curve</div><div data-drawn="Доли">1</div>';
  keepDrawings(page);
  const place = <KeptDrawing name="Места">place</KeptDrawing>;
  const { rerender, unmount } = render(<KeptDrawing name="not known yet">wait</KeptDrawing>);
  screen.getByText('wait');
  rerender(place);
  const drawing = screen.getByText('curve');
  expect(drawing.parentElement?.hasAttribute('inert')).toBe(true);
  expect(page.contains(drawing)).toBe(false);
  unmount();
  render(place);
  screen.getByText('place');
});

it('holds a place where there is no drawing of its name, or more than one', () => {
  const page = document.createElement('div');
  page.innerHTML = '<b data-drawn="Двое">1</b><b data-drawn="Двое">2</b><b data-drawn="Двое">3</b>';
  keepDrawings(page);
  render(<KeptDrawing name="Двое">two</KeptDrawing>);
  render(<KeptDrawing name="Никто">none</KeptDrawing>);
  screen.getByText('two');
  screen.getByText('none');
});
