import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SortTree } from './SortTree.tsx';
import type { SortMove, SortNode } from './sortNodes.ts';

const shelf: SortNode[] = [
  {
    id: 'fantasy',
    label: 'Фэнтези',
    icon: 'group',
    children: [{ id: 'city', label: 'Городское' }],
  },
  { id: 'line', label: 'Разделитель', isLine: true },
  { id: 'novel', label: 'Роман', icon: 'book', note: '/genres/novel' },
  {
    id: 'poems',
    label: 'Стихи',
    icon: 'document',
    mark: { tone: 'warning', label: 'нет ни одной книги' },
  },
];

type Args = ComponentProps<typeof SortTree>;

/** Puts a top-level row where it is dropped: enough to show that it goes. */
function moved(nodes: readonly SortNode[], { id, target, place }: SortMove): SortNode[] {
  const row = nodes.find((node) => node.id === id);
  if (row === undefined) return [...nodes];
  return nodes
    .filter((node) => node.id !== id)
    .flatMap((node) => {
      if (node.id !== target) return [node];
      if (place === 'before') return [row, node];
      if (place === 'after') return [node, row];
      return [{ ...node, children: [...(node.children ?? []), row] }];
    });
}

function Living({ nodes: first, selected: chosen, expanded: open, ...args }: Args) {
  const [nodes, setNodes] = useState(first);
  const [selected, setSelected] = useState(chosen);
  const [expanded, setExpanded] = useState(open);
  return (
    <SortTree
      {...args}
      nodes={nodes}
      selected={selected}
      onSelect={setSelected}
      expanded={expanded}
      onExpand={setExpanded}
      onMove={(move) => {
        args.onMove(move);
        setNodes((before) => moved(before, move));
      }}
    />
  );
}

const meta = {
  title: 'Ui/Navigation/SortTree',
  component: SortTree,
  args: {
    label: 'Полка',
    nodes: shelf,
    selected: 'novel',
    onSelect: fn(),
    expanded: new Set(['fantasy']),
    onExpand: fn(),
    onMove: fn(),
    empty: 'Полка пуста',
  },
  render: (args) => <Living {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: RegExp) => canvas.findByRole('row', { name });
    await userEvent.click(await row(/Стихи/));
    await expect(await row(/Стихи/)).toHaveAttribute('aria-selected', 'true');
    // The handle of the chosen row, by the keyboard: to the place before the first row, and there.
    const poems = await row(/Стихи/);
    const handle = poems.querySelector<HTMLElement>('[slot="drag"], button');
    handle?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 'poems' }));
  },
};

export const Empty: Story = { args: { nodes: [], selected: null } };

export const LongText: Story = {
  args: {
    expanded: new Set(['0', '1', '2', '3']),
    nodes: ['0', '1', '2', '3', '4'].reduceRight<SortNode[]>(
      (children, id) => [
        {
          id,
          label: 'Ранобэ, вебновеллы и переводы с восточных языков',
          note: '/genres/light-novels-and-translations',
          icon: 'group',
          mark: { tone: 'danger', label: 'такое имя уже есть' },
          children,
        },
      ],
      [],
    ),
  },
};
