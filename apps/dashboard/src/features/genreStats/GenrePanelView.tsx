import { useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, genre, PortalSlug } from '@litometr/api-contract';
import { ButtonLink, Drawer, Grid, GridItem, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { GroupAuthors } from '../../blocks/group/GroupAuthors.tsx';
import { GroupBooks } from '../../blocks/group/GroupBooks.tsx';
import { GroupCharts } from '../../blocks/group/GroupCharts.tsx';
import { GroupKpis } from '../../blocks/group/GroupKpis.tsx';
import { GroupPartners } from '../../blocks/group/GroupPartners.tsx';
import { GroupTerms } from '../../blocks/group/GroupTerms.tsx';
import { groupPageMessages } from '../../blocks/group/groupPage.messages.ts';
import { LifecycleBadge } from '../../blocks/group/LifecycleBadge.tsx';
import { Section } from '../../blocks/Section.tsx';
import { GlossOf } from '../../domain/GlossOf.tsx';
import { paths } from '../../domain/paths.ts';
import { portalPath } from '../../portals/portals.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

export interface GenrePanelViewProps {
  portal: PortalSlug;
  block: Block<EndpointResponse<typeof genre>>;
  onClose: () => void;
}

/** Details of one genre, in a panel over the page of all genres: lifecycle, prices, authors. */
export function GenrePanelView({ portal, block, onClose }: GenrePanelViewProps) {
  const { formatMessage: t } = useIntl();
  const row = block.data?.genre;
  const name = row?.name ?? '';
  const { formatDays } = useFormats();
  const daysOf = ({ period, compared }: EndpointResponse<typeof genre>) => {
    const days = formatDays(period.from, period.to, 'medium');
    return compared === null
      ? t(messages.panelDays, { days })
      : t(messages.panelCompared, {
          days,
          compared: formatDays(compared.from, compared.to, 'medium'),
        });
  };
  return (
    <Drawer
      size="lg"
      title={row === undefined ? t(messages.panel) : name}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="xl">
        <Inline gap="sm">
          <GlossOf name={name} />
          {row?.lifecycle != null && <LifecycleBadge stage={row.lifecycle} />}
          {row !== undefined && (
            <>
              <ButtonLink size="sm" href={paths.genre(portal, row.id)}>
                {t(groupPageMessages.allBooks)}
              </ButtonLink>
              <ButtonLink size="sm" href={`${portalPath(portal, 'genre-tops')}?genre=${row.id}`}>
                {t(messages.panelTop)}
              </ButtonLink>
            </>
          )}
        </Inline>
        {block.data !== undefined && (
          <Text size="caption" tone="secondary">
            {daysOf(block.data)}
          </Text>
        )}
        <GroupKpis row={row} block={block} />
        <GroupCharts block={block} name={name} />
        <GroupTerms
          block={block}
          name={name}
          portal={portal}
          filter={row === undefined ? '' : `genre=${row.id}`}
          median={{ price: row?.price?.p50 ?? null, chars: row?.chars?.p50 ?? null }}
        />
        <Grid>
          <GridItem span={6}>
            <GroupPartners block={block} portal={portal} />
          </GridItem>
          <GridItem span={6}>
            <GroupAuthors block={block} />
          </GridItem>
        </Grid>
        <Section title={t(groupPageMessages.bookList)} lead={t(groupPageMessages.bookListLead)}>
          <GroupBooks block={block} />
        </Section>
      </Stack>
    </Drawer>
  );
}
