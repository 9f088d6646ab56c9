import { day, portalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';

/** Requests from commands to a running server. */
export const controlRequest = z.discriminatedUnion('operation', [
  z.object({ operation: z.literal('import'), path: z.string(), skipBadRows: z.boolean() }),
  z.object({ operation: z.literal('demo'), action: z.enum(['reset', 'remove']) }),
  z.object({ operation: z.literal('doctor'), deep: z.boolean(), repair: z.boolean() }),
  z.object({
    operation: z.literal('export'),
    portal: portalSlug,
    path: z.string(),
    from: z.nullable(day),
    to: z.nullable(day),
    force: z.boolean(),
  }),
  z.object({
    operation: z.literal('backup'),
    path: z.string(),
    force: z.boolean(),
    verify: z.boolean(),
  }),
  z.object({ operation: z.literal('restore'), path: z.string(), force: z.boolean() }),
  z.object({
    operation: z.literal('retention'),
    months: z.int().check(z.positive()),
    drop: z.boolean(),
  }),
  z.object({ operation: z.literal('collect'), portal: portalSlug, dryRun: z.boolean() }),
  z.object({
    operation: z.literal('collectors'),
    change: z.nullable(
      z.object({ portal: portalSlug, enabled: z.boolean(), agreed: z.nullable(z.string()) }),
    ),
  }),
  z.object({
    operation: z.literal('users'),
    command: z.discriminatedUnion('action', [
      z.object({ action: z.literal('list') }),
      z.object({
        action: z.literal('add'),
        username: z.string(),
        role: z.string(),
        password: z.nullable(z.string()),
      }),
      z.object({ action: z.literal('role'), username: z.string(), role: z.string() }),
      z.object({
        action: z.literal('password'),
        username: z.string(),
        password: z.nullable(z.string()),
      }),
      z.object({ action: z.literal('disable'), username: z.string() }),
      z.object({ action: z.literal('enable'), username: z.string() }),
    ]),
  }),
]);
export type ControlRequest = z.infer<typeof controlRequest>;

/** Lines of the server's response. Progress and results have the operation's own types. */
export const controlMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('alive') }),
  z.object({ type: z.literal('progress'), progress: z.unknown() }),
  z.object({ type: z.literal('result'), result: z.unknown() }),
  z.object({ type: z.literal('error'), message: z.string(), mistake: z.boolean() }),
]);
