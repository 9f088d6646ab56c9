import type { EndpointResponse, home, Mover, PortalSlug } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { MoversTable } from '../../blocks/MoversTable.tsx';
import { Section } from '../../blocks/Section.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';

export interface PortalTodayProps {
  block: Block<EndpointResponse<typeof home>>;
  /** The reader's own; null for all of them. */
  portal: PortalSlug | null;
}

/** Of each list, so that both are as long: the pages of the portals have the others. */
const ROWS = 10;

/** Who moved on the reader's portal, or on all. */
export function PortalToday({ block, portal }: PortalTodayProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const titleOf = (title: string) =>
    portal === null ? title : t(messages.ofPortal, { title, portal: domain.portal(portal) });
  const own = (rows: readonly Mover[] = []) =>
    rows.filter(({ book }) => portal === null || book.portal === portal).slice(0, ROWS);
  const part = (title: string, rows: readonly Mover[] | undefined) => (
    <GridItem span={6}>
      <Section title={titleOf(title)}>
        <MoversTable
          label={titleOf(title)}
          state={block.state}
          rows={own(rows)}
          hasPortal={portal === null}
        />
      </Section>
    </GridItem>
  );
  return (
    <Grid>
      {part(t(messages.risers), block.data?.risers)}
      {part(t(messages.entered), block.data?.entered)}
    </Grid>
  );
}
