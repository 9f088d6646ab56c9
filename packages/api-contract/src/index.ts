export * from './domain.ts';
export * from './endpoint.ts';
export * from './endpoints/books.ts';
export * from './endpoints/lists.ts';
export * from './endpoints/portals.ts';
export * from './endpoints/service.ts';
export * from './endpoints/statistics.ts';
export * from './shapes.ts';
