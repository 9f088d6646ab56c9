import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Collector,
  type CollectorRun,
  changeCollector,
  collectors as collectorsEndpoint,
  type PortalSlug,
} from '@litometr/api-contract';
import { afterAll, beforeAll } from 'vitest';
import type { AccountsStore } from '../../accounts/openAccounts.ts';
import type { Measurements } from '../../measurements/client.ts';
import { personalApp } from '../../personal/testing/personalApp.ts';
import { registerReadRoutes } from '../../reads/routes.ts';
import { createRenames } from '../../staff/renames/renameRunner.ts';
import { registerStaffRoutes } from '../../staff/routes.ts';
import { Collectors } from '../collectors.ts';
import { ParserControls } from '../parserControls.ts';
import type { PortalCollector } from '../portalCollector.ts';
import { collectedPortals, portalCollectors } from '../portals/portals.ts';
import { type FakePortal, startFakePortal } from './fakePortal.ts';
import { VirtualClock } from './virtualClock.ts';

interface Store {
  readonly measurements: Measurements;
}

/** A few lists are enough: one genre is read like any other. */
function shortened(portal: PortalCollector): PortalCollector {
  return { ...portal, lists: (genres) => portal.lists(genres).slice(0, LISTS) };
}

const LISTS = 4;

/** All collectors over fake portals, with the calls of staff and the public ones. */
export function collectingApp(store: Store) {
  const portals = new Map<PortalSlug, FakePortal>();
  const clock = new VirtualClock();
  let folder = '';
  let current: Collectors | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'litometr-collectors-'));
    for (const slug of collectedPortals) portals.set(slug, await startFakePortal(slug));
  });

  function makeCollectors({ database, auditLog, failures, now }: AccountsStore): Collectors {
    const controls = new ParserControls(database, auditLog, now);
    const addresses = [...portals].map(([slug, { address }]) => [slug, address]);
    return new Collectors({
      portals: portalCollectors.map(shortened),
      settings: {
        enabled: true,
        userAgent: 'Litometr/test (+mailto:team@example.org)',
        inPlace: Object.fromEntries(addresses) as Record<PortalSlug, string>,
        paceMs: 1_000,
        everyHours: 24,
        details: 1_000,
      },
      accounts: { database, auditLog, failures },
      measurements: store.measurements,
      folder,
      paused: () => controls.pausedPortals(),
      clock,
      random: () => 0,
    });
  }

  const area = personalApp((to, accounts) => {
    const made = makeCollectors(accounts);
    current = made;
    const reads = { measurements: store.measurements, coverHosts: [] };
    registerReadRoutes(to, reads);
    registerStaffRoutes(to, {
      accounts,
      measurements: store.measurements,
      collectors: made,
      renames: createRenames(accounts, store.measurements),
      logTail: null,
      underWay: () => Promise.resolve([]),
    });
  });

  // After the application's, so that it comes before it: what closes last was opened first.
  afterAll(async () => {
    await current?.close();
    for (const portal of portals.values()) await portal.close();
    await rm(folder, { recursive: true, force: true });
  });

  const collectors = () => {
    if (current === undefined) throw new Error('The collectors open before the first test.');
    return current;
  };

  return {
    area,
    clock,
    get folder() {
      return folder;
    },
    get collectors() {
      return collectors();
    },
    /** Another process over the same stores, as after a kill. */
    another: () => makeCollectors(area.accounts),
    portal(slug: PortalSlug): FakePortal {
      const found = portals.get(slug);
      if (found === undefined) throw new Error(`${slug} is not faked.`);
      return found;
    },
    async findCollector(slug: PortalSlug): Promise<Collector> {
      const { items } = await area.ok(collectorsEndpoint, { as: 'moderator' });
      const found = items.find(({ portal }) => portal === slug);
      if (found === undefined) throw new Error(`${slug} has no collector.`);
      return found;
    },
    async turnOn(slug: PortalSlug): Promise<void> {
      const { rules_key: agreed } = await this.findCollector(slug);
      await area.ok(changeCollector, {
        params: { portal: slug },
        body: { enabled: true, agreed },
        as: 'admin',
      });
    },
    async collect(slug: PortalSlug, options: { dryRun?: boolean } = {}): Promise<CollectorRun> {
      const { ended } = await collectors().start(slug, { trigger: 'command', ...options });
      return ended;
    },
    /** Advances the clock by more than a day, so that resting portals may run again. */
    nextDay(): void {
      clock.advance(25 * 60 * 60_000);
    },
  };
}
