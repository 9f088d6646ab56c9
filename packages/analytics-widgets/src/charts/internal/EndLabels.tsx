import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type PlotBox, spreadLabels } from './plotBox.ts';
import * as css from './TimeChart.css.ts';

/** The name of a line where it ends. */
export interface EndLabel {
  id: string;
  text: string;
  /** Value that it stands beside. */
  value: number;
  color: string;
  /** Before the name: a place. */
  prefix?: string;
  href?: string;
}

export interface EndLabelsProps {
  box: PlotBox;
  labels: readonly EndLabel[];
  active: string | null;
  onPoint?: (id: string | null) => void;
}

const LINE = 15;

/** Names beside the lines they belong to, moved apart where they would cover each other. */
export function EndLabels({ box, labels, active, onPoint }: EndLabelsProps) {
  const { Link } = useWidgets();
  const { right, top, bottom } = box.edges;
  const places = spreadLabels(
    labels.map(({ id, value }) => ({ id, y: box.y(value) })),
    LINE,
    top,
    box.height - bottom,
  );
  const byId = new Map(places.map(({ id, y }) => [id, y]));
  return labels.map(({ id, text, color, prefix, href }) => (
    <span
      key={id}
      className={css.endLabel}
      data-faded={active !== null && active !== id}
      style={{
        left: `${box.width - right + 10}px`,
        top: `${byId.get(id) ?? 0}px`,
        maxWidth: `${right - 10}px`,
      }}
      onPointerEnter={onPoint && (() => onPoint(id))}
      onPointerLeave={onPoint && (() => onPoint(null))}
    >
      {prefix === undefined ? (
        <span className={css.swatch} style={{ color }} />
      ) : (
        <span className={css.prefix}>{prefix}</span>
      )}
      {href === undefined ? (
        <span aria-hidden="true" className={css.endText} title={text} dir="auto">
          {text}
        </span>
      ) : (
        <Link href={href} className={css.endText} title={text} dir="auto">
          {text}
        </Link>
      )}
    </span>
  ));
}
