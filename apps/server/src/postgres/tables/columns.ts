import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, as a Date in this process. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
