import type { Alert } from '@litometr/api-contract';
import type { Locale } from '@litometr/domain';
import { formatMessage } from '../messages/messages.ts';

interface FeedOptions {
  alerts: readonly Alert[];
  locale: Locale;
  /** Such as `https://litometr.example`; null makes links relative to the feed. */
  publicUrl: string | null;
  now: Date;
}

/** An Atom document (RFC 4287) of alerts. Its ids name no token, and stay when the address changes. */
export function atomFeed({ alerts, locale, publicUrl, now }: FeedOptions): string {
  const updated = alerts[0]?.at ?? now.toISOString();
  const entries = alerts.map((alert) => entryOf(alert, { locale, publicUrl }));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    '<id>urn:litometr:alerts</id>',
    `<title>${text(formatMessage(locale, 'feed.title'))}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${text(formatMessage(locale, 'feed.author'))}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(
  { id, at, day, portal, fact }: Alert,
  { locale, publicUrl }: Pick<FeedOptions, 'locale' | 'publicUrl'>,
): string {
  const number = new Intl.NumberFormat(locale);
  const formatValue = (value: number | null) => (value === null ? '—' : number.format(value));
  const { list, book, type } = fact;
  const event = formatMessage(locale, `feed.type.${type}`);
  const place =
    list === null
      ? []
      : [[formatMessage(locale, `feed.list.${list.kind}`), list.genre ?? ''].join(' ').trim()];
  const lines = [portal, day, ...place, `${formatValue(fact.before)} → ${formatValue(fact.after)}`];
  return [
    '<entry>',
    `<id>urn:litometr:alert:${id}</id>`,
    `<title>${text(formatMessage(locale, 'feed.entry', { book: book.title, event }))}</title>`,
    `<updated>${at}</updated>`,
    `<link href="${text(`${publicUrl ?? ''}/books/${book.id}`)}"/>`,
    `<content type="text">${text(lines.join(' · '))}</content>`,
    '</entry>',
  ].join('\n');
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Signs that XML has no way to write are left out. */
function text(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
