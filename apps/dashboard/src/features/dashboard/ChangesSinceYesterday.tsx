import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, WatchItem, watchList } from '@litometr/api-contract';
import { ButtonLink, Inline, Link, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import * as css from '../../blocks/notes/NoteList.css.ts';
import { Section } from '../../blocks/Section.tsx';
import { useChangeText } from '../../blocks/watch/useChangeText.ts';
import { byWeight, hasChanged } from '../../blocks/watch/watchNews.ts';
import { watchHref } from '../../blocks/watch/watchPaths.ts';
import { paths } from '../../domain/paths.ts';
import { useNames } from '../../domain/useNames.ts';
import { NamedPortal } from '../../portals/PortalMark.tsx';
import { dashboardMessages as messages } from './dashboard.messages.ts';

/**
 * Changes of the followed items since the previous data day, one sentence each. Where nothing is
 * followed, see `FirstSteps`.
 */
export function ChangesSinceYesterday({
  block,
}: {
  block: Block<EndpointResponse<typeof watchList>>;
}) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const { data, state } = block;
  const changed = (data?.items ?? []).filter(hasChanged).sort(byWeight);
  const day = changed[0]?.day ?? null;
  const count = data?.count ?? 0;
  const still = count - changed.length;
  // One line: an empty panel would push the changes of the portals below the first screen.
  const isQuiet = state.kind === 'ready' && changed.length === 0;
  return (
    <Section
      title={t(messages.overnight)}
      lead={
        isQuiet
          ? t(messages.quiet, { count })
          : day !== null && t(messages.overnightDay, { day: formatDay(day, 'long') })
      }
      actions={
        count > 0 && (
          <ButtonLink size="sm" href={paths.watchList}>
            {t(messages.wholeList)}
          </ButtonLink>
        )
      }
    >
      {!isQuiet && (
        <DataPanel state={state}>
          <ul className={css.list}>
            {changed.map((item) => (
              <li key={`${item.kind} ${item.target}`} className={css.item}>
                <News item={item} />
              </li>
            ))}
          </ul>
          {still > 0 && <Text tone="secondary">{t(messages.unchanged, { count: still })}</Text>}
        </DataPanel>
      )}
    </Section>
  );
}

function News({ item }: { item: WatchItem }) {
  const names = useNames();
  const changeText = useChangeText();
  const href = watchHref(item);
  return (
    <Stack gap="none" className={css.itemBody}>
      <Inline gap="xs">
        {item.portal !== null && <NamedPortal portal={item.portal} />}
        {href !== null && (
          <Link href={href} dir="auto">
            {names.title(item.name ?? '')}
          </Link>
        )}
      </Inline>
      <Text>{item.change !== null && changeText(item.change)}</Text>
    </Stack>
  );
}
