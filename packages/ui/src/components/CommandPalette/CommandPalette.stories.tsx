import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { found, hints, recent, search } from '../../testing/commands.tsx';
import { Button } from '../Button/index.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { CommandGroup } from './commands.ts';

function Opened({ isOpen, groups, query: start, ...props }: CommandPaletteProps) {
  const [open, setOpen] = useState(isOpen);
  const [query, setQuery] = useState(start);
  const shown = groups.length > 0 ? groups : search(query);
  return (
    <>
      <Button icon="search" onPress={() => setOpen(true)}>
        Найти или перейти
      </Button>
      <CommandPalette
        {...props}
        isOpen={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={shown}
        announcement={query === '' ? '' : `Найдено: ${shown.flatMap((one) => one.items).length}`}
      />
    </>
  );
}

const meta = {
  title: 'Ui/Overlays/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  argTypes: { groups: { control: false }, hints: { control: false } },
  args: {
    label: 'Найти или перейти',
    placeholder: 'Книга, автор, тег, раздел',
    isOpen: false,
    onOpenChange: fn(),
    query: '',
    onQueryChange: fn(),
    groups: [],
    onChoose: fn(),
    empty: 'Ничего не найдено. Попробуйте часть названия или имя автора.',
    hints,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox', { name: 'Найти или перейти' });
const rowNow = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Найти или перейти' });
    await step('opens with the caret in the field', async () => {
      await userEvent.click(open);
      await waitFor(async () => expect(await field()).toHaveFocus());
    });
    await step('filters while one types, the first match at hand', async () => {
      await userEvent.keyboard('дракон');
      await waitFor(async () => expect(rowNow(await field())).toHaveTextContent('дракона'));
      await expect(screen.queryByRole('option', { name: /Тихий омут/ })).toBeNull();
    });
    await step('Enter takes it, the palette closes and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    });
    await step('Escape empties the field, then closes', async () => {
      await userEvent.click(open);
      const input = await field();
      await waitFor(() => expect(input).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Before anything is typed: what was opened last, and where one can go. */
export const Recent: Story = {
  args: { isOpen: true, groups: recent },
  play: async ({ userEvent }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(rowNow(input)).toHaveTextContent('Анна Северская'));
  },
};

/** Several kinds of results; the owner marks what matched. */
export const Results: Story = { args: { isOpen: true, query: 'драк', groups: found } };

const onRetry = fn();
const states: CommandGroup[] = [
  { id: 'books', label: 'Книги', items: [], status: { kind: 'loading', text: 'Ищем книги' } },
  { id: 'tags', label: 'Теги', items: [], status: { kind: 'empty', text: 'Таких тегов нет' } },
  {
    id: 'authors',
    label: 'Авторы',
    items: [],
    status: {
      kind: 'failed',
      text: 'Авторы не загрузились: сервер не ответил',
      retry: { label: 'Повторить', onRetry },
    },
  },
];

/** Each group waits, ends empty or fails by itself. The failed row tries again. */
export const States: Story = {
  args: { isOpen: true, query: 'драк', groups: states },
  play: async ({ userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(await screen.findByRole('option', { name: /не загрузились/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
    // It stays, though it may still be on its way in.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Nothing: Story = { args: { isOpen: true, query: 'йцукен' } };

export const LongText: Story = {
  args: {
    isOpen: true,
    query: 'академия',
    groups: [
      {
        id: 'books',
        label: 'Книги',
        items: [
          {
            id: 'b1',
            label: 'Академия проклятых артефактов: последний экзамен перед концом света',
            description:
              'Константин Преображенский-Заболотный, самостоятельная часть длинного цикла',
            matches: [{ start: 0, end: 8 }],
            href: '/books/1',
            icon: 'book',
            meta: '№ 1\u00a0204',
          },
        ],
      },
    ],
  },
};

/** On a phone it is a sheet at the top; the page stays in sight below it. */
export const OnPhone: Story = {
  args: { isOpen: true, query: 'драк', groups: found },
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};
