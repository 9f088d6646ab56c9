import { createHash } from 'node:crypto';
import type { CollectorRule } from '@litometr/api-contract';
import type { Locale } from '@litometr/domain';
import type { PortalCollector } from '../portalCollector.ts';
import { ruleTexts } from './ruleTexts.ts';

/** The rules of a collector in one language, in the order of their weight. */
export function rulesOf({ rules }: PortalCollector, locale: Locale): CollectorRule[] {
  return rules.map((code) => ({ code, text: ruleTexts[code][locale] }));
}

/**
 * Returns the key of the rules that staff agree to: it changes with the rules, their texts, links
 * or pace.
 */
export function rulesKey({ portal, rules, links, paceMs, origins }: PortalCollector): string {
  const texts = rules.map((code) => ruleTexts[code].ru);
  return createHash('sha256')
    .update(JSON.stringify([portal, texts, links, paceMs, origins]))
    .digest('hex')
    .slice(0, 16);
}
