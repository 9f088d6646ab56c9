export * from './days.ts';
export * from './lists.ts';
export * from './locales.ts';
export * from './metrics.ts';
export * from './portalDefinitions.ts';
export * from './portals.ts';
export { recordOf } from './registry.ts';
export * from './snapshotFields.ts';
