import { KpiRow, KpiTile, type PanelState } from '@litometr/analytics-widgets';
import type { EndpointResponse, HomePortal, home, Mover } from '@litometr/api-contract';
import { Grid, GridItem, Skeleton, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { MoversTable } from '../../blocks/MoversTable.tsx';
import { Section } from '../../blocks/Section.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { PortalCard } from './PortalCard.tsx';

export interface HomeViewProps {
  state: PanelState;
  answer: EndpointResponse<typeof home> | undefined;
}

const noMovers: readonly Mover[] = [];
const noPortals: readonly HomePortal[] = [];
const PORTALS = 6;

/** Figures of the day, the six portals, what rose and what is new. */
export function HomeView({ state, answer }: HomeViewProps) {
  const { formatMessage: t } = useIntl();
  const kpis = answer?.kpis;
  const cards = answer?.portals ?? noPortals;
  return (
    <Stack gap="xl">
      <KpiRow>
        <KpiTile label={t(messages.books)} value={kpis?.books ?? null} />
        <KpiTile label={t(messages.newBooks)} value={kpis?.new_books ?? null} />
        <KpiTile
          label={t(messages.entered)}
          value={kpis?.entered ?? null}
          comparison={kpis && t(messages.left, { left: kpis.left })}
        />
        <KpiTile label={t(messages.turnover)} value={kpis?.turnover ?? null} format="percent" />
      </KpiRow>
      <Section title={t(messages.portals)}>
        <Grid min="19rem">
          {cards.map((portal) => (
            <PortalCard key={portal.slug} portal={portal} />
          ))}
          {answer === undefined &&
            Array.from({ length: PORTALS }, (_, index) => (
              <Skeleton key={index} shape="block" blockSize="11.5rem" />
            ))}
        </Grid>
      </Section>
      <Grid>
        <GridItem span={6}>
          <Section title={t(messages.risers)} lead={t(messages.risersLead)}>
            <MoversTable
              label={t(messages.risers)}
              state={state}
              rows={(answer?.risers ?? noMovers).slice(0, 10)}
              hasPortal
            />
          </Section>
        </GridItem>
        <GridItem span={6}>
          <Section title={t(messages.newcomers)} lead={t(messages.newcomersLead)}>
            <MoversTable
              label={t(messages.newcomers)}
              state={state}
              rows={(answer?.entered ?? noMovers).slice(0, 10)}
              hasPortal
            />
          </Section>
        </GridItem>
      </Grid>
    </Stack>
  );
}
