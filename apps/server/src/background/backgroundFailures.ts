import type { BackgroundFailure, BackgroundLoop } from '@litometr/api-contract';
import { DAY_MS } from '@litometr/domain';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import { backgroundFailures } from '../postgres/schema.ts';
import { failureMessage } from './failureMessage.ts';

/** One part of a loop's work that can fail without the others. */
export interface Subject {
  loop: BackgroundLoop;
  /** Such as `rule 12` or `litnet`; unique within the loop, without names of people. */
  subject: string;
}

export interface ReportedFailure extends Subject {
  message: string;
}

interface Options {
  db: Database;
  now: () => Date;
  /** Called once for each failure, not for its repetitions. */
  onFailure: (failure: ReportedFailure) => void;
}

interface OpenFailure {
  count: number;
  retryAt: number;
}

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 15 * 60_000;
/** Another server of the same store may record or resolve too. */
const REFRESH_MS = 30_000;
/** Every subject that still fails is retried more often: what is older has gone. */
const SHOWN_DAYS = 7;
const STORED_DAYS = 30;
const LISTED_FAILURES = 200;

const keyOf = ({ loop, subject }: Subject) => `${loop} ${subject}`;

/**
 * The failures of background loops. A loop runs each of its subjects through `isolate`, so
 * that one that fails is recorded, skipped for a growing while and retried, and never stops the
 * others. Staff see each failure once; it is resolved when its subject succeeds again.
 */
