import { auditEvents } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { day, oneOf, tableParams, text } from '../../page/address/params.ts';

const place = z.optional(z.string().check(z.regex(/^[0-9a-f]{24}$/)));

export const auditAddress = z.object({
  event: oneOf(auditEvents),
  by: text(150),
  object: text(100),
  address: place,
  from: day(),
  to: day(),
  ...tableParams([]),
});
export type AuditSearch = z.output<typeof auditAddress>;
