import type { PortalSlug } from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AuditEntry, AuditLog } from '../accounts/audit.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Database } from '../postgres/database.ts';
import { dayMarks, portalControls } from '../postgres/schema.ts';
import type { PartialDays } from '../reads/shared/context.ts';

export type ControlRow = typeof portalControls.$inferSelect;
export type DayMark = typeof dayMarks.$inferSelect;

/** Undefined fields are not changed. */
export interface ControlChange {
  paused?: boolean | undefined;
  note?: string | null | undefined;
  /** The note that the writer saw. */
  seenNote?: string | null | undefined;
  muteHours?: number | undefined;
}

/** The acting user and their address, for the audit. */
export interface Actor {
  id: number;
  address: string;
}

/** Another process may share the store: what it marks is seen after so long. */
const MARKS_CACHE_MS = 5_000;

/** Settings of portals and marks of days by staff. Every change is recorded in the audit. */
export class ParserControls {
  readonly #db: Database;
  readonly #audit: AuditLog;
  readonly #now: () => Date;
  #partial: { days: Promise<PartialDays>; until: number } | undefined;

  constructor(db: Database, audit: AuditLog, now: () => Date) {
    this.#db = db;
    this.#audit = audit;
    this.#now = now;
  }

  controls(): Promise<ControlRow[]> {
    return this.#db.select().from(portalControls);
  }

  marks(): Promise<DayMark[]> {
    return this.#db.select().from(dayMarks);
  }

  /**
   * Returns the marked days of each portal that has some; cached, because every public endpoint
   * needs them.
   */
  partialDays(): Promise<PartialDays> {
    const now = performance.now();
    if (this.#partial !== undefined && now < this.#partial.until) return this.#partial.days;
    const days = this.marks().then(daysByPortal);
    this.#partial = { days, until: now + MARKS_CACHE_MS };
    // A failed query is not cached.
    days.catch(() => this.#forgetMarks());
    return days;
  }

  #forgetMarks(): void {
    this.#partial = undefined;
  }

  /** Nothing is imported for these portals: no collector runs, no upload is accepted. */
  async pausedPortals(): Promise<ReadonlySet<PortalSlug>> {
    const rows = await this.#db
      .select({ portal: portalControls.portal })
      .from(portalControls)
      .where(isNotNull(portalControls.pausedAt));
    const paused = new Set(rows.map(({ portal }) => portal));
    return new Set(portalSlugs.filter((portal) => paused.has(portal)));
  }

  /**
   * Pausing twice does not change the first moment.
   *
   * @throws ApiError 409 with the current note, when it is not the one that the writer saw
   */
  change(
    portal: PortalSlug,
    { paused, note, seenNote, muteHours }: ControlChange,
    actor: Actor,
  ): Promise<ControlRow> {
    return this.#db.transaction(async (tx) => {
      const isPortal = eq(portalControls.portal, portal);
      const [before] = await tx.select().from(portalControls).where(isPortal).for('update');
      if (seenNote !== undefined && seenNote !== (before?.note ?? null)) throw editConflict(before);
      const updatedAt = this.#now();
      const pausedAt =
        paused === undefined
          ? (before?.pausedAt ?? null)
          : paused
            ? (before?.pausedAt ?? updatedAt)
            : null;
      const row = {
        pausedAt,
        mutedUntil: mutedUntil(before, muteHours, updatedAt),
        note: note === undefined ? (before?.note ?? null) : note,
        authorId: actor.id,
        updatedAt,
      };
      await tx
        .insert(portalControls)
        .values({ portal, ...row })
        .onConflictDoUpdate({ target: portalControls.portal, set: row });
      const details: NonNullable<AuditEntry['details']> = { portal };
      if (paused !== undefined) {
        details['paused'] = paused;
        details['before'] = (before?.pausedAt ?? null) !== null;
      }
      if (note !== undefined) details['noted'] = note !== null;
      if (muteHours !== undefined) details['mute_hours'] = muteHours;
      await this.#record(tx, actor, details);
      return { portal, ...row };
    });
  }

  async mark(portal: PortalSlug, day: string, note: string | null, actor: Actor): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const row = { note, authorId: actor.id, at: this.#now() };
      await tx
        .insert(dayMarks)
        .values({ portal, day, ...row })
        .onConflictDoUpdate({ target: [dayMarks.portal, dayMarks.day], set: row });
      await this.#record(tx, actor, { portal, day, mark: 'partial' });
    });
    this.#forgetMarks();
  }

  /** @throws ApiError 404 for a day that is not marked */
  async unmark(portal: PortalSlug, day: string, actor: Actor): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const isDay = and(eq(dayMarks.portal, portal), eq(dayMarks.day, day));
      const gone = await tx.delete(dayMarks).where(isDay).returning();
      if (gone.length === 0) throw notFound('That day is not marked.');
      await this.#record(tx, actor, { portal, day, mark: 'none', before: 'partial' });
    });
    this.#forgetMarks();
  }

  #record(
    tx: Database,
    { id, address }: Actor,
    details: Record<string, string | number | boolean>,
  ): Promise<void> {
    return this.#audit.record(tx, { event: 'parser_changed', userId: id, address, details });
  }
}

const HOUR_MS = 3_600_000;

function mutedUntil(
  before: ControlRow | undefined,
  hours: number | undefined,
  now: Date,
): Date | null {
  if (hours === undefined) return before?.mutedUntil ?? null;
  return hours === 0 ? null : new Date(now.getTime() + hours * HOUR_MS);
}

function editConflict(before: ControlRow | undefined): ApiError {
  const detail = 'Another user has changed the note. Check it again.';
  return new ApiError(409, { detail, code: 'conflict', note: before?.note ?? null });
}

function daysByPortal(marks: readonly DayMark[]): PartialDays {
  const days = new Map<PortalSlug, string[]>();
  for (const portal of portalSlugs) {
    const own = marks.filter((mark) => mark.portal === portal).map(({ day }) => day);
    if (own.length > 0) days.set(portal, own.sort());
  }
  return days;
}
