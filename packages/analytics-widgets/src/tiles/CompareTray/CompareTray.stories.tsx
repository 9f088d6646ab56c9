import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
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

function Held({ items: first, ...rest }: CompareTrayProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <CompareTray
      {...rest}
      items={chosen}
      href={`#compare=${chosen.map(({ id }) => id).join()}`}
      onRemove={(id) => {
        rest.onRemove(id);
        setChosen(chosen.filter((item) => item.id !== id));
      }}
      onClear={() => {
        rest.onClear();
        setChosen([]);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/CompareTray',
  component: CompareTray,
  decorators: [withWidgets],
  args: {
    label: 'Сравнение книг',
    items: items.slice(0, 3),
    href: '#compare',
    onRemove: fn(),
    onClear: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CompareTray>;
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
    // A single item cannot be compared, and the tray explains why there is no link.
    await expect(tray.queryByRole('link')).toBeNull();
    await expect(tray.getByRole('status')).not.toBeEmptyDOMElement();
    const clear = tray.getAllByRole('button').at(-1);
    if (clear) await userEvent.click(clear);
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const Full: Story = { args: { items }, parameters: { phone: true } };

export const RightToLeft: Story = { args: { items }, globals: { direction: 'rtl', locale: 'fa' } };
