import { Chip } from '@litometr/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './ChipsCell.css.ts';
import type { ChipItem } from './chipItem.ts';
import { MoreChips } from './MoreChips.tsx';

export interface ChipsCellProps {
  items: readonly ChipItem[];
  /** Number of chips before '+n'. */
  max?: number;
  /** Allows two lines where rows are high enough: three long names do not fit on one. */
  wraps?: boolean;
  reason?: string;
}

/** Genres or tags on one line; what does not fit is counted, named on hover and opened by a press. */
export function ChipsCell({ items, max = 3, wraps, reason }: ChipsCellProps) {
  const { dataText } = useWidgets();
  if (items.length === 0) return <MissingValue reason={reason} />;
  const rest = items.slice(max);
  return (
    <span className={css.root} data-wraps={wraps}>
      {items.slice(0, max).map(({ label, lang = dataText.name(label).lang, href, tone }) => (
        <Chip key={label} href={href} tone={tone} lang={lang} className={css.chip}>
          {label}
        </Chip>
      ))}
      {rest.length > 0 && <MoreChips items={rest} />}
    </span>
  );
}
