import type { MenuEntry } from '@litometr/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import {
  menuDraftOf,
  menuEntries,
  menuEntryOf,
  menuGroupOf,
  menuLineOf,
  menuVersionOf,
} from '../../testing/menuFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { MenuManagerPlace } from './MenuManagerPlace.tsx';
import { MenuManagerView } from './MenuManagerView.tsx';
import type { MenuActions, MenuOnServer } from './menuActions.ts';
import { type MenuAddress, menuAddress } from './menuManager.address.ts';
import { useWorkspace } from './useWorkspace.ts';

const components = ['Dashboard', 'ParserStatusView', 'MenuManager', 'UserManager', 'AuditLog'];
const published = menuVersionOf(2);
const history = [published, menuVersionOf(1, menuEntries().slice(0, 1))];

/** A server that accepts every call. */
const willing: MenuActions = {
  load: () => Promise.resolve({ kind: 'done', value: { current: published, draft: null } }),
  save: ({ items }) => Promise.resolve({ kind: 'done', value: menuDraftOf(items) }),
  discard: () => Promise.resolve({ kind: 'done', value: null }),
  publish: () => Promise.resolve({ kind: 'done', value: menuVersionOf(3) }),
  history: () => Promise.resolve({ kind: 'done', value: { count: 2, items: history } }),
  restore: () => Promise.resolve({ kind: 'done', value: menuVersionOf(3) }),
};

interface ManagerProps {
  server?: MenuOnServer;
  actions?: Partial<MenuActions>;
  at?: Partial<MenuAddress>;
}

/** The screen over a server that is written in the story. */
function Manager({ server = { current: published, draft: null }, actions, at }: ManagerProps) {
  const [address, setAddress] = useState({ ...z.parse(menuAddress, {}), ...at });
  const all = { ...willing, ...actions };
  return (
    <MenuManagerView
      workspace={useWorkspace(server, all)}
      components={components}
      history={all.history}
      address={address}
      onAddress={(part) => setAddress((before) => ({ ...before, ...part }))}
      onPublished={fn()}
    />
  );
}

const withMenu = (items: MenuEntry[]): MenuOnServer => ({
  current: menuVersionOf(2, items),
  draft: null,
});

