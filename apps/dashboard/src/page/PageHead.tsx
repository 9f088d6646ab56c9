import { FreshnessLine } from '@litometr/analytics-widgets';
import type { Meta } from '@litometr/api-contract';
import { Heading, Inline, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './PageHead.css.ts';
import { pageMessages as messages } from './page.messages.ts';

export interface PageHeadProps {
  title: ReactNode;
  /** The page's question answered in a sentence. */
  lead?: ReactNode;
  /** Stamp of the numbers; undefined while it is on its way, null where the page has none. */
  meta?: Meta | null | undefined;
  /** Controls of the page: date, genre, search. */
  controls?: ReactNode;
}

/** Keeps the sentence's line until it is there: nothing below may jump. */
const LINE_KEEPER = '\u00a0';

/** Title, the answer in a sentence, where the numbers come from, and the page's controls. */
export function PageHead({ title, lead, meta, controls }: PageHeadProps) {
  const { formatMessage } = useIntl();
  const isLoading = meta === undefined;
  return (
    <Stack as="header" gap="sm" className={css.root}>
      <Heading level={1}>{title}</Heading>
      {(lead !== undefined || isLoading) && (
        <Text size="lead" family="display" tone="secondary" className={css.lead}>
          {lead ?? LINE_KEEPER}
        </Text>
      )}
      {meta !== null && (
        <div className={css.freshness}>
          {meta !== undefined && (
            <FreshnessLine
              asof={meta.asof}
              capturedAt={meta.captured_at}
              coverage={meta.coverage}
              source={meta.source}
              demo={meta.demo}
              method={{ href: '/about#method', label: formatMessage(messages.method) }}
            />
          )}
        </div>
      )}
      {controls !== undefined && (
        <Inline gap="sm" align="end" className={css.controls}>
          {controls}
        </Inline>
      )}
    </Stack>
  );
}
