export * from './days.ts';
export * from './lists.ts';
export * from './metrics.ts';
export * from './portalDefinitions.ts';
export * from './portals.ts';
export * from './snapshotFields.ts';
