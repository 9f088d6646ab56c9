import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { piecesOf } from './Highlighted.tsx';
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from './index.ts';

const nothing = () => undefined;

const pages: CommandGroup = {
  id: 'pages',
  label: 'Pages',
  items: [
    { id: 'home', label: 'Home', href: '/' },
    { id: 'top', label: 'Top 100', matches: [{ start: 0, end: 3 }] },
    { id: 'clear', label: 'Clear recent', keepsOpen: true },
  ],
};

const palette = (props: Partial<CommandPaletteProps> = {}) => (
  <CommandPalette
    label="Go to"
    isOpen
    onOpenChange={nothing}
    query=""
    onQueryChange={nothing}
    groups={[pages]}
    onChoose={nothing}
    {...props}
  />
);

function StatefulPalette(props: Partial<CommandPaletteProps>) {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(true);
  return palette({ query, onQueryChange: setQuery, isOpen, onOpenChange: setOpen, ...props });
}

it('leaves the focus in the field while the arrow keys move through the rows', async () => {
  const onChoose = vi.fn();
  renderUi(<StatefulPalette onChoose={onChoose} />);
  const field = screen.getByRole('searchbox', { name: 'Go to' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(field);
  const row = screen.getByRole('option', { name: 'Top 100' });
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(row.id));
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(pages.items[1]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('follows links by the router of the app, and closes', async () => {
  const navigate = vi.fn();
  renderUi(<StatefulPalette />, { navigate });
  await userEvent.click(screen.getByRole('option', { name: 'Home' }));
  expect(navigate).toHaveBeenCalledWith('/', undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open after a command that says so', async () => {
  renderUi(<StatefulPalette />);
  await userEvent.click(screen.getByRole('option', { name: 'Clear recent' }));
  expect(screen.getByRole('dialog', { name: 'Go to' })).toBeTruthy();
});

it('empties the field by Escape first, and closes by the next', async () => {
  renderUi(<StatefulPalette />);
  await userEvent.keyboard('dragon');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('dragon');
  await userEvent.keyboard('{Escape}');
  expect(field.value).toBe('');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets one group wait, be empty or fail without the others', async () => {
  const onRetry = vi.fn();
  const groups: CommandGroup[] = [
    pages,
    { id: 'books', label: 'Books', items: [], status: { kind: 'loading', text: 'Loading' } },
    { id: 'tags', label: 'Tags', items: [], status: { kind: 'empty', text: 'No tags' } },
    {
      id: 'authors',
      label: 'Authors',
      items: [],
      status: { kind: 'failed', text: 'No answer', retry: { label: 'Again', onRetry } },
    },
  ];
  renderUi(<StatefulPalette groups={groups} />);
  const books = screen.getByRole('group', { name: 'Books' });
  expect(within(books).getByRole('option').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('No tags')).toBeTruthy();
  await userEvent.keyboard('{End}{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('says what to do where it has no name', () => {
  vi.spyOn(console, 'error').mockImplementation(nothing);
  expect(() => renderUi(palette({ label: ' ' }))).toThrow(/CommandPalette has no label/);
});

describe('piecesOf', () => {
  it('cuts a text at the edges of its matches', () => {
    expect(piecesOf('Ледяной дракон', [{ start: 8, end: 14 }])).toEqual([
      { start: 0, text: 'Ледяной ', isMatch: false },
      { start: 8, text: 'дракон', isMatch: true },
    ]);
  });

  it('loses nothing and doubles nothing, whatever the ranges', () => {
    const range = fc.record({ start: fc.nat(40), end: fc.nat(40) });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(range), (text, matches) => {
        expect(
          piecesOf(text, matches)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
