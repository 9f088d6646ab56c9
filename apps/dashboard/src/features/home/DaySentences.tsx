import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, homeSentences, PortalSlug, Sentence } from '@litometr/api-contract';
import { ErrorState, Link, Skeleton, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useIsolate } from '../../domain/useIsolate.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { pageMessages } from '../../page/page.messages.ts';
import { PortalMark } from '../../portals/PortalMark.tsx';
import * as css from './DaySentences.css.ts';
import { homeMessages as messages } from './home.messages.ts';
import { sentenceMessages } from './sentences.messages.ts';

interface DaySentencesProps extends Block<EndpointResponse<typeof homeSentences>> {
  isIn: (portal: PortalSlug) => boolean;
}

/** As many as there are rules. */
const RULES = 6;

/** Returns the link of a sentence: its subject, or the portal's movement. */
function hrefOf({ subject, portal }: Sentence): string {
  if (subject === null) return `${paths.portal(portal)}?view=movement`;
  return subject.kind === 'book'
    ? paths.book(subject.id)
    : `${paths.portal(portal)}?view=movement&list=genre_top&genre=${subject.id}`;
}

/** Returns the formatter of a rule's sentence. */
function useSentence(): (sentence: Sentence) => string {
  const { formatMessage: t } = useIntl();
  const quoted = useQuoted();
  const { glossed } = useGloss();
  const { formatPercent, formatNumber, formatDelta } = useFormats();
  const domain = useDomain();
  const isolate = useIsolate();
  return ({ rule, portal, subject, value, previous }) => {
    const name = subject?.kind === 'genre' ? glossed(subject.name) : quoted(subject?.name ?? '');
    const where = isolate(domain.portal(portal));
    const before = previous ?? 0;
    switch (rule) {
      case 'leader':
        return t(sentenceMessages.leader, { name, portal: where, days: value });
      case 'riser':
        return t(sentenceMessages.riser, {
          name,
          portal: where,
          places: value,
          from: formatNumber(before),
          to: formatNumber(before - value),
        });
      case 'genre_share':
        return t(sentenceMessages.genreShare, {
          name,
          portal: where,
          share: formatPercent(value),
          before: formatPercent(before),
        });
      case 'turnover':
        return t(sentenceMessages.turnover, {
          portal: where,
          share: formatPercent(value),
          before: formatPercent(before),
        });
      case 'momentum':
        return t(sentenceMessages.momentum, {
          name,
          portal: where,
          change: formatDelta(value, 'percent'),
        });
      case 'newcomers':
        return t(sentenceMessages.newcomers, { portal: where, count: value });
    }
  };
}

/** Notable facts of the day, each with its portal, its sample size and a link. */
export function DaySentences({ state, data, isIn }: DaySentencesProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const write = useSentence();
  const shown = (data?.items ?? []).filter(({ portal }) => isIn(portal));
  if (state.kind !== 'loading' && state.kind !== 'failed' && shown.length === 0) return null;
  return (
    <Section title={t(messages.digest)} lead={t(messages.digestLead)}>
      <Waiting state={state} />
      <ul className={css.list}>
        {shown.map((sentence) => (
          <li key={sentence.rule} className={css.item}>
            <PortalMark portal={sentence.portal} />
            <Stack gap="xxs">
              <Link href={hrefOf(sentence)} variant="quiet" className={css.text}>
                {write(sentence)}
              </Link>
              <Text size="caption" tone="secondary">
                {[
                  domain.portal(sentence.portal),
                  t(sentenceMessages.sample, { n: sentence.n }),
                ].join(' · ')}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );

  function Waiting({ state: panel }: { state: PanelState }) {
    if (panel.kind === 'loading') {
      return <Skeleton shape="block" blockSize={`${(RULES / 2) * 5}rem`} />;
    }
    return panel.kind === 'failed' ? (
      <ErrorState
        title={panel.title}
        retry={{ label: t(pageMessages.retry), onRetry: panel.onRetry }}
      >
        {panel.description}
      </ErrorState>
    ) : null;
  }
}
