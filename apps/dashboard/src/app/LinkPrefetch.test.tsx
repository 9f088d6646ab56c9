import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LinkPrefetch } from './LinkPrefetch.tsx';

const preloads = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );

function show() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <LinkPrefetch />
          <a href="/books">
            <span>Books</span>
          </a>
          <a href="/?sort=gain">Sorted</a>
          <a href="https://litnet.example/books">Elsewhere</a>
          <button type="button">Button</button>
        </>
      ),
    },
    { path: '/books', Component: () => null },
  ]);
  render(<Stub />);
}

it('loads the code of a page when the pointer comes to a link to it', () => {
  show();
  expect(preloads()).toEqual([]);
  fireEvent.pointerOver(screen.getByText('Books'));
  expect(preloads()).not.toEqual([]);
});

it('loads it when the focus comes to the link', () => {
  show();
  fireEvent.focusIn(screen.getByRole('link', { name: 'Books' }));
  expect(preloads()).not.toEqual([]);
});

it('loads nothing for the same page, other sites and what is no link', () => {
  show();
  for (const text of ['Sorted', 'Elsewhere', 'Button']) {
    fireEvent.pointerOver(screen.getByText(text));
  }
  expect(preloads()).toEqual([]);
});

it('loads nothing without a network: a file that failed would not be requested again', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  fireEvent.pointerOver(screen.getByText('Books'));
  expect(preloads()).toEqual([]);
  online.mockRestore();
});
