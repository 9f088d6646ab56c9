import { health, settings } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { route } from './contract.ts';

export interface ServiceDeps {
  version: string;
  /** Mail address or link; null where none is set. */
  contact: string | null;
  demoAccounts: boolean;
  /** True when the pages that visitors open first are rendered. */
  isPrepared: () => boolean;
  /** True when a store responds. */
  stores: { measurements: () => Promise<boolean>; accounts: () => Promise<boolean> };
}

const state = (isOk: boolean): 'ok' | 'failing' => (isOk ? 'ok' : 'failing');

/** A mail address becomes a link; links stay what they are. */
function contactLink(contact: string | null): string | null {
  if (contact === null || /^(mailto|https):/.test(contact)) return contact;
  return `mailto:${contact}`;
}

/** Health for machines, settings for the dashboard. */
export function registerServiceRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  route(app, health, async ({ reply }) => {
    const [measurements, accounts] = await Promise.all([
      deps.stores.measurements(),
      deps.stores.accounts(),
    ]);
    const isOk = measurements && accounts;
    if (!isOk) reply.status(503);
    return {
      status: state(isOk),
      version: deps.version,
      prepared: deps.isPrepared(),
      stores: { measurements: state(measurements), accounts: state(accounts) },
    };
  });
  route(app, settings, () => ({
    contact: contactLink(deps.contact),
    demo_accounts: deps.demoAccounts,
  }));
}
