import { VisuallyHidden } from '@litometr/ui';
import { Fragment } from 'react';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { isInvisible } from '../../provider/invisible.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './BookCell.css.ts';

export interface AuthorItem {
  name: string;
  href?: string;
}

export interface AuthorsCellProps {
  authors: readonly AuthorItem[];
  /** Number of names before '+n'. */
  max?: number;
  reason?: string;
}

/** Names on one line, each a link where it has a page; the full list on hover. */
export function AuthorsCell({ authors, max = 3, reason }: AuthorsCellProps) {
  const { formats, strings, Link, dataLang } = useWidgets();
  if (authors.length === 0) return <MissingValue reason={reason} />;
  const rest = authors.length - max;
  const shown = authors.map(({ name, href }) => ({
    href,
    name: isInvisible(name) ? strings.value.unnamed : name,
  }));
  const names = shown.map(({ name }) => name);
  return (
    <span className={css.authors} title={formats.formatList(names)}>
      {shown.slice(0, max).map(({ name, href }, index) => (
        <Fragment key={href ?? name}>
          {index > 0 && formats.listSeparator}
          {href === undefined ? (
            <span className={css.name} lang={dataLang} dir="auto">
              {name}
            </span>
          ) : (
            <Link href={href} className={css.author} lang={dataLang} dir="auto">
              {name}
            </Link>
          )}
        </Fragment>
      ))}
      {rest > 0 && (
        <>
          <span aria-hidden="true"> {formats.formatDelta(rest)}</span>
          <VisuallyHidden>{strings.more.items(rest)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
