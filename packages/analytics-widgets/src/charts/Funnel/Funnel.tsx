import type { ChartProps } from '../ChartFrame/index.ts';
import type { RechartsProps } from '../internal/chartProps.ts';
import { CountBars } from '../marks/CountBars.tsx';

/** A step of a funnel. Null: not published. */
export interface FunnelStep {
  id: string;
  label: string;
  value: number | null;
}

export interface FunnelProps extends ChartProps, RechartsProps {
  /** From the first step to the last. */
  steps: readonly FunnelStep[];
  valueLabel: string;
}

/**
 * How many reach each step, with its share of the first one. Bars of Recharts rather than its
 * `FunnelChart`: lengths can be compared, areas of trapezoids cannot.
 */
export function Funnel({ steps, ...rest }: FunnelProps) {
  const first = steps[0];
  return (
    <CountBars
      {...rest}
      items={steps}
      shareOf={(step) =>
        step.id === first?.id || step.value === null || !first?.value
          ? null
          : step.value / first.value
      }
    />
  );
}
