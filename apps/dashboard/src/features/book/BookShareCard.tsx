import { DEFAULT_LOCALE } from '@litometr/domain';
import { ButtonLink } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { bookMessages as messages } from './book.messages.ts';

/** The book's place and figure of the day as a picture, for where links do not show themselves. */
export function BookShareCard({ book }: { book: number }) {
  const { formatMessage: t, locale } = useIntl();
  const language = locale === DEFAULT_LOCALE ? '' : `?lang=${locale}`;
  return (
    <ButtonLink href={`/og${paths.book(book)}.png${language}`} target="_blank" icon="share">
      {t(messages.shareCard)}
    </ButtonLink>
  );
}
