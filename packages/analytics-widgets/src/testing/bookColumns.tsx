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
    id: 'position',
    header: 'Место',
    width: '72px',
    align: 'center',
    sort: 'ascending',
    card: 'lead',
    cell: ({ position, movement }) => <RankCell position={position} movement={movement} />,
  },
  {
    id: 'book',
    header: 'Книга',
    rowHeader: true,
    card: 'title',
    skeleton: 'book',
    cell: ({ id, title, author, genre, status }) => (
      <BookCell
        title={title}
        href={`#book-${id}`}
        authors={[{ name: author, href: `#author-${id}` }]}
        cover={{ genre }}
        chips={status === 'В процессе' ? [{ label: status }] : []}
      />
    ),
  },
  {
    id: 'views',
    header: 'Просмотры',
    width: '112px',
    align: 'end',
    sort: 'descending',
    card: 'fact',
    cell: ({ views }) => (
      <NumberCell value={views} format="compact" step={1000} reason="Портал не показал просмотры" />
    ),
  },
  {
    id: 'gain',
    header: 'Δ библ.',
    headerTitle: 'Прирост библиотек за день',
    width: '104px',
    align: 'end',
    sort: 'descending',
    card: 'fact',
    cell: ({ gain, id }) => (
      <DeltaCell
        value={gain}
        days={id % 4 === 0 ? 3 : 1}
        reason="Изменение меньше шага округления портала"
      />
    ),
  },
  {
    id: 'price',
    header: 'Цена',
    width: '88px',
    align: 'end',
    card: 'fact',
    cell: ({ price, oldPrice }) => <MoneyCell value={price} oldValue={oldPrice} />,
  },
  {
    id: 'chars',
    header: 'Объём',
    width: '96px',
    align: 'end',
    cell: ({ chars }) => <VolumeCell chars={chars} />,
  },
  {
    id: 'share',
    header: 'Доля',
    width: '80px',
    align: 'end',
    cell: ({ share }) => <PercentCell share={share} />,
  },
  {
    id: 'spark',
    header: 'Место, 30 дн.',
    width: '120px',
    cell: ({ spark, position }) => (
      <SparkCell points={spark} inverted label={`Место за 30 дней, сейчас ${position}`} />
    ),
  },
];
