import type { EndpointResponse, trends } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { showAllMessages } from '../../blocks/charts/showAll.messages.ts';

type GroupCounts = Pick<EndpointResponse<typeof trends>, 'groups' | 'series'>;

/** Returns a function that adds to a note how many of the groups the chart has, where others are left out. */
export function useShownGroups(): (note: string, response: GroupCounts | undefined) => string {
  const { formatMessage: t } = useIntl();
  return (note, response) => {
    const shown = response?.series.length ?? 0;
    const count = response?.groups ?? 0;
    return shown < count ? `${note} · ${t(showAllMessages.shown, { shown, count })}` : note;
  };
}
