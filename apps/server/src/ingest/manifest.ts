import { portalSlug } from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import * as z from 'zod/mini';
import { BundleError, type Fault, shortened } from '../measurements/faults.ts';
import type { BundleManifest } from '../measurements/rows.ts';
import { unstorable } from './cells.ts';

export const MANIFEST = 'manifest.json';

/** Thrown for an invalid manifest; `faults` lists every invalid entry. */
export class ManifestError extends BundleError {
  override name = 'ManifestError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly [Fault, ...Fault[]]) {
    super(faults[0]);
    this.faults = faults;
  }
}

const entries = {
  format: { schema: z.literal('litometr-snapshot'), reason: 'must be "litometr-snapshot"' },
  version: { schema: z.literal(1), reason: 'must be 1, the version that this program reads' },
  portal: { schema: portalSlug, reason: `must be one of ${portalSlugs.join(', ')}` },
  source: {
    schema: z.string().check(
      z.minLength(1),
      z.maxLength(500),
      z.refine((value) => unstorable(value) === null),
    ),
    reason:
      'must be a valid UTF-8 text of 1 to 500 characters, without control characters, that says where the rows come from',
  },
  captured_at: {
    schema: z.iso.datetime({ offset: true }),
    reason: 'must be an instant such as 2026-08-07T21:16:08Z',
  },
} as const;

const manifest = z.object({
  format: entries.format.schema,
  version: entries.version.schema,
  portal: entries.portal.schema,
  source: entries.source.schema,
  captured_at: entries.captured_at.schema,
});

/** Throws `ManifestError` (what is wrong, entry by entry) or `BundleError` (no JSON at all). */
export function parseManifest(json: string): BundleManifest {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BundleError({ file: MANIFEST, reason: `it is not JSON: ${why}` }, { cause });
  }
  const parsed = manifest.safeParse(value);
  if (parsed.success) {
    const { portal, source, captured_at: capturedAt } = parsed.data;
    return { portal, source, capturedAt: new Date(capturedAt).toISOString() };
  }
  const given: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  const [first, ...others] = Object.entries(entries)
    .filter(([key]) => wrong.has(key))
    .map(([key, { reason }]) => entryFault(json, key, given[key], reason));
  if (first === undefined) {
    throw new BundleError({ file: MANIFEST, reason: 'it must be a JSON object' });
  }
  throw new ManifestError([first, ...others]);
}

function entryFault(json: string, column: string, value: unknown, reason: string): Fault {
  const at = json.indexOf(`"${column}"`);
  return {
    file: MANIFEST,
    line: at === -1 ? null : json.slice(0, at).split('\n').length,
    column,
    value: value === undefined ? null : shortened(JSON.stringify(value)),
    reason: value === undefined ? `is missing; it ${reason}` : reason,
  };
}
