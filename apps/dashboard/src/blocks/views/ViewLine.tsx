import { useFormats } from '@litometr/analytics-widgets';
import type { SavedView } from '@litometr/api-contract';
import { Badge, Inline, Link, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useNames } from '../../domain/useNames.ts';
import { viewLineMessages as messages } from './viewLine.messages.ts';

const viewHref = ({ path, query }: Pick<SavedView, 'path' | 'query'>) =>
  query === '' ? path : `${path}?${query}`;

/** A saved view: its name links to it, followed by the number of new matches. */
export function ViewLine({ view, onOpen }: { view: SavedView; onOpen: () => void }) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const { formatDay } = useFormats();
  const { matches, changed, seen_day: seen, day } = view;
  const fresh = matches?.fresh ?? 0;
  const rest =
    matches !== null
      ? t(messages.matches, { count: matches.count })
      : day === null
        ? t(messages.noData)
        : changed
          ? null
          : t(messages.same, { day: formatDay(seen ?? day) });
  return (
    <Inline gap="sm">
      <Link href={viewHref(view)} dir="auto" onPress={onOpen}>
        {names.title(view.name)}
      </Link>
      {fresh > 0 && <Badge tone="success">{t(messages.fresh, { count: fresh })}</Badge>}
      {fresh === 0 && changed && <Badge tone="info">{t(messages.changed)}</Badge>}
      {rest !== null && (
        <Text as="span" tone="secondary">
          {rest}
        </Text>
      )}
    </Inline>
  );
}
