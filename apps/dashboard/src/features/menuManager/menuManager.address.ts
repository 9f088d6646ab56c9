import * as z from 'zod/mini';

/**
 * The shown entry, the panel next to the tree (none: the tree itself, on small screens), and the
 * previewed role.
 */
export const menuAddress = z.object({
  entry: z._default(z.string().check(z.maxLength(80)), ''),
  panel: z._default(z.enum(['', 'entry', 'checks', 'preview']), ''),
  role: z._default(z.string().check(z.maxLength(20)), 'user'),
});
export type MenuAddress = z.infer<typeof menuAddress>;
