import {
  type AlertCondition,
  type AlertRule,
  type AlertScope,
  type ListKind,
  listKind,
} from '@litometr/api-contract';

export const scopeKinds = ['watched', 'book', 'author', 'genre', 'tag'] as const;
export const conditionTypes = ['entered', 'left', 'place', 'price', 'growth'] as const;

/** A rule as its form holds it: every field of every condition, those of others at rest. */
export interface RuleDraft {
  kind: AlertScope['kind'];
  target: number | null;
  type: AlertCondition['type'];
  list: ListKind | null;
  depth: number | null;
  place: number | null;
  percent: number | null;
}

const fresh: RuleDraft = {
  kind: 'watched',
  target: null,
  type: 'entered',
  list: null,
  depth: null,
  place: 10,
  percent: null,
};

export const listOptions: readonly ListKind[] = listKind.options;

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

function conditionOf({ type, list, depth, place, percent }: RuleDraft): AlertCondition | null {
  switch (type) {
    case 'entered':
    case 'left':
      return { type, list, depth };
    case 'place':
      return place === null ? null : { type, list, place };
    case 'price':
      return { type, percent };
    case 'growth':
      return percent === null ? null : { type, percent };
  }
}
