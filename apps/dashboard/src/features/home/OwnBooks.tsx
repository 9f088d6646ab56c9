import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, PortalSlug, WatchItem, watchList } from '@litometr/api-contract';
import { ButtonLink, Card, Link, Skeleton, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { DataText } from '../../blocks/DataText.tsx';
import { Section } from '../../blocks/Section.tsx';
import { useChangeText } from '../../blocks/watch/useChangeText.ts';
import { byWeight } from '../../blocks/watch/watchNews.ts';
import { paths } from '../../domain/paths.ts';
import { NamedPortal } from '../../portals/PortalMark.tsx';
import * as css from './OwnBooks.css.ts';
import { ownBooksMessages as messages } from './ownBooks.messages.ts';
import * as card from './pressedCard.css.ts';

export interface OwnBooksProps {
  block: Block<EndpointResponse<typeof watchList>>;
  isIn: (portal: PortalSlug) => boolean;
}

/** One row; the full list has the rest. */
const SHOWN_BOOKS = 4;

/** The reader's books, those that something happened to first. */
export function OwnBooks({ block: { state, data }, isIn }: OwnBooksProps) {
  const { formatMessage: t } = useIntl();
  const known = (data?.items ?? []).filter(({ portal }) => portal !== null && isIn(portal));
  const shown = known.toSorted(byWeight).slice(0, SHOWN_BOOKS);
  const count = data?.count ?? 0;
  return (
    <Section
      title={t(messages.title)}
      actions={
        count > SHOWN_BOOKS && (
          <ButtonLink size="sm" variant="quiet" href={paths.watchList}>
            {t(messages.all, { count })}
          </ButtonLink>
        )
      }
    >
      {state.kind === 'loading' ? (
        <Skeleton shape="block" blockSize={css.PLACE} />
      ) : state.kind === 'failed' ? (
        <DataPanel state={state} headingLevel={3} />
      ) : shown.length === 0 ? (
        <Card className={css.place}>
          <Text tone="secondary">{t(count === 0 ? messages.none : messages.noneHere)}</Text>
        </Card>
      ) : (
        <ul className={css.row}>
          {shown.map((item) => (
            <li key={item.target}>
              <OwnBook item={item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A book and its day in a line. */
function OwnBook({ item: { target, name, portal, change } }: { item: WatchItem }) {
  const { formatMessage: t } = useIntl();
  const { formatValue } = useFormats();
  const changeText = useChangeText();
  const place = change?.position ?? null;
  const sentence = change === null ? '' : changeText(change);
  // The sentence already names a rank that changed.
  const stays = place !== null && place === change?.prev_position;
  return (
    <Card className={css.card}>
      <Stack gap="xs">
        {portal !== null && <NamedPortal portal={portal} />}
        <Text as="span" lines={2} dir="auto">
          <Link href={paths.book(target)} variant="quiet" className={card.cover}>
            <DataText>{name ?? ''}</DataText>
          </Link>
        </Text>
        <div>
          <Text size="caption" tone="secondary" lines={stays ? 1 : 2}>
            {sentence === '' ? t(messages.quiet) : sentence}
          </Text>
          {stays && (
            <Text size="caption" tone="secondary">
              {t(messages.at, { place: formatValue(place, 'rank') })}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
