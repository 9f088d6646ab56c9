import {
  type ActiveFilter,
  type DayPeriod,
  type Facet,
  FilterBar,
  FreshnessLine,
} from '@litometr/analytics-widgets';
import type { Meta, PortalSlug } from '@litometr/api-contract';
import { Heading, Inline, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Read } from '../api/read.ts';
import { paths } from '../domain/paths.ts';
import { HeadActions } from './head/HeadActions.tsx';
import { HeadNotices } from './head/HeadNotices.tsx';
import { PortalSwitch } from './head/PortalSwitch.tsx';
import { useDescription } from './head/useDescription.ts';
import { useLastFilterByEscape } from './head/useLastFilterByEscape.ts';
import * as css from './PageHead.css.ts';
import { pageMessages as messages } from './page.messages.ts';
import { useTellPartialDays } from './partialDays.tsx';
import { PeriodControl } from './period/PeriodControl.tsx';
import type { Period } from './period/usePeriod.ts';
import { useTellStamp } from './useTellStamp.ts';

export interface PageHeadProps {
  title: ReactNode;
  /** The page's question answered in a sentence. */
  lead?: ReactNode;
  /** Stamp of the numbers; undefined while it is on its way, null where the page has none. */
  meta?: Meta | null | undefined;
  /** The portal that the page is of: the switch to the others stands beside the title. */
  portal?: PortalSlug;
  period?: Period;
  /** The days of the answer, and those that they are compared with: the control prints them. */
  days?: { period: DayPeriod | null; compared?: DayPeriod | null };
  /** Controls of the page: genre, search, facets. */
  controls?: ReactNode;
  /** What the page is narrowed to; Escape takes the last one away. */
  filters?: readonly ActiveFilter[];
  onClearFilters?: () => void;
  /** What else the page can be narrowed to. */
  facets?: readonly Facet[];
  /** The rows of the page, as a file: a read of an endpoint that answers CSV. */
  exportOf?: Read;
  /** More buttons beside share and export. */
  actions?: ReactNode;
  /** Pages without a state to share, as about and sign-in. */
  isPlain?: boolean;
}

/** Keeps the sentence's line until it is there: nothing below may jump. */
const LINE_KEEPER = '\u00a0';

const noFilters: readonly ActiveFilter[] = [];

/** Title, the answer in a sentence, where the numbers come from, and the page's controls. */
export function PageHead(props: PageHeadProps) {
  const { title, lead, meta, portal, period, controls, filters = noFilters } = props;
  const { formatMessage } = useIntl();
  useLastFilterByEscape(filters);
  useTellPartialDays(meta);
  const method = { href: `${paths.about}#method`, label: formatMessage(messages.method) };
  useTellStamp(meta, method.label);
  useDescription(typeof lead === 'string' ? lead : undefined);
  const isLoading = meta === undefined;
  const hasControls = controls !== undefined || period !== undefined;
  return (
    <Stack as="header" gap="sm" className={css.root}>
      <div className={css.line}>
        <Heading level={1} className={css.title}>
          {title}
        </Heading>
        {portal !== undefined && <PortalSwitch portal={portal} />}
        {props.isPlain !== true && <HeadActions exportOf={props.exportOf} extra={props.actions} />}
      </div>
      {(lead !== undefined || isLoading) && (
        <Text size="lead" family="display" tone="secondary" className={css.lead}>
          {lead ?? LINE_KEEPER}
        </Text>
      )}
      {meta !== null && (
        <div className={css.freshness}>
          {meta !== undefined && (
            <FreshnessLine
              asof={meta.asof}
              capturedAt={meta.captured_at}
              coverage={meta.coverage}
              // Of made-up data the badge says all, and in the reader’s language.
              source={meta.demo ? null : meta.source}
              demo={meta.demo}
              method={method}
            />
          )}
        </div>
      )}
      <HeadNotices meta={meta} portal={portal} period={period} />
      {hasControls && (
        <Inline gap="sm" align="end" className={css.controls}>
          {period !== undefined && <PeriodControl period={period} days={props.days} meta={meta} />}
          {controls}
        </Inline>
      )}
      <FilterBar
        label={formatMessage(messages.filters)}
        filters={filters}
        facets={props.facets}
        onClear={props.onClearFilters}
      />
    </Stack>
  );
}
