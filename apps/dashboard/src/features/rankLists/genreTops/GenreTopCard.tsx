import { type DataColumn, DataTable } from '@litometr/analytics-widgets';
import type { ListItem, Named, PortalSlug } from '@litometr/api-contract';
import { Heading, Link, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../../api/useEndpoint.ts';
import { DataText } from '../../../blocks/DataText.tsx';
import { useColumns } from '../../../blocks/table/useColumns.tsx';
import { GlossOf } from '../../../domain/GlossOf.tsx';
import { usePanelState } from '../../../page/usePanelState.tsx';
import { SIDE_BOOKS, sideRead } from './genreTops.address.ts';
import { genreTopsMessages as messages } from './genreTops.messages.ts';

interface GenreTopCardProps {
  portal: PortalSlug;
  genre: Named;
  href: string;
  asof?: string | undefined;
}

/** The first ten of a genre: it loads, fails and is tried again on its own. */
export function GenreTopCard({ portal, genre, href, asof }: GenreTopCardProps) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const response = useRead(sideRead(portal, genre.id, { asof }));
  const columns: DataColumn<ListItem>[] = [
    column.rank((row) => row, {
      size: 72,
    }),
    column.book(({ book }) => book),
  ];
  return (
    <Stack as="section" gap="xs">
      <Heading level={2} size="lead">
        <Link href={href} variant="plain">
          <DataText>{genre.name}</DataText>
        </Link>
        <GlossOf name={genre.name} />
      </Heading>
      <DataTable
        label={t(messages.sideTable, { genre: genre.name })}
        columns={columns}
        rows={response.data?.items ?? []}
        getRowId={({ book }) => String(book.id)}
        state={usePanelState(response)}
        skeletonRows={SIDE_BOOKS}
        headingLevel={3}
      />
    </Stack>
  );
}
