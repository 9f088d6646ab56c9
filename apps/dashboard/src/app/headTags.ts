import { DEFAULT_LOCALE, type Locale, locales } from '@litometr/domain';
import type { MetaDescriptor } from 'react-router-dom';
import type { HeadTexts } from '../page/definePage.ts';

/** The server's language and URL, which the first page contains. */
export interface Site {
  locale: Locale;
  /** `https://litometr.example`, without a slash at the end; null where it is not configured. */
  publicUrl: string | null;
}

interface Described {
  head: HeadTexts;
  hasPicture: boolean;
}

/** The default language has the plain address, every other one its own. */
const localeHref = (address: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? address : `${address}?lang=${locale}`;

/**
 * Title, description, canonical address, languages and preview of a page. A page that is not
 * described is not for search engines; one of a static build has no address to name.
 */
export function headTags(
  page: Described | undefined,
  { site, path }: { site: Site | null; path: string },
): MetaDescriptor[] {
  if (page === undefined) return [{ title: 'Литометр' }, { name: 'robots', content: 'noindex' }];
  const { head, hasPicture } = page;
  const named = [{ title: head.title }, { name: 'description', content: head.description }];
  if (site === null) return named;
  const { locale, publicUrl } = site;
  const plainPath = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const address = (publicUrl ?? '') + plainPath;
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  const property = (name: string, content: string) => ({ property: name, content });
  const picture = localeHref(`${publicUrl ?? ''}/og${plainPath}.png`, locale);
  return [
    ...named,
    { tagName: 'link', rel: 'canonical', href: localeHref(address, locale) },
    ...locales.map((each) => alternate(each, localeHref(address, each))),
    alternate('x-default', address),
    property('og:type', 'website'),
    property('og:site_name', 'Литометр'),
    property('og:title', head.title),
    property('og:description', head.description),
    // It has to be absolute.
    ...(publicUrl === null ? [] : [property('og:url', localeHref(address, locale))]),
    property('og:locale', locale.replace('-', '_')),
    ...(hasPicture
      ? [
          property('og:image', picture),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property('og:image:type', 'image/png'),
          property('og:image:alt', head.title),
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : [{ name: 'twitter:card', content: 'summary' }]),
  ];
}
