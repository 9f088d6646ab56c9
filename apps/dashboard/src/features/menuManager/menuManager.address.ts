import * as z from 'zod/mini';

/** What is looked at: an entry, a panel beside the tree (none: the tree, on small screens), a role. */
export const menuAddress = z.object({
  entry: z._default(z.string().check(z.maxLength(80)), ''),
  panel: z._default(z.enum(['', 'entry', 'checks', 'preview']), ''),
  role: z._default(z.string().check(z.maxLength(20)), 'user'),
});
export type MenuAddress = z.infer<typeof menuAddress>;
