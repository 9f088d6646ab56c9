import { PartialDays } from '@litometr/analytics-widgets';
import type { CapturedDay, Meta } from '@litometr/api-contract';
import type { ReactNode } from 'react';
import { partialDaysOf } from './knownPlaces.ts';

interface ListPartialDaysProps {
  meta: Meta | undefined;
  /** The captured days of the list. */
  days: readonly CapturedDay[] | undefined;
  children: ReactNode;
}

/** Charts of a list mark the days on which the list, or all of its portal, was captured in part. */
export function ListPartialDays({ meta, days, children }: ListPartialDaysProps) {
  const partial = [...(meta?.partial_days ?? []), ...partialDaysOf(days ?? [])];
  return <PartialDays days={[...new Set(partial)].sort()}>{children}</PartialDays>;
}
