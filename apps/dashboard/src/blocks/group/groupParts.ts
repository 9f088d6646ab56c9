import type { EndpointResponse, tag } from '@litometr/api-contract';

/** The fields that the responses for one genre and for one tag share. */
export type GroupParts = Omit<
  EndpointResponse<typeof tag>,
  'meta' | 'tag' | 'first_seen' | 'against'
>;
