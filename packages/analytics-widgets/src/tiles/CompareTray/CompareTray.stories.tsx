import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { type CompareItem, CompareTray, type CompareTrayProps } from './CompareTray.tsx';

const titles = [
  'Девятый караван',
  'Дочь смотрителя маяка',
  'Академия забытых имён: книга третья, в которой всё наконец выясняется',
  'Пепел и соль',
  'Тихая вода',
];
const items = titles.map((label, at): CompareItem => ({ id: String(at), label }));

function Held({ items: first, ...rest }: Pick<CompareTrayProps, 'label' | 'items'>) {
  const [chosen, setChosen] = useState(first);
  return (
    <CompareTray
      {...rest}
      items={chosen}
      href={`#compare=${chosen.map(({ id }) => id).join()}`}
      onRemove={(id) => setChosen(chosen.filter((item) => item.id !== id))}
      onClear={() => setChosen([])}
    />
  );
}

const meta = {
  title: 'Widgets/CompareTray',
  component: Held,
  decorators: [withWidgets],
  args: { label: 'Сравнение книг', items: items.slice(0, 3) },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const tray = within(within(canvasElement).getByRole('region', { name: args.label }));
    await expect(tray.getByRole('link')).toHaveAttribute('href', '#compare=0,1,2');
    for (const at of [0, 0]) {
      const remove = tray.getAllByRole('button')[at];
      if (remove) await userEvent.click(remove);
    }
    // One alone cannot be compared, and it is said why there is no way on.
    await expect(tray.queryByRole('link')).toBeNull();
    await expect(tray.getByRole('status')).not.toBeEmptyDOMElement();
    const clear = tray.getAllByRole('button').at(-1);
    if (clear) await userEvent.click(clear);
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const Full: Story = { args: { items }, parameters: { phone: true } };

export const RightToLeft: Story = { args: { items }, globals: { direction: 'rtl', locale: 'fa' } };
