import { bookAccess, bookStatus, catalogueSorts } from '@litometr/api-contract';
import * as z from 'zod/mini';

/** State of the catalogue in the address. */
export const catalogueSearch = z.object({
  q: z._default(z.string().check(z.maxLength(200)), ''),
  genre: z.optional(z.string().check(z.regex(/^[0-9]{1,15}$/))),
  status: z.optional(bookStatus),
  access: z.optional(bookAccess),
  sort: z.optional(z.enum(catalogueSorts)),
  page: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1))), 1),
});
export type CatalogueSearch = z.output<typeof catalogueSearch>;
