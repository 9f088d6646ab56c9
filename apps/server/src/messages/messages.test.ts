import { alertTypes, listKinds, locales, screenGroups, screenRegistry } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import { formatMessage, messageByLocale } from './messages.ts';
import ru from './ru.json' with { type: 'json' };

describe('formatMessage', () => {
  it('puts values in the places of the text, whatever signs they have', () => {
    expect(formatMessage('en', 'feed.entry', { book: '{event} $&', event: 'new price' })).toBe(
      '“{event} $&”: new price',
    );
  });

  it('leaves a placeholder without a value as it is', () => {
    expect(formatMessage('ru', 'feed.entry', { book: 'Утро' })).toBe('«Утро»: {event}');
  });
});

describe('messageByLocale', () => {
  it('returns a text for every language of the product', () => {
    expect(Object.keys(messageByLocale('feed.title'))).toEqual(locales);
  });
});

describe('the catalogue', () => {
  it('has no text of an alert, a list or a screen that the registries lack', () => {
    const known = [
      ...alertTypes.map((type) => `feed.type.${type}`),
      ...listKinds.map((kind) => `feed.list.${kind}`),
      ...[...screenGroups, ...screenRegistry].map(({ name }) => `menu.${name}`),
    ];
    const ids = Object.keys(ru).filter((id) => /^(feed\.(type|list)|menu)\./.test(id));
    expect(ids.toSorted()).toEqual(known.toSorted());
  });
});
