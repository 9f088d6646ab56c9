import { MoneyCell, useFormats } from '@litometr/analytics-widgets';
import type { BookDetail } from '@litometr/api-contract';
import { DEFAULT_LOCALE } from '@litometr/domain';
import { Badge, BookCover, Chip, DescriptionList, Inline, Link, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DataText } from '../../blocks/DataText.tsx';
import { SeriesLink } from '../../blocks/SeriesLink.tsx';
import { accessMessages, columnMessages, formMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useNames } from '../../domain/useNames.ts';
import { useDataLang } from '../../i18n/dataLang.ts';
import { NamedPortal } from '../../portals/PortalMark.tsx';
import * as css from './BookHead.css.ts';
import { bookMessages as messages } from './book.messages.ts';

interface Fact {
  id: string;
  term: ReactNode;
  description: ReactNode;
}

/** A date may lie before our era of calendars that Intl formats by day: a bare year stays. */
function useFacts(book: BookDetail): Fact[] {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatVolume } = useFormats();
  const { status } = useDomain();
  const fact = (id: string, term: string, description: ReactNode | null): Fact[] =>
    description === null ? [] : [{ id, term, description }];
  const day = (value: string | null) => (value === null ? null : formatDay(value, 'long'));
  return [
    ...fact('status', t(messages.status), book.status && status(book.status)),
    ...fact('access', t(messages.access), book.access && t(accessMessages[book.access])),
    ...fact('form', t(messages.form), book.form && t(formMessages[book.form])),
    ...fact(
      'volume',
      t(messages.volume),
      book.chars === null
        ? null
        : t(messages.volumeFull, { volume: formatVolume(book.chars), chars: book.chars }),
    ),
    ...fact(
      'price',
      t(messages.price),
      book.price_rub === null ? null : (
        <MoneyCell value={book.price_rub} oldValue={book.price_old_rub} />
      ),
    ),
    ...fact(
      'age',
      t(messages.age),
      book.age_limit === null ? null : t(messages.ageValue, { age: book.age_limit }),
    ),
    ...fact(
      'series',
      t(columnMessages.series),
      book.series && <SeriesLink book={book} series={book.series} />,
    ),
    ...fact('publisher', t(messages.publisher), book.publisher),
    ...fact('published', t(messages.published), day(book.first_published_on)),
    ...fact('updated', t(messages.updated), day(book.updated_on)),
    ...fact('finished', t(messages.finished), day(book.finished_on)),
  ];
}

/** The book's place and figure of the day as a picture, for where links do not show themselves. */
function ShareCardLink({ book }: { book: number }) {
  const { formatMessage: t, locale } = useIntl();
  const language = locale === DEFAULT_LOCALE ? '' : `?lang=${locale}`;
  return (
    <Link href={`/og${paths.book(book)}.png${language}`} target="_blank">
      {t(messages.shareCard)}
    </Link>
  );
}

/** Cover, authors, annotation and the facts of a book. */
export function BookHead({ book }: { book: BookDetail }) {
  const { formatMessage: t } = useIntl();
  const { portal } = useDomain();
  const names = useNames();
  const { glossed } = useGloss();
  const facts = useFacts(book);
  const dataLang = useDataLang();
  const marks = [
    book.tier === 'debut' && { ...messages.tierDebut, tone: 'info' as const },
    book.tier === 'charted' && { ...messages.tierCharted, tone: 'neutral' as const },
    book.is_exclusive === true && { ...messages.exclusive, tone: 'neutral' as const },
    book.has_audio === true && { ...messages.audio, tone: 'neutral' as const },
  ].filter((mark) => mark !== false);
  return (
    <div className={css.root}>
      <BookCover
        size="lg"
        title={names.title(book.title)}
        author={book.authors.map((author) => names.author(author.name)).join(', ')}
        {...(book.genres[0] === undefined ? {} : { genre: book.genres[0].name })}
        src={book.cover_url}
        isAdult={book.age_limit === 18}
        className={css.cover}
      />
      <div className={css.who}>
        <Inline gap="sm">
          <NamedPortal portal={book.portal} />
          {book.authors.map((author) => (
            <Link key={author.id} href={paths.author(author.id)}>
              <DataText of="author">{author.name}</DataText>
            </Link>
          ))}
          {marks.map((mark) => (
            <Badge key={mark.id} tone={mark.tone}>
              {t(mark)}
            </Badge>
          ))}
        </Inline>
      </div>
      <Stack gap="md" className={css.text}>
        {(book.genres.length > 0 || book.tags.length > 0) && (
          <Inline gap="xs">
            {book.genres.map((genre) => (
              <Chip key={genre.id} tone="accent" href={paths.genre(book.portal, genre.id)}>
                {glossed(genre.name)}
              </Chip>
            ))}
            {book.tags.map((tag) => (
              <Chip key={tag.id} href={paths.tag(book.portal, tag.id)}>
                {glossed(tag.name)}
              </Chip>
            ))}
          </Inline>
        )}
        {book.annotation !== null && (
          <Text className={css.annotation} lang={dataLang} dir="auto">
            {book.annotation}
          </Text>
        )}
        {facts.length > 0 && <DescriptionList items={facts} layout="columns" />}
        <Inline gap="md">
          {book.external_url !== null && (
            <Link href={book.external_url} target="_blank" rel="noreferrer">
              {t(messages.onPortal, { portal: portal(book.portal) })}
            </Link>
          )}
          <ShareCardLink book={book.id} />
        </Inline>
      </Stack>
    </div>
  );
}
