import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { NavTree } from '../NavTree/index.ts';
import { Sidebar } from './Sidebar.tsx';

/** A window whose width can be changed. */
function resizable() {
  const listeners = new Set<() => void>();
  const state = { isSmall: false };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('max-width') ? state.isSmall : !state.isSmall;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (isSmall: boolean) => {
    state.isSmall = isSmall;
    act(() => {
      for (const listener of listeners) listener();
    });
  };
}

// jsdom has the element but not its modal behaviour, which the stories test in a browser.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <Sidebar id="sidebar" title="Pages" isOpen={isOpen} onOpenChange={setIsOpen}>
        <NavTree
          label="Pages"
          items={[
            {
              type: 'group',
              id: 'staff',
              label: 'Staff',
              children: [{ type: 'item', id: 'menu', label: 'Menu', href: '#menu' }],
            },
          ]}
        />
      </Sidebar>
    </>
  );
}

it('remembers expanded rows when the column becomes a drawer and back', async () => {
  const resize = resizable();
  renderUi(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Staff' }));
  expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy();

  resize(true);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByRole('dialog', { name: 'Pages' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy();

  resize(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy();
});

it('closes the drawer when a page is chosen, and by Escape and backdrop', async () => {
  const resize = resizable();
  renderUi(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Staff' }));
  resize(true);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'open' }));

  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await open();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await open();
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();

  await open();
  await userEvent.click(screen.getByRole('button', { name: 'closeSidebar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
