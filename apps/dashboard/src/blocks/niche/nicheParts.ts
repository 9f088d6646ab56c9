import type { EndpointResponse, tag } from '@litometr/api-contract';

/** What the answers about one genre and about one tag have in common. */
export type NicheParts = Omit<
  EndpointResponse<typeof tag>,
  'meta' | 'tag' | 'first_seen' | 'against'
>;
