import { createHash } from 'node:crypto';
import type { CollectorRule } from '@litometr/api-contract';
import type { Locale } from '@litometr/domain';
import { formatMessage } from '../../messages/messages.ts';
import type { PortalCollector } from '../portalCollector.ts';

/** The rules of a collector in one language, in the order of their weight. */
export function rulesOf({ rules }: PortalCollector, locale: Locale): CollectorRule[] {
  return rules.map((code) => ({ code, text: formatMessage(locale, `collector.rule.${code}`) }));
}

/**
 * Returns the key of the rules that staff agree to: it changes with the rules, their texts, links
 * or pace.
 */
export function rulesKey(collector: PortalCollector): string {
  const { portal, links, paceMs, origins } = collector;
  const texts = rulesOf(collector, 'ru').map(({ text }) => text);
  return createHash('sha256')
    .update(JSON.stringify([portal, texts, links, paceMs, origins]))
    .digest('hex')
    .slice(0, 16);
}
