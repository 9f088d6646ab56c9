import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { emptySelection, facetsOver } from '../../testing/facets.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

/** Holds the state as an app does: the facets' values, and a chip for each genre. */
function Held({ filters, ...rest }: FilterBarProps) {
  const [selection, setSelection] = useState(emptySelection);
  const facets = facetsOver(selection, (part) => setSelection({ ...selection, ...part }));
  const own = selection.genre.map((id) => ({
    id: `genre ${id}`,
    label: `№ ${id}`,
    onRemove: () =>
      setSelection({ ...selection, genre: selection.genre.filter((each) => each !== id) }),
  }));
  return <FilterBar {...rest} filters={[...filters, ...own]} facets={facets} />;
}

const onRemove = fn();

const meta = {
  title: 'Widgets/FilterBar',
  component: FilterBar,
  decorators: [withWidgets],
  args: {
    label: 'Условия',
    filters: [
      { id: 'genre', label: 'Любовное фэнтези', onRemove },
      { id: 'price', label: 'до 199 ₽', onRemove: fn() },
    ],
    onClear: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args, step }) => {
    const list = within(within(canvasElement).getByRole('list', { name: args.label }));
    await step('one filter is removed, then all', async () => {
      const [first] = list.getAllByRole('button');
      if (first) await userEvent.click(first);
      await expect(onRemove).toHaveBeenCalledOnce();
      const last = list.getAllByRole('button').at(-1);
      if (last) await userEvent.click(last);
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
    await step('a filter is added in two steps, and Back returns to the list', async () => {
      const add = list.getAllByRole('button').at(-2);
      if (add) await userEvent.click(add);
      const panel = within(await screen.findByRole('dialog'));
      await userEvent.click(panel.getByRole('button', { name: /Жанр/ }));
      await userEvent.click(panel.getByRole('checkbox', { name: 'Детектив' }));
      await expect(list.getAllByRole('listitem', { hidden: true })).toHaveLength(5);
      const [back] = panel.getAllByRole('button');
      if (back) await userEvent.click(back);
      await expect(panel.getAllByRole('listitem')).toHaveLength(4);
      await userEvent.keyboard('{Escape}');
    });
  },
};

const long = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  label: `Современный любовный роман с элементами детектива, часть ${index + 1}`,
  onRemove: fn(),
}));

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Held {...args} filters={[]} />
      <FilterBar {...args} filters={args.filters.slice(0, 1)} />
      <FilterBar {...args} filters={long} />
    </div>
  ),
  parameters: { phone: true },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };
