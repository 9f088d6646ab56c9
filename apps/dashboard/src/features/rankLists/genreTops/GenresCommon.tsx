import { type DataColumn, DataTable, type PanelState } from '@litometr/analytics-widgets';
import type { EndpointResponse, listOverlap } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { HeatMap } from '../../../blocks/charts/charts.ts';
import { useChartSource } from '../../../blocks/charts/useChartSource.ts';
import { rankListMessages } from '../../../blocks/rankList/rankList.messages.ts';
import { Section } from '../../../blocks/Section.tsx';
import { NamesCell } from '../../../blocks/table/NamesCell.tsx';
import { useColumns } from '../../../blocks/table/useColumns.tsx';
import { columnMessages as columns } from '../../../domain/domain.messages.ts';
import { firstBy } from '../../../domain/largestBy.ts';
import { useGloss } from '../../../domain/useGloss.ts';
import { genreTopsMessages as messages } from './genreTops.messages.ts';

export type OverlapResponse = EndpointResponse<typeof listOverlap>;
type Row = OverlapResponse['items'][number];

export interface GenresCommonProps {
  state: PanelState;
  response: OverlapResponse | undefined;
  hrefOf: (genre: number) => string;
  onGenre: (genre: string) => void;
  /** State and pagination of the table of books, where they differ from those of the view. */
  paged?: { state: PanelState; pagination: ReactNode };
}

/** Genres that share books, and the books that are in several genre lists at once. */
export function GenresCommon({ state, response, hrefOf, onGenre, paged }: GenresCommonProps) {
  const { formatMessage: t } = useIntl();
  const { gloss, glossed } = useGloss();
  const source = useChartSource();
  const column = useColumns();
  const pairs = response?.pairs ?? [];
  const genres = [
    ...new Map(pairs.flatMap(({ a, b }) => [a, b]).map((one) => [one.id, one])).values(),
  ];
  const booksOf = (row: number, column: number) =>
    pairs.find(({ a, b }) => (a.id === row && b.id === column) || (a.id === column && b.id === row))
      ?.books ?? 0;
  const closest = firstBy(pairs, ({ books }) => books, String)?.item;
  const shown: DataColumn<Row>[] = [
    column.book(({ book }) => book),
    column.number('count', t(messages.tops), ({ places }) => places.length, {
      size: 96,
      meta: { card: 'fact' },
    }),
    {
      id: 'places',
      header: t(columns.genres),
      size: 448,
      cell: ({ row }) => (
        <NamesCell
          max={2}
          items={row.original.places.map(({ list, position }) => ({
            name: list.genre?.name ?? '',
            label: t(rankListMessages.placeIn, { place: position, genre: list.genre?.name ?? '' }),
            ...(list.genre === null ? {} : { href: hrefOf(list.genre.id) }),
          }))}
        />
      ),
    },
  ];
  return (
    <Stack gap="xxl">
      <HeatMap
        title={
          closest === undefined
            ? t(messages.pairs)
            : t(messages.pairsLead, {
                a: glossed(closest.a.name),
                b: glossed(closest.b.name),
                books: closest.books,
              })
        }
        headingLevel={2}
        note={t(messages.pairsNote)}
        csvName={t(messages.pairs)}
        state={state}
        {...source(response?.meta)}
        {...(response === undefined && { height: 420 })}
        valueLabel={t(messages.inCommon)}
        rows={genres.map(({ id, name }) => ({ id: String(id), label: glossed(name) }))}
        columns={genres.map(({ id, name }) => ({ id: String(id), label: gloss(name) ?? name }))}
        values={genres.map((row) =>
          genres.map((column) => (row.id === column.id ? undefined : booksOf(row.id, column.id))),
        )}
        onChoose={({ row }) => onGenre(row)}
      />
      <Section
        title={t(messages.common, { count: response?.count ?? 0 })}
        lead={<Text as="span">{t(messages.commonNote)}</Text>}
      >
        <DataTable
          label={t(messages.mode_common)}
          columns={shown}
          rows={response?.items ?? []}
          getRowId={({ book }) => String(book.id)}
          skeletonRows={25}
          headingLevel={3}
          {...(paged ?? { state })}
        />
      </Section>
    </Stack>
  );
}
