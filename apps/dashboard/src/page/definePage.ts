import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import type { Read } from '../api/read.ts';
import type { ChartKind } from '../blocks/charts/chartCode.ts';
import type { AddressSchema } from './address/address.ts';

/**
 * A page as its route knows it, before its code is there: what its address may hold, what it reads
 * first, and where its code is. `Props` are what the path gives it.
 */
export interface Page<Props, Shape extends z.core.$ZodShape = z.core.$ZodShape> {
  address: AddressSchema<Shape>;
  /** Started with the route, beside the page's code. By the address alone: nothing waits. */
  reads: (props: Props, state: z.output<AddressSchema<Shape>>) => readonly Read[];
  load: () => Promise<ComponentType<Props>>;
  /** Kinds of charts that it shows first: their code is fetched beside its own. */
  charts?: readonly ChartKind[];
}

/** A page whose address holds nothing. */
export const noAddress = z.object({});

/**
 * Declares a page. It is part of the entry, so that data and code are asked for at once: it names
 * endpoints and parameters, and imports no component but by `load`.
 */
export function definePage<Props, Shape extends z.core.$ZodShape>(
  page: Page<Props, Shape>,
): Page<Props, Shape> {
  return page;
}
