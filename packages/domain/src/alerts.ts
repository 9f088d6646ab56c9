import type { ListKind } from './lists.ts';
import { valuesOf } from './registry.ts';

/**
 * Parameters of alert rules.
 *
 * - `list`: a kind of lists; any kind where it is null
 * - `depth`, `place`: a rank
 * - `percent`: a change in percent
 */
export interface AlertFieldValues {
  list: ListKind;
  depth: number;
  place: number;
  percent: number;
}
/** The parameters in the order of the form. */
const alertFields = [
  'list',
  'depth',
  'place',
  'percent',
] as const satisfies readonly (keyof AlertFieldValues)[];
export type AlertField = (typeof alertFields)[number];
export type AlertNumberField = Exclude<AlertField, 'list'>;

/** Bounds of the numbers, both included. */
export const alertBounds = {
  depth: { min: 1, max: 1_000, isWhole: true },
  place: { min: 1, max: 1_000, isWhole: true },
  percent: { min: 1, max: 10_000, isWhole: false },
} as const satisfies Record<AlertNumberField, { min: number; max: number; isWhole: boolean }>;

/** A condition that triggers a rule. */
export interface AlertFacts {
  /** Stored in rules and alerts, never changed. */
  readonly type: string;
  /** Its parameters, in the order of the form. An optional one may be null. */
  readonly fields: Readonly<Partial<Record<AlertField, 'required' | 'optional'>>>;
}

/**
 * The conditions in the order of the form.
 *
 * - `entered`, `left`: a list (of a kind), to or from its first `depth` ranks where `depth` is set
 * - `place`: a rank of `place` or better, which the book did not have on the captured day before
 * - `price`: the price changed; with `percent`, it fell by at least so much
 * - `growth`: the portal's main metric grew by `percent` or more within seven days; at most one
 *   alert per book in seven days
 */
export const alertRegistry = [
  { type: 'entered', fields: { list: 'optional', depth: 'optional' } },
  { type: 'left', fields: { list: 'optional', depth: 'optional' } },
  { type: 'place', fields: { list: 'optional', place: 'required' } },
  { type: 'price', fields: { percent: 'optional' } },
  { type: 'growth', fields: { percent: 'required' } },
] as const satisfies readonly AlertFacts[];

type Registered = (typeof alertRegistry)[number];

export const alertTypes = valuesOf(alertRegistry, 'type');
export type AlertType = (typeof alertTypes)[number];

type ValueOf<Field, Need> = Field extends AlertField
  ? AlertFieldValues[Field] | (Need extends 'required' ? never : null)
  : never;
type ConditionOf<Facts extends Registered> = Facts extends Registered
  ? { type: Facts['type'] } & {
      [Field in keyof Facts['fields']]: ValueOf<Field, Facts['fields'][Field]>;
    }
  : never;

/** A condition with its parameters. */
export type AlertCondition = ConditionOf<Registered>;

/** Returns the parameters of a condition, each with whether it is required, in the order of the form. */
export function alertFieldsOf(type: AlertType): { field: AlertField; isRequired: boolean }[] {
  const facts: AlertFacts | undefined = alertRegistry.find((each) => each.type === type);
  return alertFields.flatMap((field) => {
    const need = facts?.fields[field];
    return need === undefined ? [] : [{ field, isRequired: need === 'required' }];
  });
}
