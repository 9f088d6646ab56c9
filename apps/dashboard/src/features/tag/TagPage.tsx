import {
  BookCell,
  type DataColumn,
  DataTable,
  DeltaCell,
  KpiRow,
  KpiTile,
} from '@litometr/analytics-widgets';
import { type EndpointResponse, type PortalSlug, tag } from '@litometr/api-contract';
import { Chip, Inline, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { isMissing } from '../../api/failure.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { Section } from '../../blocks/Section.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import { MissingPage } from '../../page/MissingPage.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { tagMessages as messages } from './tag.messages.ts';

type TagBook = EndpointResponse<typeof tag>['books'][number];

const SKELETON_ROWS = 10;

export interface TagPageProps {
  portal: PortalSlug;
  id: string;
}

/** One tag: its figures, its partners, its books; throws `MissingPage` for an unknown id. */
export function TagPage({ portal, id }: TagPageProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const answer = useEndpoint(tag, { params: { portal, id } });
  const { data } = answer;
  const state = usePanelState(answer);
  const heading = data ? t(messages.heading, { name: data.tag.name }) : t(messages.unknown);
  usePageTitle(heading);
  if (isMissing(answer.error)) throw new MissingPage();
  const columns: DataColumn<TagBook>[] = [
    {
      id: 'book',
      header: t(columnMessages.book),
      rowHeader: true,
      card: 'title',
      cell: ({ book }) => <BookCell {...bookCellProps(book)} />,
    },
    {
      id: 'gain',
      header: t(columnMessages.gain),
      align: 'end',
      width: '9rem',
      card: 'fact',
      cell: ({ gain }) => (
        <DeltaCell value={gain?.value ?? null} reason={domain.gainReason(gain ?? undefined)} />
      ),
    },
  ];
  return (
    <Stack gap="xl">
      <PageHead
        title={heading}
        lead={data && t(messages.lead, { books: data.tag.books, authors: data.tag.authors })}
        meta={data?.meta}
      />
      {data !== undefined && (
        <KpiRow>
          <KpiTile label={t(messages.books)} value={data.tag.books} />
          <KpiTile label={t(messages.authors)} value={data.tag.authors} />
          <KpiTile label={t(messages.newBooks)} value={data.tag.new_books} />
          <KpiTile label={t(messages.gain)} value={data.tag.gain} reason={t(messages.noReading)} />
          <KpiTile
            label={t(messages.median)}
            value={data.tag.median_gain}
            reason={t(messages.noReading)}
          />
          <KpiTile label={t(messages.places)} value={data.tag.top_places} />
        </KpiRow>
      )}
      {data !== undefined && data.partners.length > 0 && (
        <Section title={t(messages.partners)} lead={t(messages.partnersLead)}>
          <Inline gap="xs">
            {data.partners.map((partner) => (
              <Chip key={partner.id} href={paths.tag(portal, partner.id)}>
                {t(messages.partner, { name: partner.name, books: partner.books })}
              </Chip>
            ))}
          </Inline>
        </Section>
      )}
      <Section title={t(messages.bookList)}>
        <DataTable
          label={t(messages.bookList)}
          columns={columns}
          rows={data?.books ?? []}
          getRowId={({ book }) => String(book.id)}
          state={state}
          skeletonRows={SKELETON_ROWS}
        />
      </Section>
    </Stack>
  );
}
