import { useFormats } from '@litometr/analytics-widgets';
import { type ListKind, type Named, type PortalSlug, rankList } from '@litometr/api-contract';
import { Heading, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { RankListView } from '../../blocks/rankList/RankListView.tsx';
import { usePanelState } from '../../page/usePanelState.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';

/** Keeps the line's height until its text is there. */
const LINE_KEEPER = '\u00a0';
/** Places that a block of the trends page shows. */
const SHOWN = 20;

export interface PortalListBlockProps {
  portal: PortalSlug;
  list: ListKind;
  genre: Named | null;
  depth: number;
}

/** The first places of a list on its last day. */
export function PortalListBlock({ portal, list, genre, depth }: PortalListBlockProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const answer = useEndpoint(rankList, {
    params: { portal, list },
    query: { size: SHOWN, ...(genre === null ? {} : { genre: String(genre.id) }) },
  });
  const state = usePanelState(answer);
  const shown = answer.data?.list;
  return (
    <Stack as="section" gap="md">
      <Stack gap="xxs">
        {genre !== null && (
          <Heading level={3} size="h3">
            {genre.name}
          </Heading>
        )}
        <Text tone="secondary">
          {shown === undefined
            ? LINE_KEEPER
            : shown.compare === null
              ? t(messages.listLeadFirst, { day: formatDay(shown.asof, 'long') })
              : t(messages.listLead, {
                  day: formatDay(shown.asof, 'long'),
                  compare: formatDay(shown.compare, 'long'),
                })}
        </Text>
      </Stack>
      <RankListView
        state={state}
        answer={answer.data}
        expectedRows={Math.min(depth, SHOWN)}
        chartLevel={genre === null ? 3 : 4}
      />
    </Stack>
  );
}
