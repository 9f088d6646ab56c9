import { type AlertField, alertBounds, alertFieldsOf, alertTypes } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import { alertCondition } from './meAlerts.ts';

const least = (field: AlertField) => (field === 'list' ? 'global_top' : alertBounds[field].min);

describe.each(alertTypes)('alertCondition of the type %s', (type) => {
  const fields = alertFieldsOf(type);
  const condition = {
    type,
    ...Object.fromEntries(fields.map(({ field }) => [field, least(field)])),
  };
  const isValid = (change: object) => alertCondition.safeParse({ ...condition, ...change }).success;

  it('accepts its parameters and no others', () => {
    expect(isValid({})).toBe(true);
    expect(isValid({ other: 1 })).toBe(false);
  });

  it('accepts null for optional parameters alone', () => {
    for (const { field, isRequired } of fields)
      expect(isValid({ [field]: null })).toBe(!isRequired);
  });

  it('refuses numbers out of bounds', () => {
    for (const { field } of fields) {
      if (field === 'list') continue;
      expect(isValid({ [field]: alertBounds[field].min - 1 })).toBe(false);
      expect(isValid({ [field]: alertBounds[field].max + 1 })).toBe(false);
    }
  });
});
