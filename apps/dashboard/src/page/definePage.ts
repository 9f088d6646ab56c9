import type { Endpoint, EndpointResponse, PortalSlug } from '@litometr/api-contract';
import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import type { Read } from '../api/read.ts';
import type { AddressSchema } from './address/address.ts';

/** Props from the path: the portal of a portal's page, the id of a card. */
export interface PathProps {
  portal: PortalSlug;
  id: string;
}

/** Title and description of a page's document. */
export interface HeadTexts {
  title: string;
  description: string;
}

/** The parameters of a page and the responses to its reads. */
interface LoadedInput<Props, State> {
  props: Props;
  state: State;
  /** The response to one of the page's reads; undefined while it is loading. */
  responseTo: <E extends Endpoint>(read: Read<E>) => EndpointResponse<E> | undefined;
}

/** Input of a page's head. */
export interface HeadInput<Props, State> extends LoadedInput<Props, State> {
  t: IntlShape['formatMessage'];
  /** The portal's name; empty where the page is of none. */
  portal: string;
}

/** Static definition of a page. `Props` are the parameters of its path. */
export interface Page<
  Props extends Partial<PathProps>,
  Shape extends z.core.$ZodShape = z.core.$ZodShape,
> {
  /** Schema of its address. */
  address: AddressSchema<Shape>;
  /** The first reads, derived from the URL alone: none depends on another response. */
  reads: (props: Props, state: z.output<AddressSchema<Shape>>) => readonly Read[];
  /** The reads that depend on responses to the first ones, where the page's main content does. */
  laterReads?: (input: LoadedInput<Props, z.output<AddressSchema<Shape>>>) => readonly Read[];
  head: (input: HeadInput<Props, z.output<AddressSchema<Shape>>>) => HeadTexts;
  /**
   * The id that the page's subject has now, where it may differ from the path's; undefined while
   * it is not known. The server redirects to it.
   */
  currentId?: (input: HeadInput<Props, z.output<AddressSchema<Shape>>>) => string | undefined;
  /** Whether shared links show a picture of its main figure. */
  hasPicture?: boolean;
}

/** A page whose address holds nothing. */
export const noAddress = z.object({});

export function definePage<Props extends Partial<PathProps>, Shape extends z.core.$ZodShape>(
  page: Page<Props, Shape>,
): Page<Props, Shape> {
  return page;
}
