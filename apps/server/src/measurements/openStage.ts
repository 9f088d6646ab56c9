import type { PortalSlug } from '@litometr/api-contract';
import type { Writer } from './client.ts';
import { makeResolvedViews } from './resolvedRows.ts';
import { remakeStage } from './stage.ts';

/** Makes the stage for a publication of a portal, under the aliases that are published. */
export async function openStage(writer: Writer, portal: PortalSlug): Promise<void> {
  await remakeStage(writer, portal);
  await makeResolvedViews(writer);
}
