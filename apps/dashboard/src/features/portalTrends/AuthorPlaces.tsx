import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, listSummary } from '@litometr/api-contract';
import { Inline, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { BarList } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { othersAsMany } from '../../blocks/rankList/othersAsMany.ts';
import { rankListMessages } from '../../blocks/rankList/rankList.messages.ts';
import { useShowAll } from '../../blocks/useShowAll.tsx';
import { paths } from '../../domain/paths.ts';
import { useIsolate } from '../../domain/useIsolate.ts';
import { useNames } from '../../domain/useNames.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface AuthorPlacesProps {
  state: PanelState;
  response: EndpointResponse<typeof listSummary> | undefined;
}

const SHOWN_AUTHORS = 12;
const noAuthors: EndpointResponse<typeof listSummary>['authors'] = [];

/** Who holds most places of the leading list. */
export function AuthorPlaces({ state, response }: AuthorPlacesProps) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const isolate = useIsolate();
  const { formatNumber } = useFormats();
  const source = useChartSource();
  const first = response?.authors[0];
  const { shown, isFull, withShown, button } = useShowAll(
    response?.authors ?? noAuthors,
    SHOWN_AUTHORS,
    response?.author_count,
  );
  return (
    <Stack gap="xs">
      <BarList
        title={
          first === undefined
            ? t(rankListMessages.authorsTitle)
            : t(rankListMessages.authorsLead, {
                name: isolate(names.author(first.name)),
                places: first.places,
                others: othersAsMany(response?.authors ?? noAuthors),
              })
        }
        {...(first !== undefined && {
          lead: String(first.id),
          subjects: [{ text: isolate(names.author(first.name)), hue: 0 }],
        })}
        headingLevel={2}
        note={withShown(t(rankListMessages.authorsNote))}
        csvName={t(messages.authorsTable)}
        state={state}
        {...source(response?.meta)}
        {...(!isFull && { height: 340 })}
        valueLabel={t(rankListMessages.places)}
        items={shown.map((author) => ({
          id: String(author.id),
          label: author.name,
          value: author.places,
          href: paths.author(author.id),
          note: t(rankListMessages.bestPlace, { place: formatNumber(author.best) }),
        }))}
      />
      {button !== null && <Inline>{button}</Inline>}
    </Stack>
  );
}
