import * as css from './TimeChart.css.ts';

/** Defines the hatch pattern of unknown values. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1={0} y1={0} x2={0} y2={6} className={css.hatchLine} />
      </pattern>
    </defs>
  );
}
