import { Chip, VisuallyHidden } from '@litometr/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './ChipsCell.css.ts';

export interface ChipItem {
  label: string;
  /** BCP 47, where its letters do not tell that it is of the data's language. */
  lang?: string | undefined;
  href?: string;
  tone?: 'neutral' | 'accent';
}

export interface ChipsCellProps {
  items: readonly ChipItem[];
  /** Chips before '+n'. */
  max?: number;
  reason?: string;
}

/** Genres or tags on one line; what does not fit is counted and named on hover. */
export function ChipsCell({ items, max = 3, reason }: ChipsCellProps) {
  const { formats, strings, dataText } = useWidgets();
  if (items.length === 0) return <MissingValue reason={reason} />;
  const rest = items.slice(max);
  return (
    <span className={css.root}>
      {items.slice(0, max).map(({ label, lang = dataText.name(label).lang, href, tone }) => (
        <Chip key={label} href={href} tone={tone} lang={lang} className={css.chip}>
          {label}
        </Chip>
      ))}
      {rest.length > 0 && (
        <span className={css.rest} title={formats.formatList(rest.map(({ label }) => label))}>
          <span aria-hidden="true">{formats.formatDelta(rest.length)}</span>
          <VisuallyHidden>{strings.more.items(rest.length)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
