import { type AlertRule, type AlertScope, alertCondition } from '@litometr/api-contract';
import {
  type AlertCondition,
  type AlertField,
  type AlertFieldValues,
  type AlertType,
  alertFieldsOf,
  recordOf,
} from '@litometr/domain';

export const scopeKinds = ['watched', 'book', 'author', 'genre', 'tag'] as const;

/** A rule as its form holds it: every parameter of every condition, null where it is empty. */
export interface RuleDraft extends AlertParameters {
  kind: AlertScope['kind'];
  target: number | null;
  type: AlertType;
}

type AlertParameters = { [Field in AlertField]: AlertFieldValues[Field] | null };

const fresh: RuleDraft = {
  kind: 'watched',
  target: null,
  type: 'entered',
  list: null,
  depth: null,
  place: 10,
  percent: null,
};

export function draftOf(rule: Pick<AlertRule, 'scope' | 'condition'> | null): RuleDraft {
  if (rule === null) return fresh;
  const { scope, condition } = rule;
  const target = scope.kind === 'watched' ? null : scope.target;
  return { ...fresh, ...condition, kind: scope.kind, target };
}

/** Null while something that it needs is not there. */
export function ruleOf(draft: RuleDraft): { scope: AlertScope; condition: AlertCondition } | null {
  const scope = scopeOf(draft);
  const condition = conditionOf(draft);
  return scope === null || condition === null ? null : { scope, condition };
}

function scopeOf({ kind, target }: RuleDraft): AlertScope | null {
  if (kind === 'watched') return { kind };
  return target === null ? null : { kind, target };
}

/** The parameters of the draft's own condition; those of others are left out. */
function conditionOf(draft: RuleDraft): AlertCondition | null {
  const fields = alertFieldsOf(draft.type).map(({ field }) => field);
  const values = recordOf(fields, (field) => draft[field]);
  return alertCondition.safeParse({ type: draft.type, ...values }).data ?? null;
}
