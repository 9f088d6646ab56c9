import { describe, expect, it } from 'vitest';
import { headTags } from './headTags.ts';

const page = { head: { title: 'О сервисе', description: 'Как считаем.' }, hasPicture: false };
const site = { locale: 'ru', publicUrl: 'https://litometr.example' } as const;
const canonicalOf = (tags: ReturnType<typeof headTags>) =>
  tags.flatMap((tag) => ('rel' in tag && tag['rel'] === 'canonical' ? [tag['href']] : []));

describe('headTags', () => {
  it.each([
    ['/about', 'https://litometr.example/about'],
    ['/about/', 'https://litometr.example/about'],
    ['/', 'https://litometr.example/'],
  ])('gives %s one canonical address', (path, address) => {
    expect(canonicalOf(headTags(page, { site, path }))).toEqual([address]);
  });

  it('has a canonical URL per language, and links to all of them', () => {
    const tags = headTags(page, { site: { ...site, locale: 'en' }, path: '/about' });
    expect(canonicalOf(tags)).toEqual(['https://litometr.example/about?lang=en']);
    expect(tags.filter((tag) => 'hrefLang' in tag)).toHaveLength(7);
  });

  it('shows a picture where the page has one', () => {
    const tags = headTags({ ...page, hasPicture: true }, { site, path: '/books/1' });
    const image = { property: 'og:image', content: 'https://litometr.example/og/books/1.png' };
    expect(tags).toContainEqual(image);
    expect(headTags(page, { site, path: '/books/1' })).not.toContainEqual(image);
  });

  it('hides pages without a description from search engines', () => {
    const tags = headTags(undefined, { site, path: '/app/profile' });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(canonicalOf(tags)).toEqual([]);
  });

  it('omits URLs where the site has no public one', () => {
    const tags = headTags(page, { site: null, path: '/about' });
    expect(tags).toEqual([
      { title: 'О сервисе' },
      { name: 'description', content: 'Как считаем.' },
    ]);
  });
});
