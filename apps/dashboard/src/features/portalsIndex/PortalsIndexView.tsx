import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type { PortalSummary } from '@litometr/api-contract';
import {
  Card,
  Chip,
  DescriptionList,
  Grid,
  Heading,
  Inline,
  Link,
  PortalMark,
  Stack,
  Text,
} from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { portalBySlug, portalPath } from '../../portals/portals.ts';
import { portalsIndexMessages as messages } from './portalsIndex.messages.ts';

function SummaryCard({ portal }: { portal: PortalSummary }) {
  const { formatMessage: t } = useIntl();
  const { formatNumber, formatDay, formatList } = useFormats();
  const domain = useDomain();
  const { asof } = portal.meta;
  const pages = portalBySlug(portal.slug)?.pages ?? [];
  return (
    <Card as="article">
      <Stack gap="sm">
        <Inline gap="xs" wrap={false}>
          <PortalMark portal={portal.slug} />
          <Heading level={2} size="h3">
            <Link href={paths.portal(portal.slug)} variant="plain">
              {domain.portal(portal.slug)}
            </Link>
          </Heading>
        </Inline>
        <DescriptionList
          layout="columns"
          items={[
            { id: 'books', term: t(messages.books), description: formatNumber(portal.books) },
            {
              id: 'day',
              term: t(messages.day),
              description: asof === null ? t(messages.none) : formatDay(asof, 'long'),
            },
          ]}
        />
        {portal.lists.length > 0 && (
          <Text size="body" tone="secondary">
            {formatList(portal.lists.map(({ list }) => domain.list(list)))}
          </Text>
        )}
        {pages.length > 0 && (
          <Inline gap="xs">
            {pages.map(({ path, name }) => (
              <Chip key={path} href={portalPath(portal.slug, path)}>
                {t(name)}
              </Chip>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** The six portals as cards. */
export function PortalsIndexView({ block }: { block: Block<{ items: readonly PortalSummary[] }> }) {
  const { formatMessage: t } = useIntl();
  const { state, data } = block;
  const items = data?.items ?? [];
  const books = items.reduce((sum, portal) => sum + portal.books, 0);
  return (
    <Stack gap="lg">
      <PageHead title={t(messages.title)} lead={data && t(messages.lead, { books })} meta={null} />
      <DataPanel state={state}>
        <Grid min="19rem">
          {items.map((portal) => (
            <SummaryCard key={portal.slug} portal={portal} />
          ))}
        </Grid>
      </DataPanel>
    </Stack>
  );
}
