import {
  MissingValue,
  PartialDays,
  Sparkline,
  STALE_AFTER_DAYS,
  useFormats,
  useWidgetStrings,
} from '@litometr/analytics-widgets';
import type { HomePortal } from '@litometr/api-contract';
import { Badge, Card, Heading, Inline, Link, Stack, Text, VisuallyHidden } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { DataText } from '../../blocks/DataText.tsx';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { PortalMark } from '../../portals/PortalMark.tsx';
import { homeMessages as messages } from './home.messages.ts';
import * as css from './PortalCard.css.ts';
import * as card from './pressedCard.css.ts';

export interface PortalCardProps {
  portal: HomePortal;
  /** Marks generated data. */
  isMarked: boolean;
}

/** One portal today: turnover of its leading list, what entered, who leads. */
export function PortalCard({ portal, isMarked }: PortalCardProps) {
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const strings = useWidgetStrings();
  const name = useDomain().portal(portal.slug);
  return (
    <Card as="article" className={card.root}>
      <Stack gap="sm">
        <Inline justify="between" wrap={false}>
          <Inline gap="xs" wrap={false}>
            <PortalMark portal={portal.slug} />
            <Heading level={3} size="lead">
              <Link href={paths.portal(portal.slug)} variant="plain" className={card.cover}>
                {name}
              </Link>
            </Heading>
          </Inline>
          {portal.meta.asof !== null && <Freshness asof={portal.meta.asof} />}
        </Inline>
        {portal.meta.asof === null ? (
          <Text tone="secondary">{t(messages.cardEmpty)}</Text>
        ) : (
          <>
            <Inline justify="between" align="end" wrap={false}>
              <Stack gap="none">
                <Text as="span" size="caption" tone="secondary">
                  {t(messages.cardTurnover)}
                </Text>
                <Text as="span" size="h3" numeric weight="medium">
                  {portal.turnover === null ? <MissingValue /> : formatPercent(portal.turnover)}
                </Text>
              </Stack>
              <PartialDays days={portal.meta.partial_days}>
                <Sparkline
                  points={portal.spark}
                  label={t(messages.cardSpark, { portal: name })}
                  width={120}
                  height={36}
                />
              </PartialDays>
            </Inline>
            <Text size="caption" tone="secondary">
              {[
                portal.entered === null
                  ? null
                  : t(messages.cardEntered, { entered: portal.entered }),
                t(messages.cardBooks, { books: portal.books }),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </Text>
            {portal.leader !== null && (
              <Inline gap="xxs" align="baseline" wrap={false} className={css.above}>
                <Text as="span" size="caption" tone="secondary" className={css.label}>
                  {t(messages.leader)}
                </Text>
                <Text as="span" lines={1} dir="auto">
                  <Link href={paths.book(portal.leader.book.id)} variant="quiet">
                    <DataText>{portal.leader.book.title}</DataText>
                  </Link>
                </Text>
              </Inline>
            )}
            {isMarked && portal.meta.demo && (
              <div>
                <Badge>{strings.freshness.demo}</Badge>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The data day, and whether it is as young as it can be. */
function Freshness({ asof }: { asof: string }) {
  const { formatMessage: t } = useIntl();
  const { ageInDays, formatAge, formatDay } = useFormats();
  const isLate = ageInDays(asof) >= STALE_AFTER_DAYS;
  const freshness = t(isLate ? messages.dataLate : messages.dataFresh, { age: formatAge(asof) });
  return (
    <Inline gap="xxs" wrap={false} title={freshness}>
      <span aria-hidden="true" className={css.dot} data-state={isLate ? 'late' : 'fresh'} />
      <Text as="span" size="caption" tone="secondary" numeric>
        {formatDay(asof, 'medium')}
      </Text>
      <VisuallyHidden>{freshness}</VisuallyHidden>
    </Inline>
  );
}
