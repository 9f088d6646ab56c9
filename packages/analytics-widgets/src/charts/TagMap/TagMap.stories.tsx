import type { Meta, StoryObj } from '@storybook/react-vite';
import { seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { TagMap } from './TagMap.tsx';

function tagMap(count: number) {
  const words = [
    'академия',
    'истинная пара',
    'развод',
    'попаданка',
    'драконы',
    'властный герой',
    'бытовая магия',
    'система и прокачка',
    'космос',
    'расследование',
  ];
  const random = seeded(count);
  const tags = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: words[index] ?? `тег ${index + 1}`,
    books: Math.round(600 / (index + 1)),
    momentum: index % 7 === 6 ? null : Math.round((random() - 0.45) * 100),
  }));
  const ties = tags.flatMap((a, row) =>
    tags
      .slice(row + 1)
      .flatMap((b) => (random() < 5 / count ? [{ a: a.id, b: b.id, weight: random() * 3 }] : [])),
  );
  return { tags, ties };
}

const meta = {
  title: 'Widgets/Charts/TagMap',
  component: TagMap,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'tagmap',
    state: { kind: 'ready' },
    title: 'Романтические теги держатся вместе',
    note: 'Чем чаще теги на одних книгах, тем ближе',
    ...tagMap(24),
    labels: { books: 'Книг', momentum: 'Процентиль прироста', ties: 'Вместе чаще случайного' },
  },
} satisfies Meta<typeof TagMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Eighty: Story = { args: tagMap(80) };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="TagMap" /> };
