import type { bookHistory, EndpointResponse } from '@litometr/api-contract';

type Step = EndpointResponse<typeof bookHistory>['metrics'][number]['steps'][number];

/**
 * Returns the gain a day of each step between two readings, in the unit of the metric; null where the step is
 * unknown. Some books are read daily and some weekly: only a rate compares them.
 */
export const gainsPerDay = (steps: readonly Step[]): { day: string; value: number | null }[] =>
  steps.map(({ day, value, days }) => ({
    day,
    value: value === null || days === null ? null : value / days,
  }));
