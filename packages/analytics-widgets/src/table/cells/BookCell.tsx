import { Badge, type BadgeProps, BookCover } from '@litometr/ui';
import { isInvisible } from '../../provider/invisible.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { RowLink } from '../RowLink.tsx';
import { type AuthorItem, AuthorsCell } from './AuthorsCell.tsx';
import * as css from './BookCell.css.ts';

export interface BookChip {
  label: string;
  tone?: BadgeProps['tone'];
}

export interface BookCellProps {
  title: string;
  /** The book's page; the row then opens it. */
  href?: string;
  /** None: unknown. Left out where the page is of their author. */
  authors?: readonly AuthorItem[];
  /** Without `src` the cover is composed from title and genre. `false` leaves it out. */
  cover?: { src?: string | null; genre?: string; adult?: boolean } | false;
  chips?: readonly BookChip[];
}

/**
 * A book: cover, title, authors and a few marks, on two lines at most. Where neither authors nor marks are
 * given, the title has both lines.
 */
export function BookCell({ href, authors, cover = {}, chips = [], ...book }: BookCellProps) {
  const { dataLang, strings } = useWidgets();
  const title = isInvisible(book.title) ? strings.value.untitled : book.title;
  const hasSecondLine = authors !== undefined || chips.length > 0;
  const titleProps = {
    className: hasSecondLine ? css.title : `${css.title} ${css.onlyTitle}`,
    title,
    dir: 'auto',
    lang: dataLang,
  } as const;
  return (
    <span className={css.root}>
      {cover !== false && (
        <span className={css.cover}>
          <BookCover
            size="xs"
            title={title}
            author={authors?.[0]?.name}
            src={cover.src}
            genre={cover.genre}
            isAdult={cover.adult}
            decorative
          />
        </span>
      )}
      <span className={css.text}>
        {href === undefined ? (
          <span {...titleProps}>{title}</span>
        ) : (
          <RowLink href={href} {...titleProps}>
            {title}
          </RowLink>
        )}
        {hasSecondLine && (
          <span className={css.second}>
            {authors !== undefined && <AuthorsCell authors={authors} />}
            {chips.length > 0 && (
              <span className={css.chips} data-optional="">
                {chips.map(({ label, tone }) => (
                  <Badge key={label} tone={tone}>
                    {label}
                  </Badge>
                ))}
              </span>
            )}
          </span>
        )}
      </span>
    </span>
  );
}
