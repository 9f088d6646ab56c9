import { listKind, type PortalSlug, type PortalSummary } from '@litometr/api-contract';
import { SegmentedControl, Select } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { Section } from '../../blocks/Section.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';
import { PortalListBlock } from './PortalListBlock.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import { portalTrendsAddress } from './portalTrends.route.ts';

/** Up to so many genres stand one below another; more are chosen from. */
const GENRES_AT_ONCE = 3;

export interface PortalListsProps {
  portal: PortalSlug;
  /** What the store holds of the portal; undefined while it is on its way. */
  summary: PortalSummary | undefined;
}

/** The portal's lists on their last day: one at a time, few genres all at once. */
export function PortalLists({ portal, summary }: PortalListsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const [{ list, genre }, update] = useAddress(portalTrendsAddress);
  const lists = summary?.lists ?? [];
  const shown = lists.find((each) => each.list === list) ?? lists[0];
  if (summary === undefined) return <ChartPlaceholder blockSize="64rem" />;
  if (shown === undefined) return null;
  const { genres } = shown;
  const isChosen = genres.length > GENRES_AT_ONCE;
  const chosen = genres.find((each) => String(each.id) === genre) ?? genres[0];
  const blocks = isChosen ? [chosen] : genres.length === 0 ? [undefined] : genres;
  return (
    <Section
      title={t(messages.lists)}
      actions={
        lists.length > 1 && (
          <SegmentedControl
            label={t(messages.list)}
            options={lists.map((each) => ({ id: each.list, label: domain.list(each.list) }))}
            value={shown.list}
            onChange={(id) => update({ list: listKind.options.find((kind) => kind === id) })}
          />
        )
      }
    >
      {isChosen && chosen !== undefined && (
        <Select
          label={t(messages.genre)}
          options={genres.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(chosen.id)}
          onChange={(id) => update({ genre: id })}
        />
      )}
      {blocks.map((each) => (
        <PortalListBlock
          key={each?.id ?? 0}
          portal={portal}
          list={shown.list}
          genre={each ?? null}
          depth={shown.depth}
        />
      ))}
    </Section>
  );
}
