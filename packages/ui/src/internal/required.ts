type Validate<Value> = (value: Value) => string | true | string[] | null | undefined;

/**
 * The validation of a field that may not stay empty: the browser would say so in its own words and
 * language, so the field's message is given as a rule.
 */
export function withRequired<Value>(
  message: string | undefined,
  isEmpty: (value: Value) => boolean,
  validate: Validate<Value> | undefined,
): { isRequired?: true; validate?: Validate<Value> } {
  if (message === undefined) return validate ? { validate } : {};
  return {
    isRequired: true,
    validate: (value) => (isEmpty(value) ? message : validate?.(value)),
  };
}
