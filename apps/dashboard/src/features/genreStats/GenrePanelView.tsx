import { useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, genre, PortalSlug } from '@litometr/api-contract';
import { ButtonLink, Drawer, Grid, GridItem, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { LifecycleBadge } from '../../blocks/niche/LifecycleBadge.tsx';
import { NicheAuthors } from '../../blocks/niche/NicheAuthors.tsx';
import { NicheBooks } from '../../blocks/niche/NicheBooks.tsx';
import { NicheCharts } from '../../blocks/niche/NicheCharts.tsx';
import { NicheKpis } from '../../blocks/niche/NicheKpis.tsx';
import { NichePartners } from '../../blocks/niche/NichePartners.tsx';
import { NicheTerms } from '../../blocks/niche/NicheTerms.tsx';
import { nichePageMessages } from '../../blocks/niche/nichePage.messages.ts';
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
                {t(nichePageMessages.allBooks)}
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
        <NicheKpis row={row} block={block} />
        <NicheCharts block={block} name={name} />
        <NicheTerms
          block={block}
          name={name}
          portal={portal}
          filter={row === undefined ? '' : `genre=${row.id}`}
          median={{ price: row?.price?.p50 ?? null, chars: row?.chars?.p50 ?? null }}
        />
        <Grid>
          <GridItem span={6}>
            <NichePartners block={block} portal={portal} />
          </GridItem>
          <GridItem span={6}>
            <NicheAuthors block={block} />
          </GridItem>
        </Grid>
        <Section title={t(nichePageMessages.bookList)} lead={t(nichePageMessages.bookListLead)}>
          <NicheBooks block={block} />
        </Section>
      </Stack>
    </Drawer>
  );
}