const meta = { title: 'Dashboard/MenuManager', decorators: [withPage] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const rowNames = (rows: HTMLElement[]) => rows.map((row) => row.getAttribute('data-key'));

/** A row is chosen, moved by the buttons, copied, removed, and the removal undone. */
export const Loaded: Story = {
  render: () => <Manager at={{ entry: 'menu', panel: 'entry' }} />,
  play: async ({ canvas, userEvent }) => {
    const tools = canvas.getAllByRole('group').find(({ tagName }) => tagName === 'FIELDSET');
    if (tools === undefined) throw new Error('The tree has no tools.');
    const [up, , , out, copy, remove] = within(tools).getAllByRole('button');
    const press = async (button: HTMLElement | undefined) => {
      if (button === undefined) throw new Error('The tools of the tree have six buttons.');
      await userEvent.click(button);
    };
    await press(up);
    await expect(rowNames(canvas.getAllByRole('row'))).toEqual([
      'dashboard',
      'line',
      'management',
      'menu',
      'parsers',
    ]);
    await press(out);
    await expect(rowNames(canvas.getAllByRole('row'))).toEqual([
      'dashboard',
      'line',
      'management',
      'parsers',
      'menu',
    ]);
    await press(copy);
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await press(remove);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

export const Loading: Story = {
  render: () => <MenuManagerPlace state={{ kind: 'loading' }} />,
};

export const Failed: Story = {
  render: () => (
    <MenuManagerPlace
      state={{ kind: 'failed', title: 'Сервер не отвечает', description: '…', onRetry: fn() }}
    />
  ),
};

/** Nothing in the menu, and what every role sees of that: the base menu. */
export const Empty: Story = {
  render: () => <Manager server={withMenu([])} at={{ panel: 'preview' }} />,
};

/** Each kind of fault, with the way to its entry. */
export const Problems: Story = {
  render: () => (
    <Manager
      server={withMenu([
        menuLineOf('edge'),
        ...menuEntries().slice(0, 1),
        menuEntryOf('twin', { name: 'dashboard', path: '/app/dashboard', component: 'Report' }),
        menuEntryOf('taken', { path: '/portals/litnet', required_role: 'emperor' }),
        menuGroupOf('hollow'),
        menuGroupOf('a', { parent: 'b' }),
        menuGroupOf('b', { parent: 'a' }),
        menuEntryOf('unnamed', { name: '', display_names: { ru: '' } }),
      ])}
      at={{ panel: 'checks' }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('tabpanel'));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(8);
    const [first] = list.getAllByRole('button');
    if (first === undefined) throw new Error('Each fault leads to its entry.');
    await userEvent.click(first);
    await expect(canvas.getByRole('tabpanel')).toContainElement(
      canvas.getByRole('tabpanel').querySelector('[aria-invalid="true"]'),
    );
  },
};

/** The view of a moderator; a hidden group and an unknown role show why they are hidden. */
export const Preview: Story = {
  render: () => (
    <Manager
      server={withMenu([
        ...menuEntries(),
        menuEntryOf('nobody', { required_role: 'emperor', display_names: { ru: 'Тайна' } }),
        menuGroupOf('hollow', { display_names: { ru: 'Пустая группа' } }),
      ])}
      at={{ panel: 'preview', role: 'moderator' }}
    />
  ),
};

/** Long names, five levels, without a space to break at. */
export const LongNames: Story = {
  render: () => (
    <Manager
      server={withMenu(
        ['a', 'b', 'c', 'd', 'e'].map((key, at, all) =>
          (key === 'e' ? menuEntryOf : menuGroupOf)(key, {
            parent: all[at - 1] ?? null,
            display_names: {
              ru: 'Сводныйотчётпожанрамтегамиавторамзапоследниедевяностодней и ещё немного слов',
            },
            ...(key === 'e' && { path: `/app/${'long-'.repeat(30)}` }),
          }),
        ),
      )}
      at={{ entry: 'e', panel: 'entry' }}
    />
  ),
};

/** Two hundred entries, searched. */
export const Many: Story = {
  render: () => (
    <Manager
      server={withMenu(
        Array.from({ length: 200 }, (_, n) =>
          n % 20 === 0
            ? menuGroupOf(`g${n}`, { display_names: { ru: `Группа ${n}` } })
            : menuEntryOf(`e${n}`, {
                parent: `g${n - (n % 20)}`,
                display_names: { ru: `Отчёт ${n}` },
              }),
        ),
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(200);
    await userEvent.type(canvas.getByRole('searchbox'), '77');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.type(canvas.getByRole('searchbox'), '7777');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

const renamed = (items: MenuEntry[], key: string, ru: string) =>
  items.map((entry) => (entry.key === key ? { ...entry, display_names: { ru } } : entry));

/** Another user has saved since: both versions, and an entry that both have changed. */
export const Conflict: Story = {
  render: () => {
    const base = menuEntries();
    const theirs = [...renamed(base, 'dashboard', 'Главное'), menuEntryOf('new')];
    const mine = renamed(base, 'dashboard', 'Моя сводка');
    const draft = menuDraftOf(theirs, { revision: 4, author: 'moderator' });
    return (
      <Manager
        server={{ current: published, draft: menuDraftOf(base) }}
        actions={{
          save: ({ revision, items }) =>
            Promise.resolve(
              revision === 4
                ? { kind: 'done', value: menuDraftOf(items, { revision: 5 }) }
                : { kind: 'overtaken' },
            ),
          load: () => Promise.resolve({ kind: 'done', value: { current: published, draft } }),
        }}
        at={{ entry: mine[0]?.key ?? '', panel: 'entry' }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [, , russian] = canvas.getAllByRole('textbox');
    const [save] = canvas.getAllByRole('button');
    if (russian === undefined || save === undefined) throw new Error('The form is missing.');
    await userEvent.type(russian, '!');
    await userEvent.click(save);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByRole('list').length).toBe(2));
    await expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  },
};

/** The server refuses: an error is shown, and no edits are lost. */
export const SaveFailed: Story = {
  render: () => (
    <Manager
      server={{ current: menuVersionOf(4), draft: menuDraftOf(menuEntries().slice(1)) }}
      actions={{ save: () => Promise.resolve({ kind: 'failed' }) }}
    />
  ),
};

/** Versions, compared with the published one. */
export const History: Story = {
  render: () => <Manager />,
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    const opener = buttons.find((button) => button.querySelector('.lucide-history') !== null);
    await userEvent.click(opener ?? document.body);
    const drawer = within(await screen.findByRole('dialog'));
    const compare = await drawer.findAllByRole('button', { expanded: false });
    await userEvent.click(compare[0] ?? document.body);
    await expect(drawer.getAllByRole('list').length).toBeGreaterThan(1);
  },
};
