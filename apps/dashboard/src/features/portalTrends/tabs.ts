import type { PortalSlug, PortalSummary } from '@litometr/api-contract';
import type { Change } from '../../page/address/useAddress.ts';
import type { Period } from '../../page/period/usePeriod.ts';
import type { TrendsState } from './portalTrends.address.ts';

/** Props of every view of the trends page. */
export interface TabProps {
  portal: PortalSlug;
  /** The stored summary of the portal; undefined while it is loading. */
  summary: PortalSummary | undefined;
  period: Period;
  state: TrendsState;
  onChange: Change<TrendsState>;
}
