import {
  type DataColumn,
  DateCell,
  DeltaCell,
  MissingValue,
  useFormats,
} from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  PriceChange,
  PriceChangeReason,
  priceChanges,
} from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { roundRate } from '../../blocks/roundRate.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { changeMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { sectionMessages } from '../../page/sections/sections.messages.ts';
import { eventMessages } from './bookEvents.messages.ts';
import { priceChangesMessages as messages } from './priceChanges.messages.ts';

type PriceChangesResponse = EndpointResponse<typeof priceChanges>;

export interface PriceChangesProps {
  block: Block<PriceChangesResponse>;
}

const reasons: Readonly<Record<Exclude<PriceChangeReason, 'recent'>, MessageDescriptor>> = {
  near_change: messages.near,
  unknown_day: messages.unknownDay,
  no_reading: messages.unread,
  partial_day: messages.partial,
  reset: reasonMessages.reset,
  below_step: reasonMessages.below_step,
  loss: messages.loss,
  no_gain: messages.noGain,
};

/** A change of gain with its interval. */
interface KnownChange {
  was: number;
  is: number;
  change: number;
  low: number;
  high: number;
}

function knownChange(item: PriceChange): KnownChange | null {
  const { gain_before: was, gain_after: is, gain_change: change } = item;
  const { gain_change_low: low, gain_change_high: high } = item;
  if (was === null || is === null || change === null || low === null || high === null) return null;
  return { was, is, change, low, high };
}

const isCertain = ({ low, high }: KnownChange) => low > 0 || high < 0;

/** Integer percentages: the intervals are no more exact than that. */
const roundShare = (share: number) => Math.round(share * 100) / 100;

/** The texts of a change of price, and why its figures are unknown. */
function usePriceTexts(asof: string | null) {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatDelta, formatMoney, formatNumber, yearOf } = useFormats();
  const day = (of: string) =>
    formatDay(of, asof !== null && yearOf(asof) === yearOf(of) ? 'short' : 'medium');
  const percent = (share: number) => formatDelta(roundShare(share), 'percent');
  const rate = (gain: number) => formatNumber(roundRate(gain));
  const found = (item: PriceChange, known: KnownChange) =>
    t(messages.found, {
      way: item.price_after < item.price_before ? 'down' : 'up',
      before: formatMoney(item.price_before),
      after: formatMoney(item.price_after),
      day: day(item.day),
      was: rate(known.was),
      is: rate(known.is),
      certain: isCertain(known) ? 'yes' : 'no',
      change: percent(known.change),
      low: percent(known.low),
      high: percent(known.high),
    });
  const reasonOf = ({ reason, days_left: days }: PriceChange): string | null => {
    if (reason === null) return null;
    return reason === 'recent' ? t(messages.recent, { days: days ?? 0 }) : t(reasons[reason]);
  };
  const prices = ({ price_before: was, price_after: is }: PriceChange) =>
    t(eventMessages.wasIs, { was: formatMoney(was), is: formatMoney(is) });
  return { day, percent, rate, found, reasonOf, prices };
}

/** Shows the gain per day of a book before and after each change of its price. */
export function PriceChanges({ block }: PriceChangesProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { data } = block;
  const texts = usePriceTexts(data?.meta.asof ?? null);
  const items = data?.items ?? [];
  const gainText = ({ gain_before: was, gain_after: is, reason }: PriceChange) => {
    if (was === null) return null;
    const pending = reason === 'recent' ? '…' : '—';
    return t(eventMessages.wasIs, {
      was: texts.rate(was),
      is: is === null ? pending : texts.rate(is),
    });
  };
  const columns: DataColumn<PriceChange>[] = [
    {
      id: 'price',
      header: t(sectionMessages.prices),
      size: 168,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row: { original } }) => (
        <Stack gap="none">
          {texts.prices(original)}
          <Text as="span" size="caption" tone="secondary">
            <DateCell day={original.day} />
          </Text>
        </Stack>
      ),
      accessorFn: (item) => `${item.day} ${texts.prices(item)}`,
    },
    {
      id: 'gain',
      header: t(messages.gain),
      size: 128,
      meta: { title: t(messages.gainTitle), card: 'fact' },
      cell: ({ row: { original } }) =>
        gainText(original) ?? <MissingValue reason={texts.reasonOf(original) ?? undefined} />,
      accessorFn: gainText,
    },
    {
      id: 'change',
      header: t(messages.change),
      size: 200,
      meta: { card: 'fact' },
      cell: ({ row }) => <ChangeOfGain item={row.original} texts={texts} />,
      accessorFn: (item) => item.gain_change,
    },
    {
      id: 'portal',
      header: t(messages.portal),
      size: 112,
      meta: { title: t(messages.portalTitle), card: 'fact' },
      cell: ({ row: { original } }) => (
        <DeltaCell
          value={original.portal_change === null ? null : roundShare(original.portal_change)}
          format="percent"
          better="none"
          reason={texts.reasonOf(original) ?? t(messages.portalUnknown)}
        />
      ),
      accessorFn: (item) => item.portal_change,
    },
  ];
  return (
    <TableSection
      title={headlineOf(items, texts) ?? t(messages.title)}
      {...(data !== undefined && {
        lead: [
          ...portalLead(items).map((change) =>
            t(messages.ofPortal, { change: texts.percent(change) }),
          ),
          ...items
            .slice(0, 1)
            .flatMap(({ day, days_left: days }) =>
              days === null ? [] : [t(messages.newest, { day: texts.day(day), days })],
            ),
          ...(data.metric === null
            ? []
            : [t(messages.note, { metric: domain.metric(data.metric) })]),
        ].join(' '),
      })}
      columns={columns}
      rows={items}
      getRowId={({ day }) => day}
      state={block.state}
    />
  );
}

/** The latest change whose effect on the gain is known. */
const latestKnown = (items: readonly PriceChange[]) =>
  items.find((item) => knownChange(item) !== null);

function headlineOf(
  items: readonly PriceChange[],
  { found }: ReturnType<typeof usePriceTexts>,
): string | null {
  const item = latestKnown(items);
  const known = item === undefined ? null : knownChange(item);
  return item === undefined || known === null ? null : found(item, known);
}

/** The change of the portal beside the one of the headline, if any. */
const portalLead = (items: readonly PriceChange[]): number[] => {
  const change = latestKnown(items)?.portal_change ?? null;
  return change === null ? [] : [change];
};

interface ChangeOfGainProps {
  item: PriceChange;
  texts: ReturnType<typeof usePriceTexts>;
}

/** A change in per cent with its interval, or the reason for none: a phone has no hover to show it. */
function ChangeOfGain({ item, texts: { percent, reasonOf } }: ChangeOfGainProps) {
  const { formatMessage: t } = useIntl();
  const known = knownChange(item);
  if (known === null) {
    return (
      <Text as="span" size="caption" tone="secondary">
        {reasonOf(item)}
      </Text>
    );
  }
  return (
    <>
      <DeltaCell
        value={roundShare(known.change)}
        format="percent"
        better={isCertain(known) ? 'up' : 'none'}
      />
      <Text as="div" size="caption" tone="secondary">
        <div>
          {t(changeMessages.interval, { low: percent(known.low), high: percent(known.high) })}
        </div>
        {!isCertain(known) && <div>{t(messages.ordinary)}</div>}
      </Text>
    </>
  );
}
