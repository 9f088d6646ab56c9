import {
  BookCell,
  DeltaCell,
  MoneyCell,
  NumberCell,
  PercentCell,
  RankCell,
  SparkCell,
  VolumeCell,
} from '../table/cells/index.ts';
import type { DataColumn } from '../table/DataTable/column.ts';
import type { StoryBook } from './books.ts';

/** The columns of a rank list, as a page would have them. */
export const bookColumns: DataColumn<StoryBook>[] = [
  {
    accessorKey: 'position',
    header: 'Место',
    size: 72,
    meta: { align: 'center', card: 'lead' },
    enableSorting: true,
    sortDescFirst: false,
    cell: ({ row }) => (
      <RankCell position={row.original.position} movement={row.original.movement} />
    ),
  },
  {
    id: 'book',
    header: 'Книга',
    meta: { rowHeader: true, card: 'title', skeleton: 'book' },
    cell: ({ row }) => (
      <BookCell
        title={row.original.title}
        href={`#book-${row.original.id}`}
        authors={[{ name: row.original.author, href: `#author-${row.original.id}` }]}
        cover={{ genre: row.original.genre }}
        chips={row.original.status === 'В процессе' ? [{ label: row.original.status }] : []}
      />
    ),
  },
  {
    accessorKey: 'views',
    header: 'Просмотры',
    size: 112,
    meta: { align: 'end', card: 'fact' },
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ row }) => (
      <NumberCell
        value={row.original.views}
        format="compact"
        step={1000}
        reason="Портал не показал просмотры"
      />
    ),
  },
  {
    accessorKey: 'gain',
    header: 'Δ библ.',
    meta: { title: 'Прирост библиотек за день', align: 'end', card: 'fact' },
    size: 104,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ row }) => (
      <DeltaCell
        value={row.original.gain}
        days={row.original.id % 4 === 0 ? 3 : 1}
        reason="Изменение меньше шага округления портала"
      />
    ),
  },
  {
    accessorKey: 'price',
    header: 'Цена',
    size: 88,
    meta: { align: 'end', card: 'fact' },
    cell: ({ row }) => <MoneyCell value={row.original.price} oldValue={row.original.oldPrice} />,
  },
  {
    accessorKey: 'chars',
    header: 'Объём',
    size: 96,
    meta: { align: 'end' },
    cell: ({ row }) => <VolumeCell chars={row.original.chars} />,
  },
  {
    accessorKey: 'share',
    header: 'Доля',
    size: 80,
    meta: { align: 'end' },
    cell: ({ row }) => <PercentCell share={row.original.share} />,
  },
  {
    id: 'spark',
    header: 'Место, 30 дн.',
    size: 120,
    meta: { priority: 3 },
    cell: ({ row }) => (
      <SparkCell
        points={row.original.spark}
        inverted
        label={`Место за 30 дней, сейчас ${row.original.position}`}
      />
    ),
  },
];

/** A title and four figures with a line below each. */
export const factColumns: DataColumn<StoryBook>[] = [
  {
    id: 'title',
    header: 'Книга',
    meta: { rowHeader: true, card: 'title' },
    cell: ({ row }) => row.original.title,
  },
  ...['Просмотры', 'Лайки', 'В библиотеках', 'Комментарии'].map(
    (header): DataColumn<StoryBook> => ({
      id: header,
      header,
      meta: { align: 'end', card: 'fact' },
      cell: ({ row }) => (
        <>
          <NumberCell value={row.original.views} />
          <div>+25 за 7 дней</div>
        </>
      ),
    }),
  ),
];
