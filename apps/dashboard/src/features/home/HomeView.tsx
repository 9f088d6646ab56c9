import { DataPanel } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  HomePortal,
  home,
  homeCalendar,
  homeHeat,
  homeSentences,
  Mover,
  PortalSlug,
  Surge,
} from '@litometr/api-contract';
import { Grid, Skeleton, Stack } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { MoversTable } from '../../blocks/MoversTable.tsx';
import { Section } from '../../blocks/Section.tsx';
import { TablePair } from '../../blocks/table/TablePair.tsx';
import { DaySentences } from './DaySentences.tsx';
import { HeatBlock } from './HeatBlock.tsx';
import { HomeKpis } from './HomeKpis.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { PortalCard } from './PortalCard.tsx';
import { SurgesTable } from './SurgesTable.tsx';
import { YearBlock } from './YearBlock.tsx';

export interface HomeViewProps {
  main: Block<EndpointResponse<typeof home>>;
  sentences: Block<EndpointResponse<typeof homeSentences>>;
  heat: Block<EndpointResponse<typeof homeHeat>>;
  calendar: Block<EndpointResponse<typeof homeCalendar>>;
  /** Only these; undefined: all. */
  portals?: readonly PortalSlug[] | undefined;
  /** Without books for adults. */
  isMild?: boolean;
  /** The row of a signed-in reader's books on the portals that are in. */
  own?: ((isIn: (portal: PortalSlug) => boolean) => ReactNode) | undefined;
  /** After everything else. */
  end?: ReactNode;
}

const noMovers: readonly Mover[] = [];
const noSurges: readonly Surge[] = [];
const noPortals: readonly HomePortal[] = [];
const PORTALS = 6;
const ADULT = 18;
const ROWS = 10;

/** Figures of the day, its sentences, the portals, who moved, where genres gather speed. */
export function HomeView(props: HomeViewProps) {
  const { main, portals, isMild = false } = props;
  const { formatMessage: t } = useIntl();
  const isIn = (slug: PortalSlug) => portals === undefined || portals.includes(slug);
  const cards = (main.data?.portals ?? noPortals).filter(({ slug }) => isIn(slug));
  // The page header shows it for all; a card shows it where portals differ.
  const isMixed = cards.some(({ meta }) => meta.demo) && cards.some(({ meta }) => !meta.demo);
  const shownOf = <Row extends Pick<Mover, 'book'>>(rows: readonly Row[]) =>
    rows
      .filter(({ book }) => isIn(book.portal) && !(isMild && (book.age_limit ?? 0) >= ADULT))
      .slice(0, ROWS);
  return (
    <Stack gap="xxl">
      {props.own?.(isIn)}
      <HomeKpis block={main} />
      <DaySentences {...props.sentences} isIn={isIn} />
      <Section title={t(messages.portals)}>
        {main.state.kind === 'failed' && <DataPanel state={main.state} headingLevel={3} />}
        <Grid min="19rem">
          {cards.map((portal) => (
            <PortalCard key={portal.slug} portal={portal} isMarked={isMixed} />
          ))}
          {main.state.kind === 'loading' &&
            Array.from({ length: PORTALS }, (_, index) => (
              <Skeleton key={index} shape="block" blockSize="11.5rem" />
            ))}
        </Grid>
      </Section>
      <TablePair min="32.5rem">
        <Section title={t(messages.risers)} lead={t(messages.risersLead)}>
          <SurgesTable state={main.state} rows={shownOf(main.data?.surges ?? noSurges)} />
        </Section>
        <Section id="new" title={t(messages.newcomers)} lead={t(messages.newcomersLead)}>
          <MoversTable
            label={t(messages.newcomers)}
            state={main.state}
            rows={shownOf(main.data?.entered ?? noMovers)}
            hasPortal
          />
        </Section>
      </TablePair>
      <HeatBlock {...props.heat} isIn={isIn} />
      <div id="year">
        <YearBlock {...props.calendar} />
      </div>
      {props.end}
    </Stack>
  );
}
