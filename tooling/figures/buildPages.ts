import { buildDashboard } from '../build/dashboard.ts';

/** The pages are those of the built dashboard. */
export default async function setup(): Promise<void> {
  await buildDashboard();
}
