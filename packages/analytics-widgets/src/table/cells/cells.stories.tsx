import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { daysUpTo, walk } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import {
  AuthorsCell,
  BookCell,
  ChipsCell,
  DateCell,
  DeltaCell,
  IntervalCell,
  MoneyCell,
  NumberCell,
  PercentCell,
  RankCell,
  SparkCell,
  StatusCell,
  VolumeCell,
} from './index.ts';

const meta = {
  title: 'Widgets/Cells',
  decorators: [withWidgets],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Cells side by side, each in all its forms. */
function Kinds({ rows }: { rows: Record<string, ReactNode[]> }) {
  return (
    <dl style={{ display: 'grid', gap: 16, gridTemplateColumns: 'max-content 1fr' }}>
      {Object.entries(rows).map(([name, cells]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
            {cells}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const days = daysUpTo('2026-08-07', 30, ['2026-08-04', '2026-08-05']);
const spark = walk(days, { seed: 5, from: 30, step: 5, least: 1 });

export const Gallery: Story = {
  render: () => (
    <Kinds
      rows={{
        RankCell: [
          <RankCell key="up" position={1} movement={{ state: 'up', delta: 3 }} />,
          <RankCell key="down" position={12} movement={{ state: 'down', delta: -2 }} />,
          <RankCell key="same" position={7} movement={{ state: 'same', delta: 0 }} />,
          <RankCell key="new" position={40} movement={{ state: 'new', delta: null }} />,
          <RankCell key="back" position={100} movement={{ state: 're_entry', delta: null }} />,
          <RankCell key="plain" position={5} />,
        ],
        DeltaCell: [
          <DeltaCell key="up" value={38} />,
          <DeltaCell key="down" value={-1240} />,
          <DeltaCell key="same" value={0} />,
          <DeltaCell key="share" value={0.12} format="percent" />,
          <DeltaCell key="price" value={-30} format="money" better="down" />,
          <DeltaCell key="gap" value={61} days={3} />,
        ],
        NumberCell: [
          <NumberCell key="exact" value={12_340} />,
          <NumberCell key="short" value={1_200_000} format="compact" />,
          <NumberCell key="rounded" value={441_000} format="compact" step={1000} />,
          <NumberCell key="zero" value={0} />,
        ],
        MoneyCell: [
          <MoneyCell key="price" value={199} />,
          <MoneyCell key="discount" value={149} oldValue={199} />,
          <MoneyCell key="kopecks" value={99.5} />,
        ],
        VolumeCell: [
          <VolumeCell key="book" chars={496_000} />,
          <VolumeCell key="story" chars={12_000} />,
        ],
        PercentCell: [
          <PercentCell key="bar" share={0.42} />,
          <PercentCell key="small" share={0.014} />,
          <PercentCell key="plain" share={1} bar={false} />,
          <PercentCell key="few" share={0.8} n={5} />,
        ],
        IntervalCell: [
          <IntervalCell
            key="stable"
            value={1.8}
            low={1.2}
            high={2.6}
            tentative={false}
            label="устойчиво"
          />,
          <IntervalCell
            key="tentative"
            value={3.1}
            low={0.7}
            high={9.4}
            tentative
            label="предварительно"
          />,
          <IntervalCell key="money" low={149} high={249} format="money" />,
          <IntervalCell key="missing" low={null} high={null} reason="Меньше 20 книг" />,
        ],
        DateCell: [
          <DateCell key="near" day="2026-08-07" relative />,
          <DateCell key="far" day="2025-12-31" relative />,
        ],
        StatusCell: [
          <StatusCell key="done" label="Завершена" tone="success" />,
          <StatusCell key="going" label="В процессе" />,
          <StatusCell key="frozen" label="Заморожена" tone="warning" />,
        ],
        SparkCell: [
          <SparkCell key="rank" points={spark} label="Место за 30 дней" inverted />,
          <SparkCell key="one" points={spark.slice(-1)} label="Место сегодня" inverted />,
        ],
      }}
    />
  ),
};

export const Missing: Story = {
  render: () => (
    <Kinds
      rows={{
        'Без причины': [<NumberCell key="n" value={null} />],
        'С причиной': [
          <NumberCell key="n" value={null} reason="Портал не показывает просмотры" />,
          <DeltaCell key="d" value={null} reason="Изменение меньше шага округления" />,
          <MoneyCell key="m" value={null} reason="Книга не продаётся" />,
        ],
        'Не в списке': [<RankCell key="r" position={null} />],
        'Без точек': [<SparkCell key="s" points={[]} label="Место" />],
      }}
    />
  ),
};

export const Books: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <BookCell
        title="Дочь смотрителя маяка"
        href="#1"
        authors={[{ name: 'Вера Ладожская', href: '#a' }]}
        cover={{ genre: 'Любовное фэнтези' }}
        chips={[{ label: 'В процессе' }, { label: '18+', tone: 'danger' }]}
      />
      <BookCell
        title="Академия забытых имён: книга третья, в которой всё наконец выясняется"
        href="#2"
        authors={[{ name: 'Анна Вересова' }, { name: 'Константин Преображенский-Задунайский' }]}
        chips={[{ label: 'Завершена', tone: 'success' }]}
      />
      <BookCell title="Без обложки и без страницы" authors={[]} cover={false} />
      <BookCell
        title="На странице автора: название без его имени, поэтому на двух строках, если оно длинное"
        href="#3"
      />
    </div>
  ),
};

export const Names: Story = {
  render: () => (
    <Kinds
      rows={{
        AuthorsCell: [
          <AuthorsCell
            key="a"
            authors={['Вера Ладожская', 'Игорь Степной', 'Анна Вересова', 'Лев Северцев'].map(
              (name) => ({ name, href: `#${name}` }),
            )}
          />,
        ],
        ChipsCell: [
          <ChipsCell
            key="c"
            items={['магия', 'академия', 'истинная пара', 'дракон', 'попаданка'].map((label) => ({
              label,
              href: `#${label}`,
            }))}
          />,
        ],
      }}
    />
  ),
};

/** The overflow opens on a press or by keyboard and closes on Escape. */
export const OpensTheOthers: Story = {
  render: () => (
    <ChipsCell
      items={['магия', 'академия', 'истинная пара', 'дракон', 'попаданка'].map((label) => ({
        label,
        href: `#${label}`,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const more = () => within(canvasElement).getByRole('button');
    await userEvent.tab();
    while (document.activeElement !== more()) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const others = within(await screen.findByRole('dialog'));
    await expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'дракон',
      'попаданка',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more()).toHaveFocus());
    await userEvent.click(more());
    await screen.findByRole('dialog');
  },
};

/** A line that links to its full chart has the link's accessible name. */
export const LineThatLeads: Story = {
  render: () => (
    <SparkCell
      label="Библиотеки за 30 дней"
      href="#growth"
      points={walk(daysUpTo('2026-08-07', 30), { seed: 5, from: 30, step: 5, least: 1 })}
    />
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Библиотеки за 30 дней' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Dark: Story = { ...Gallery, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Gallery, globals: { direction: 'rtl', locale: 'fa' } };
