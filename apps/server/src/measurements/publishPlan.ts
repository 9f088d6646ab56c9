import type { PortalSlug } from '@litometr/api-contract';
import { monthlyAggregates } from './aggregateSchema.ts';
import type { Writer } from './client.ts';
import type { PublicationPlan } from './journal.ts';
import { isAggregate, nextPartitions, type Partition, publishedPartitions } from './partitions.ts';
import type { Meeting } from './publishMerge.ts';
import { lastGeneration } from './state.ts';

interface PlanInput extends Omit<PublicationPlan, 'replace' | 'drop' | 'state' | 'portal'> {
  portal: PortalSlug;
  meeting: Meeting;
  /** Nothing of what is published of the portal stays. */
  fresh: boolean;
  /** The monthly aggregates are made from this day on; null: all of them are. */
  first: string | null;
  state: Omit<NonNullable<PublicationPlan['state']>, 'generation'>;
}

/** Lists the partitions that the stage replaces, and those that go without a successor. */
export async function planPublication(
  writer: Writer,
  { meeting, fresh, first, state, ...entry }: PlanInput,
): Promise<PublicationPlan> {
  const made = (await nextPartitions(writer)).filter(isAggregate);
  const replace = named([...meeting.coming, ...made]);
  // Aggregates are made for the whole portal, the monthly ones from a day on.
  const goes = (partition: Partition) =>
    (fresh || isAggregate(partition)) && !(isMonthly(partition) && isBefore(partition, first));
  const drop = named(meeting.published.filter(goes)).filter(
    (gone) => !replace.some(({ table, id }) => table === gone.table && id === gone.id),
  );
  const generation = (await lastGeneration(writer, entry.portal)) + 1;
  return { ...entry, replace, drop, state: { ...state, generation } };
}

/** A plan that takes all rows of a portal away. What staff say of its names stays. */
export async function planRemoval(
  writer: Writer,
  portal: PortalSlug,
  importId: string,
): Promise<PublicationPlan> {
  return {
    importId,
    portal,
    rows: 0,
    badRows: 0,
    replace: [],
    drop: named(
      (await publishedPartitions(writer, portal)).filter(({ table }) => table !== 'aliases'),
    ),
    state: {
      generation: (await lastGeneration(writer, portal)) + 1,
      demo: false,
      removed: true,
      source: '',
      capturedAt: new Date().toISOString(),
      dataDay: null,
      coverage: null,
    },
  };
}

const isMonthly = ({ table }: Partition) => monthlyAggregates.some((name) => name === table);
const isBefore = ({ month }: Partition, first: string | null) =>
  month !== null && first !== null && month < first;

const named = (partitions: readonly Partition[]): PublicationPlan['drop'] =>
  partitions.map(({ table, id }) => ({ table, id }));
