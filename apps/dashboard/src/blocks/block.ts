import type { PanelState } from '@litometr/analytics-widgets';

/**
 * State and data of one response for a part of a page: parts fail, retry and refresh separately.
 */
export interface Block<Data> {
  state: PanelState;
  /** The response, or the previous one while the next is loading. */
  data: Data | undefined;
}
