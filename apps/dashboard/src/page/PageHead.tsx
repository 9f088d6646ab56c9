import {
  type ActiveFilter,
  type DayPeriod,
  type Facet,
  FilterBar,
  FreshnessLine,
} from '@litometr/analytics-widgets';
import type { Meta, PortalSlug } from '@litometr/api-contract';
import { Heading, Inline, Skeleton, Stack, Text, TextSkeleton } from '@litometr/ui';
import { vars } from '@litometr/ui/theme';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Read } from '../api/read.ts';
import { paths } from '../domain/paths.ts';
import type { AddressSchema } from './address/address.ts';
import { HeadActions } from './head/HeadActions.tsx';
import { HeadNotices } from './head/HeadNotices.tsx';
import { PortalSwitch } from './head/PortalSwitch.tsx';
import * as css from './PageHead.css.ts';
import { pageMessages as messages } from './page.messages.ts';
import { PeriodControl } from './period/PeriodControl.tsx';
import type { Period } from './period/usePeriod.ts';
import { useShortcut } from './shortcuts/useShortcut.ts';

export interface PageHeadProps {
  title: ReactNode;
  /** True where the title is of the data, and has two lines on a phone as a rule. */
  isTitleLong?: boolean;
  /**
   * The main result of the page in a sentence. Undefined while it is loading, which reserves its room; null
   * where there is none.
   */
  lead?: ReactNode;
  /** Lines that the lead has on a phone as a rule. @default 2 */
  leadLines?: keyof typeof css.leadRoom;
  /** A sentence like the lead: while that is loading it has the lines of this one, in any language. */
  leadSample?: string;
  /** Provenance of the numbers; undefined while it is loading, null where the page has none. */
  meta?: Meta | null | undefined;
  /** False where the provenance has no instant of capture, as of several portals. @default true */
  hasCapture?: boolean;
  /** The portal of the page: the row of controls begins with the switch to the others. */
  portal?: PortalSlug;
  period?: Period;
  /** The period of the response and the compared one, which the control shows. */
  days?: { period: DayPeriod | null; compared?: DayPeriod | null };
  /** Controls of the page: genre, search, facets. */
  controls?: ReactNode;
  /** The active filters of the page; Escape removes the last one. */
  filters?: readonly ActiveFilter[];
  onClearFilters?: () => void;
  /** Other filters that the page offers; null while they are loading. */
  facets?: readonly Facet[] | null;
  /** The CSV export of the page's rows: a read of an endpoint that can return CSV. */
  exportOf?: Read;
  /** Saves the rows of a page whose endpoint has no export; null while there are none. */
  onExportRows?: (() => void) | null;
  /** Buttons in addition to share and export. */
  actions?: ReactNode;
  /**
   * The schema of the page's address, for the notice of parameters that it does not know. Pages of the personal
   * area pass it; a public page has it in the handle of its route.
   */
  address?: AddressSchema;
  /** Pages without a state to share, as about and sign-in. */
  isPlain?: boolean;
}

const noFilters: readonly ActiveFilter[] = [];

/** Provenance that is loading has the lines of this one, in any language. */
const sampleFreshness = {
  asof: '2026-11-28',
  capturedAt: '2026-11-28T03:00:00+03:00',
  coverage: 1,
  demo: true,
  staleAfterDays: Number.POSITIVE_INFINITY,
};

/** Title, lead, provenance of the numbers, and one row with everything that changes the page. */
export function PageHead(props: PageHeadProps) {
  const { title, lead, meta, portal, period, controls, filters = noFilters } = props;
  const { formatMessage } = useIntl();
  useLastFilterByEscape(filters);
  const method = { href: `${paths.about}#method`, label: formatMessage(messages.method) };
  useDescription(typeof lead === 'string' ? lead : undefined);
  const isLoading = meta === undefined;
  // A page without such a sentence does not pass one, not even an undefined one.
  const isLeadLoading = 'lead' in props && lead === undefined;
  const isPlain = props.isPlain === true;
  const hasTools =
    !isPlain || portal !== undefined || controls !== undefined || period !== undefined;
  return (
    <Stack as="header" gap="xs" className={css.root}>
      <Heading
        level={1}
        className={isLoading && props.isTitleLong === true ? css.longTitle : css.title}
      >
        {title}
      </Heading>
      {isLeadLoading &&
        (props.leadSample === undefined ? (
          <div className={css.leadRoom[props.leadLines ?? 2]}>
            <Skeleton inlineSize="min(100%, 28rem)" />
          </div>
        ) : (
          <Text size="lead" family="display" className={css.lead}>
            <TextSkeleton sample={props.leadSample} />
          </Text>
        ))}
      {lead != null && (
        <Text size="lead" family="display" tone="secondary" className={css.lead}>
          {lead}
        </Text>
      )}
      {meta !== null && (
        <div className={css.freshness} data-loading={isLoading || undefined}>
          {isLoading ? (
            <div aria-hidden inert className={css.freshnessPlace}>
              <Skeleton inlineSize="min(100%, 20rem)" />
              <FreshnessLine
                {...sampleFreshness}
                capturedAt={props.hasCapture === false ? null : sampleFreshness.capturedAt}
                method={method}
                className={css.unseen}
              />
            </div>
          ) : (
            <FreshnessLine
              asof={meta.asof}
              capturedAt={meta.captured_at}
              coverage={meta.coverage}
              // For demo data the badge is enough, and it is in the user's language.
              source={meta.demo ? null : meta.source}
              demo={meta.demo}
              method={method}
            />
          )}
        </div>
      )}
      {hasTools && (
        <Inline gap="sm" align="end" className={css.tools} data-portal={portal}>
          {portal !== undefined && <PortalSwitch portal={portal} />}
          {period !== undefined && (
            <PeriodControl period={period} days={props.days} meta={meta} className={css.period} />
          )}
          {controls}
          {props.facets === null ? (
            <Skeleton shape="block" inlineSize="6.5rem" blockSize={vars.control.md} />
          ) : (
            <FilterBar
              label={formatMessage(messages.filters)}
              filters={filters}
              facets={props.facets}
              onClear={props.onClearFilters}
            />
          )}
          {!isPlain && (
            <HeadActions
              exportOf={props.exportOf}
              onExportRows={props.onExportRows}
              extra={props.actions}
            />
          )}
        </Inline>
      )}
      <HeadNotices meta={meta} portal={portal} period={period} address={props.address} />
    </Stack>
  );
}

/** Sets the lead of the page as the document's meta description. */
function useDescription(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);
  }, [text]);
}

/** Removes the last set filter on Escape; in a field or a dialog Escape has its own meaning. */
function useLastFilterByEscape(filters: readonly ActiveFilter[]): void {
  useShortcut('Escape', filters.length === 0 ? null : () => filters.at(-1)?.onRemove());
}
