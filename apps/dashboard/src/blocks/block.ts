import type { PanelState } from '@litometr/analytics-widgets';

/** What a part of a page shows of one answer: parts fail, retry and refresh alone. */
export interface Block<Data> {
  state: PanelState;
  /** The answer, or the one before while the next is on its way. */
  data: Data | undefined;
}
