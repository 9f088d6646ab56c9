import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import * as z from 'zod/mini';
import { roundingStep } from '../../measurements/portals.ts';
import type { Reading } from './numbers.ts';

/** A page is not as its parser knows it. `selector`: what was looked for, or the wrong entry. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  readonly selector: string | null;

  constructor(message: string, selector: string | null) {
    super(message);
    this.selector = selector;
  }
}

/** JSON as a schema says. @throws ShapeError that names the first wrong entry */
export function parseJson<Schema extends z.ZodMiniType>(
  text: string,
  schema: Schema,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ShapeError('The response is not JSON.', null);
  }
  return checked(value, schema);
}

/** @throws ShapeError that names the first wrong entry */
export function checked<Schema extends z.ZodMiniType>(
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ShapeError(
    `The response has an unknown shape: ${issue?.message ?? 'unknown'}.`,
    issue === undefined ? null : issue.path.map(String).join('.'),
  );
}

/**
 * Returns the value, after checking that its rounding is the portal's. A value that is more precise
 * than the portal's definition would be treated as noise.
 */
export function roundedValue(
  portal: PortalSlug,
  metric: MetricKey,
  reading: Reading | null,
): number | null {
  if (reading === null) return null;
  const step = roundingStep(portalDefinition(portal), metric, reading.value);
  if (reading.step < step) {
    throw new ShapeError(
      `${metric} is shown to the nearest ${reading.step}, not ${step}: correct the rounding of the portal.`,
      metric,
    );
  }
  return reading.value;
}
