import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testStore } from '../measurements/testing/testStore.ts';
import { collectingApp } from './testing/collectingApp.ts';

/** The other portals go on when the accounts store refuses one of them. */
const store = testStore();
const test = collectingApp(store);
const { area } = test;
beforeEach(() => area.later());

const run = (statement: string) => area.accounts.database.execute(sql.raw(statement));
const refuse = (table: 'collectors' | 'collector_runs') =>
  run(`alter table ${table} add constraint broken check (portal <> 'litnet') not valid`);
const accept = async () => {
  for (const table of ['collectors', 'collector_runs']) {
    await run(`alter table ${table} drop constraint if exists broken`);
  }
};
afterEach(accept);

const failing = async () =>
  (await area.accounts.failures.list()).map(({ loop, subject }) => `${loop}: ${subject}`);
const running = () => test.collectors.progress().map(({ portal }) => portal);

describe('a turn of the collectors', () => {
  it('begins the others when one cannot begin, and that one later', async () => {
    for (const slug of ['litnet', 'litmarket'] as const) await test.turnOn(slug);
    await refuse('collector_runs');
    await test.collectors.turn();
    expect(running()).toEqual(['litmarket']);
    await test.collectors.turn();
    expect(await failing()).toEqual(['collectors: litnet, start']);
    await accept();
    area.later();
    await test.collectors.turn();
    expect(running().sort()).toEqual(['litmarket', 'litnet']);
    expect(await failing()).toEqual([]);
    for (const slug of ['litnet', 'litmarket'] as const) await test.collectors.stop(slug);
  });

  it('starts no run of a portal until its schedule is written', async () => {
    test.nextDay();
    await refuse('collectors');
    expect(await test.collect('litnet')).toMatchObject({ state: 'published' });
    expect(await failing()).toEqual(['collectors: litnet, schedule']);
    for (const _ of [1, 2]) {
      await test.collectors.turn();
      expect(running()).not.toContain('litnet');
      area.later();
    }
    await accept();
    area.later();
    await test.collectors.turn();
    expect(running()).not.toContain('litnet');
    expect(await failing()).toEqual([]);
    expect((await test.findCollector('litnet')).next_run_at).not.toBeNull();
    await test.collectors.stop('litmarket');
  });

  it('ends a run in the schedule although the journal refuses it', async () => {
    test.nextDay();
    const begun = await test.collectors.start('litnet', { trigger: 'command' });
    await refuse('collector_runs');
    await begun.ended;
    expect(await failing()).toEqual(['collectors: litnet, journal']);
    await test.collectors.turn();
    expect(running()).not.toContain('litnet');
    await test.collectors.stop('litmarket');
  });
});
