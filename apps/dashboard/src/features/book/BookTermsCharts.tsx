import { useFormats } from '@litometr/analytics-widgets';
import type { BookEvent, bookHistory, EndpointResponse } from '@litometr/api-contract';
import { Grid, GridItem, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { TrendChart } from '../../blocks/charts/charts.ts';
import { Section } from '../../blocks/Section.tsx';
import { bookMessages as messages } from './book.messages.ts';
import { useEventText } from './useEventText.ts';

interface BookTermsChartsProps {
  block: Block<EndpointResponse<typeof bookHistory>>;
  events: readonly BookEvent[];
  name: string;
}

const rangeOf = (points: readonly { value: number }[]) => {
  const values = points.map(({ value }) => value);
  return { low: Math.min(...values), high: Math.max(...values), last: values.at(-1) ?? 0 };
};

/** Price and length of the book over time; a constant value is a line of text, not a flat chart. */
export function BookTermsCharts({ block, events, name }: BookTermsChartsProps) {
  const { formatMessage: t } = useIntl();
  const { formatMoney, formatVolume } = useFormats();
  const { line } = useEventText();
  const prices = block.data?.prices ?? [];
  const chars = block.data?.chars ?? [];
  const price = rangeOf(prices);
  const volume = rangeOf(chars);
  const isPriceMoving = prices.length > 1 && price.low !== price.high;
  const isGrowing = chars.length > 1 && volume.low !== volume.high;
  const grown = volume.last - (chars[0]?.value ?? 0);
  if (prices.length === 0 && chars.length === 0) return null;
  const still = [
    prices.length > 0 &&
      !isPriceMoving &&
      t(messages.priceStill, { price: formatMoney(price.last) }),
    chars.length > 0 &&
      !isGrowing &&
      t(messages.volumeStill, { volume: formatVolume(volume.last) }),
  ].filter((part) => part !== false);
  const marks = (types: readonly string[]) =>
    events
      .filter(({ type }) => types.includes(type))
      .map((event) => ({
        day: event.day,
        label: line(event),
        isSmall: event.type === 'chapter',
      }));
  return (
    <Section
      title={t(messages.terms)}
      {...(still.length > 0 && { lead: <Text as="span">{still.join(' · ')}</Text> })}
    >
      <Grid>
        {isGrowing && (
          <GridItem span={6}>
            <TrendChart
              title={
                grown < 0
                  ? t(messages.volumeCut, {
                      cut: formatVolume(-grown),
                      volume: formatVolume(volume.last),
                    })
                  : t(messages.volumeMoving, {
                      grown: formatVolume(grown),
                      volume: formatVolume(volume.last),
                    })
              }
              csvName={`${name} volume`}
              state={block.state}
              format="volume"
              baseline="auto"
              curve="step"
              events={marks(['chapter', 'finished', 'reopened'])}
              series={[{ id: 'chars', label: t(messages.volume), points: chars }]}
            />
          </GridItem>
        )}
        {isPriceMoving && (
          <GridItem span={6}>
            <TrendChart
              title={t(messages.priceMoving, {
                price: formatMoney(price.last),
                low: formatMoney(price.low),
                high: formatMoney(price.high),
              })}
              csvName={`${name} price`}
              state={block.state}
              format="money"
              curve="step"
              events={marks(['price', 'discount_start', 'discount_end', 'subscription'])}
              series={[{ id: 'price', label: t(messages.price), points: prices }]}
            />
          </GridItem>
        )}
      </Grid>
    </Section>
  );
}
