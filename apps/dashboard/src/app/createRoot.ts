/**
 * Stands with React in the built start (`tooling/build/chunkGroups.ts`): React's module is
 * run by whoever imports it first, and would be part of the app's own task.
 */
export { createRoot } from 'react-dom/client';
