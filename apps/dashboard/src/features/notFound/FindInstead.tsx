import { SearchField, Text, VisuallyHidden } from '@litometr/ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { openedMessages } from '../../shell/tools/opened.messages.ts';
import { pageCommands } from '../../shell/tools/pageCommands.ts';
import { toolsMessages } from '../../shell/tools/tools.messages.ts';
import { useSearchGroups } from '../../shell/tools/useSearchGroups.ts';
import * as css from './FindInstead.css.ts';
import { FoundRows } from './FoundRows.tsx';
import { nearRoutes } from './nearRoutes.ts';
import { notFoundMessages as messages } from './notFound.messages.ts';

const MAX_NEAR_ROUTES = 5;
/** Where most go, where the address is like no route. */
const usual: readonly string[] = [
  paths.portals,
  paths.portal('litnet'),
  `${paths.portal('litnet')}/global-top`,
  `${paths.portal('litnet')}/books`,
];

/** The way on from an address that leads nowhere: routes like it, and the search over everything. */
export function FindInstead() {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const hasQuery = query.trim() !== '';
  const { groups, empty, announcement, isPending } = useSearchGroups(query, hasQuery);
  const routes = useMemo(
    () => pageCommands(intl).map((page) => ({ ...page, href: page.href ?? paths.home })),
    [intl],
  );
  const near = nearRoutes(pathname, routes, MAX_NEAR_ROUTES);
  const shown = near.length > 0 ? near : routes.filter(({ href }) => usual.includes(href));
  const label = t(near.length > 0 ? messages.near : messages.usual);
  return (
    <div className={css.root}>
      <SearchField
        label={t(toolsMessages.search)}
        placeholder={t(openedMessages.searchHint)}
        value={query}
        onChange={setQuery}
        isPending={isPending}
      />
      <VisuallyHidden role="status">{hasQuery ? announcement : ''}</VisuallyHidden>
      {!hasQuery && <FoundRows id="near" label={label} items={shown} />}
      {hasQuery && groups.map((group) => <FoundRows key={group.id} {...group} />)}
      {hasQuery && groups.length === 0 && <Text tone="secondary">{empty}</Text>}
    </div>
  );
}
