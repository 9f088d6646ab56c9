import { type DataColumn, MoneyCell, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, OtherListing, otherListings } from '@litometr/api-contract';
import { Badge, Inline, Link, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { WeekGainCell } from '../../blocks/table/WeekGainCell.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { NamedPortal } from '../../portals/PortalMark.tsx';
import { otherPortalsMessages as messages } from './otherPortals.messages.ts';

interface OtherPortalsProps {
  block: Block<EndpointResponse<typeof otherListings>>;
}

/** The same title by the same author on other portals, and what it gains there. */
export function OtherPortals({ block }: OtherPortalsProps) {
  const { formatMessage: t } = useIntl();
  const { formatList } = useFormats();
  const domain = useDomain();
  const column = useColumns();
  const items = block.data?.items ?? [];
  const hasCertain = items.some(({ certain }) => certain);
  const named = hasCertain ? items.filter(({ certain }) => certain) : items;
  const columns: DataColumn<OtherListing>[] = [
    column.book(({ book }) => book),
    {
      id: 'portal',
      header: t(columnMessages.portal),
      size: 184,
      meta: { card: 'fact' },
      cell: ({ row: { original } }) => (
        <Stack gap="xxs">
          <Inline gap="sm">
            <NamedPortal portal={original.book.portal} />
            {original.external_url !== null && (
              <Link href={original.external_url} target="_blank" rel="noreferrer">
                {t(messages.open)}
              </Link>
            )}
          </Inline>
          {!original.certain && <Badge tone="warning">{t(messages.perhapsSame)}</Badge>}
        </Stack>
      ),
      accessorFn: ({ book }) => domain.portal(book.portal),
    },
    column.gain(({ gain }) => gain, {
      size: 136,
      meta: { card: 'fact' },
      cell: ({ row: { original } }) => (
        <>
          <WeekGainCell gain={original.gain} />
          {original.metric !== null && (
            <Text as="div" size="caption" tone="secondary">
              {domain.metric(original.metric)}
            </Text>
          )}
        </>
      ),
    }),
    column.number('price', t(columnMessages.price), ({ book }) => book.price_rub, {
      size: 104,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <MoneyCell value={row.original.book.price_rub} oldValue={row.original.book.price_old_rub} />
      ),
    }),
  ];
  // Most books are on one portal: a line says so, where an empty table would take half a screen.
  if (block.data !== undefined && items.length === 0) {
    return (
      <Section title={t(messages.title)} lead={t(messages.lead)}>
        <Text>{t(messages.empty)}</Text>
      </Section>
    );
  }
  return (
    <TableSection
      title={
        items.length === 0
          ? t(messages.title)
          : t(messages.found, {
              portals: formatList([
                ...new Set(named.map(({ book }) => domain.portal(book.portal))),
              ]),
              certain: hasCertain ? 'yes' : 'no',
            })
      }
      lead={t(messages.lead)}
      columns={columns}
      rows={items}
      getRowId={({ book }) => String(book.id)}
      state={block.state}
      skeletonRows={1}
    />
  );
}
