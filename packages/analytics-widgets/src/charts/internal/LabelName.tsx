import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './TimeChart.css.ts';

export interface LabelNameProps {
  text: string;
  href?: string;
  /** Whether its line is drawn; only with `onToggle`. */
  isShown?: boolean;
  onToggle?: () => void;
  /** Hidden from assistive technology where the same names stand in reach elsewhere. */
  quiet?: boolean;
}

/** The name of a line: a link to what it is about, a switch for the line, or a plain text. */
export function LabelName({ text, href, isShown = true, onToggle, quiet = false }: LabelNameProps) {
  const { Link } = useWidgets();
  if (href !== undefined) {
    return (
      <Link href={href} className={css.endText} title={text} dir="auto">
        {text}
      </Link>
    );
  }
  if (onToggle) {
    return (
      <button type="button" className={css.toggle} aria-pressed={isShown} onClick={onToggle}>
        <span className={css.endText} title={text} dir="auto">
          {text}
        </span>
      </button>
    );
  }
  return (
    <span aria-hidden={quiet || undefined} className={css.endText} title={text} dir="auto">
      {text}
    </span>
  );
}
