/** The tables of the accounts store. */
export * from './tables/alerts.ts';
export * from './tables/audit.ts';
export * from './tables/backgroundFailures.ts';
export * from './tables/collectors.ts';
export * from './tables/menu.ts';
export * from './tables/people.ts';
export * from './tables/personal.ts';
export * from './tables/restorations.ts';
export * from './tables/staff.ts';
