import { ButtonLink } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { bookMessages as messages } from './book.messages.ts';

/** A server that draws pictures of pages names one in the page that it sends; others have none. */
const drawsPictures = () =>
  typeof document !== 'undefined' && document.querySelector('meta[property="og:image"]') !== null;

/** The book's place and figure of the day as a picture, for where links do not show themselves. */
export function BookShareCard({ book }: { book: number }) {
  const { formatMessage: t, locale } = useIntl();
  if (!drawsPictures()) return null;
  const language = locale === DEFAULT_LOCALE ? '' : `?lang=${locale}`;
  const picture = new URL(`/og${paths.book(book)}.png${language}`, window.location.origin);
  return (
    <ButtonLink href={picture.href} target="_blank" icon="share">
      {t(messages.shareCard)}
    </ButtonLink>
  );
}