export class BackgroundFailures {
  readonly #options: Options;
  #open = new Map<string, OpenFailure>();
  #refreshedAt = Number.NEGATIVE_INFINITY;
  /** Reported although the store did not take them. */
  readonly #unstored = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns what the work returns; undefined where it failed or is not to be retried yet. */
  async isolate<T>(subject: Subject, work: () => Promise<T>): Promise<T | undefined> {
    const open = (await this.#openFailures(subject)).get(keyOf(subject));
    if (open !== undefined && open.retryAt > this.#options.now().getTime()) return undefined;
    return this.#run(subject, work, { isRetriedHere: true });
  }

  /** As `isolate`, for work that its caller schedules: it is done whenever it is called. */
  attempt<T>(subject: Subject, work: () => Promise<T>): Promise<T | undefined> {
    return this.#run(subject, work, { isRetriedHere: false });
  }

  async #run<T>(
    subject: Subject,
    work: () => Promise<T>,
    options: { isRetriedHere: boolean },
  ): Promise<T | undefined> {
    try {
      const result = await work();
      await this.succeeded(subject);
      return result;
    } catch (error) {
      await this.record(subject, error, options);
      return undefined;
    }
  }

  /** Stores a failure and reports it where it is new. Never throws. */
  async record(
    subject: Subject,
    error: unknown,
    { isRetriedHere = false }: { isRetriedHere?: boolean } = {},
  ): Promise<void> {
    const key = keyOf(subject);
    const message = failureMessage(error);
    const now = this.#options.now();
    const count = (this.#open.get(key)?.count ?? 0) + 1;
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (count - 1));
    const retryAt = isRetriedHere ? new Date(now.getTime() + wait) : null;
    this.#open.set(key, { count, retryAt: retryAt?.getTime() ?? 0 });
    try {
      const isNew = await this.#store({ ...subject, message }, now, retryAt);
      if (isNew && !this.#unstored.has(key)) this.#options.onFailure({ ...subject, message });
      this.#unstored.delete(key);
    } catch (storeError) {
      this.#reportUnstored(subject, `${message} (not stored: ${failureMessage(storeError)})`);
    }
  }

  /** Resolves the failure of a subject, if there is one. Never throws. */
  async succeeded(subject: Subject): Promise<void> {
    const open = await this.#openFailures(subject);
    this.#unstored.delete(keyOf(subject));
    if (!open.has(keyOf(subject))) return;
    await this.resolve(subject.loop, [subject.subject]).catch((error: unknown) =>
      this.record(subject, error),
    );
  }

  async resolve(loop: BackgroundLoop, subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0) return;
    await this.#options.db
      .update(backgroundFailures)
      .set({ resolvedAt: this.#options.now(), retryAt: null })
      .where(
        and(
          eq(backgroundFailures.loop, loop),
          inArray(backgroundFailures.subject, [...subjects]),
          isNull(backgroundFailures.resolvedAt),
        ),
      );
    for (const subject of subjects) this.#open.delete(keyOf({ loop, subject }));
  }

  /** Open failures that staff have not dismissed, the latest first. */
  async list(): Promise<BackgroundFailure[]> {
    const shownSince = new Date(this.#options.now().getTime() - SHOWN_DAYS * DAY_MS);
    const rows = await this.#options.db
      .select()
      .from(backgroundFailures)
      .where(
        and(
          isNull(backgroundFailures.resolvedAt),
          isNull(backgroundFailures.dismissedAt),
          gt(backgroundFailures.lastAt, shownSince),
        ),
      )
      .orderBy(desc(backgroundFailures.lastAt), desc(backgroundFailures.id))
      .limit(LISTED_FAILURES);
    return rows.map(({ id, loop, subject, message, count, firstAt, lastAt }) => ({
      id,
      loop,
      subject,
      message,
      count,
      first_at: firstAt.toISOString(),
      last_at: lastAt.toISOString(),
    }));
  }

  /** Returns what was dismissed; null where nothing is open under that id. */
  async dismiss(id: number, tx: Database = this.#options.db): Promise<Subject | null> {
    const [row] = await tx
      .update(backgroundFailures)
      .set({ dismissedAt: this.#options.now() })
      .where(
        and(
          eq(backgroundFailures.id, id),
          isNull(backgroundFailures.resolvedAt),
          isNull(backgroundFailures.dismissedAt),
        ),
      )
      .returning();
    return row === undefined ? null : { loop: row.loop, subject: row.subject };
  }

  /** Deletes failures of long ago. */
  async prune(): Promise<void> {
    const before = new Date(this.#options.now().getTime() - STORED_DAYS * DAY_MS);
    await this.#options.db.delete(backgroundFailures).where(lt(backgroundFailures.lastAt, before));
  }

  /** Returns whether the failure is new. */
  async #store(failure: ReportedFailure, at: Date, retryAt: Date | null): Promise<boolean> {
    const row = { ...failure, lastAt: at, retryAt };
    const { count, firstAt, resolvedAt, dismissedAt } = backgroundFailures;
    const [stored] = await this.#options.db
      .insert(backgroundFailures)
      .values({ ...row, count: 1, firstAt: at })
      .onConflictDoUpdate({
        target: [backgroundFailures.loop, backgroundFailures.subject],
        set: {
          ...row,
          count: sql`case when ${resolvedAt} is null then ${count} + 1 else 1 end`,
          firstAt: sql`case when ${resolvedAt} is null then ${firstAt} else excluded.first_at end`,
          dismissedAt: sql`case when ${resolvedAt} is null then ${dismissedAt} end`,
          resolvedAt: null,
        },
      })
      .returning({ count });
    return stored?.count === 1;
  }

  /** The failures that are open in the store, read again from time to time. */
  async #openFailures(subject: Subject): Promise<ReadonlyMap<string, OpenFailure>> {
    const now = this.#options.now().getTime();
    if (now - this.#refreshedAt < REFRESH_MS) return this.#open;
    try {
      const rows = await this.#options.db
        .select()
        .from(backgroundFailures)
        .where(isNull(backgroundFailures.resolvedAt));
      this.#refreshedAt = now;
      this.#open = new Map(
        rows.map((row) => [keyOf(row), { count: row.count, retryAt: row.retryAt?.getTime() ?? 0 }]),
      );
    } catch (error) {
      // The failures that this process knows still count.
      this.#reportUnstored(subject, `Failures cannot be read: ${failureMessage(error)}`);
    }
    return this.#open;
  }

  /** The store rejects writes: the failure is only logged, once. */
  #reportUnstored(subject: Subject, message: string): void {
    const key = keyOf(subject);
    if (this.#unstored.has(key)) return;
    this.#unstored.add(key);
    this.#options.onFailure({ ...subject, message });
  }
}
