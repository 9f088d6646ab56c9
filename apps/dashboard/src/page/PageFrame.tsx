import { DataProvenance, PartialDays, type Provenance } from '@litometr/analytics-widgets';
import type { Meta } from '@litometr/api-contract';
import { Stack, type StackProps } from '@litometr/ui';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../domain/paths.ts';
import { pageMessages as messages } from './page.messages.ts';

interface PageFrameProps extends Pick<StackProps, 'gap'> {
  /**
   * Meta of the page's main response; undefined while it is loading, null where the page has none.
   */
  meta: Meta | null | undefined;
  children: ReactNode;
}

const noDays: readonly string[] = [];

/** Around a page: gives all its figures the source of their numbers and the partial days. */
export function PageFrame({ meta, gap, children }: PageFrameProps) {
  const { formatMessage: t } = useIntl();
  const label = t(messages.method);
  const provenance = useMemo<Provenance | null>(
    () => (meta ? { ...meta, method: { href: `${paths.about}#method`, label } } : null),
    [meta, label],
  );
  return (
    <DataProvenance value={provenance}>
      <PartialDays days={meta?.partial_days ?? noDays}>
        <Stack gap={gap}>{children}</Stack>
      </PartialDays>
    </DataProvenance>
  );
}
