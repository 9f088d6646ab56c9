import { randomUUID } from 'node:crypto';
import type { PortalSlug } from '@litometr/api-contract';
import type { Measurements } from './client.ts';
import { decidePublication, type Probe, recover } from './completePublication.ts';
import { planRemoval } from './publishPlan.ts';
import { portalState, portalStates } from './state.ts';

/**
 * Takes away everything that is published of a portal, with the same safety as a publication.
 * Answers false when there was nothing. Ids stay given.
 */
export function removePortal(
  measurements: Measurements,
  portal: PortalSlug,
  probe?: Probe,
): Promise<boolean> {
  return measurements.withPublishLock(async () => {
    const { writer } = measurements;
    await recover(measurements);
    const state = await portalState(writer, portal);
    if (state === null) return false;
    const plan = await planRemoval(writer, portal, randomUUID());
    await decidePublication(measurements, plan, { source: state.source, probe });
    return true;
  });
}

/** Takes the generated data of every portal away; answers which portals had some. */
export async function removeDemo(measurements: Measurements): Promise<PortalSlug[]> {
  const states = await measurements.read(portalStates);
  const demo = states.filter((state) => state.demo).map((state) => state.portal);
  for (const portal of demo) await removePortal(measurements, portal);
  return demo;
}
