import clsx from 'clsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './TimeChart.css.ts';

export interface LabelNameProps {
  text: string;
  href?: string;
  /** Whether its line is visible; only with `onToggle`. */
  isShown?: boolean;
  onToggle?: () => void;
  /** Colour of the line: of its toggle, where the name is a link. */
  color?: string;
  /** Hidden from assistive technology where the same names are available elsewhere. */
  quiet?: boolean;
}

/** The name of a line: a link, a toggle of the line, both, or plain text. */
export function LabelName(props: LabelNameProps) {
  const { text, href, isShown = true, onToggle, color, quiet = false } = props;
  const { Link, dataText } = useWidgets();
  const name = dataText.name(text);
  if (href !== undefined) {
    return (
      <>
        {onToggle && (
          <button
            type="button"
            className={clsx(css.toggle, css.switchRoom)}
            aria-pressed={isShown}
            aria-label={text}
            lang={name.lang}
            onClick={onToggle}
          >
            <span className={css.lineSwitch} style={{ color }} />
          </button>
        )}
        <Link href={href} className={css.endText} title={text} dir="auto" {...name} />
      </>
    );
  }
  if (onToggle) {
    return (
      <button type="button" className={css.toggle} aria-pressed={isShown} onClick={onToggle}>
        <span className={css.endText} title={text} dir="auto" {...name} />
      </button>
    );
  }
  return (
    <span
      aria-hidden={quiet || undefined}
      className={css.endText}
      title={text}
      dir="auto"
      {...name}
    />
  );
}
