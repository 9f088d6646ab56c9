import type { PortalSlug, PortalSummary } from '@litometr/api-contract';
import type { Change } from '../../page/address/useAddress.ts';
import type { Period } from '../../page/period/usePeriod.ts';
import type { TrendsState } from './portalTrends.address.ts';

/** What every view of the trends page is given. */
export interface TabProps {
  portal: PortalSlug;
  /** What the store holds of the portal; undefined while it is on its way. */
  summary: PortalSummary | undefined;
  period: Period;
  state: TrendsState;
  onChange: Change<TrendsState>;
}
