import { DataTable, KpiRow, KpiTile } from '@litometr/analytics-widgets';
import { author } from '@litometr/api-contract';
import { Link, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { isMissing } from '../../api/failure.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useCatalogueColumns } from '../../blocks/catalogue/useCatalogueColumns.tsx';
import { Section } from '../../blocks/Section.tsx';
import { reasonMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { MissingPage } from '../../page/MissingPage.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { authorMessages as messages } from './author.messages.ts';

const SKELETON_ROWS = 8;

/** The card of an author; throws `MissingPage` for an id that names none. */
export function AuthorPage({ id }: { id: string }) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const card = useEndpoint(author, { params: { id } });
  const found = card.data?.author;
  const rows = card.data?.books ?? [];
  const columns = useCatalogueColumns(rows);
  const state = usePanelState(card);
  useExactTitle(found ? t(messages.titled, { name: found.name }) : t(messages.title));
  if (isMissing(card.error)) throw new MissingPage();
  const lead =
    found &&
    t(messages.lead, {
      books: found.books,
      portal: domain.portal(found.portal),
      places: found.top_places,
    });
  return (
    <Stack gap="xl">
      <PageHead title={found?.name ?? t(messages.title)} lead={lead} meta={card.data?.meta} />
      {found !== undefined && (
        <KpiRow>
          <KpiTile label={t(messages.books)} value={found.books} />
          <KpiTile label={t(messages.finished)} value={found.finished} />
          <KpiTile
            label={t(messages.volume)}
            value={found.chars}
            format="volume"
            reason={t(reasonMessages.not_published)}
          />
          <KpiTile label={t(messages.gain)} value={found.gain} reason={t(messages.noReading)} />
          <KpiTile label={t(messages.places)} value={found.top_places} />
          <KpiTile
            label={t(messages.best)}
            value={found.best_position}
            format="rank"
            reason={t(reasonMessages.not_on_list)}
          />
        </KpiRow>
      )}
      <Section title={t(messages.bookList)}>
        <DataTable
          label={t(messages.bookList)}
          columns={columns}
          rows={rows}
          getRowId={({ book }) => String(book.id)}
          state={state}
          skeletonRows={SKELETON_ROWS}
        />
      </Section>
      {found?.external_url != null && (
        <Text>
          <Link href={found.external_url} target="_blank" rel="noreferrer">
            {t(messages.onPortal, { portal: domain.portal(found.portal) })}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
