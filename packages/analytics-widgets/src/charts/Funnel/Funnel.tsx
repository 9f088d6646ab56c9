import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { BarList } from '../BarList/index.ts';
import type { ChartProps } from '../ChartFrame/index.ts';

/** A step of a way that fewer and fewer go on. Null: not published. */
export interface FunnelStep {
  id: string;
  label: string;
  value: number | null;
}

export interface FunnelProps extends ChartProps {
  /** In the order of the way. */
  steps: readonly FunnelStep[];
  valueLabel: string;
}

/**
 * How many get how far: bars of one scale, each with its share of the first step. Bars rather than
 * a cone: lengths can be compared, areas cannot.
 */
export function Funnel({ steps, ...rest }: FunnelProps) {
  const { formats } = useWidgets();
  const whole = steps[0]?.value ?? null;
  const shareOf = (value: number) =>
    whole === null || whole === 0 ? signs.missing : formats.formatPercent(value / whole);
  return (
    <BarList
      {...rest}
      noteLabel={signs.percent}
      items={steps.map((step, index) => ({
        ...step,
        ...(index > 0 && step.value !== null && { note: shareOf(step.value) }),
      }))}
      {...(whole !== null && whole > 0 && { full: whole })}
    />
  );
}
