import type { ComponentProps } from 'react';
import type { ComposedChart, Treemap } from 'recharts';
import type { ChartProps } from '../ChartFrame/index.ts';

/** Props that a kind sets on its Recharts chart by itself. */
type OwnProps = keyof ChartProps | 'data' | 'width' | 'layout' | 'responsive' | 'ref';

/**
 * Props of the Recharts chart inside a kind, `children` included: any Recharts components. All of
 * them are passed on; data and size come from the kind.
 */
export type RechartsProps = Partial<Omit<ComponentProps<typeof ComposedChart>, OwnProps>>;

/** The same for kinds on Recharts' `Treemap`. */
export type TreemapChartProps = Partial<Omit<ComponentProps<typeof Treemap>, OwnProps>>;

const FRAME_PROPS: Record<keyof ChartProps, true> = {
  title: true,
  subjects: true,
  headingLevel: true,
  note: true,
  filters: true,
  source: true,
  demo: true,
  state: true,
  csvName: true,
  height: true,
  method: true,
};

const isFrameProp = ([name]: [string, unknown]): boolean => Object.hasOwn(FRAME_PROPS, name);

/** Separates the props of the frame around a chart from those of the Recharts chart inside. */
export function splitChartProps<Props extends ChartProps>(
  props: Props,
): { frame: ChartProps; chart: Omit<Props, keyof ChartProps> } {
  const entries = Object.entries(props);
  // Both halves have the names and values of `props`: fromEntries only forgets their types.
  return {
    frame: Object.fromEntries(entries.filter(isFrameProp)) as unknown as ChartProps,
    chart: Object.fromEntries(entries.filter((entry) => !isFrameProp(entry))) as Omit<
      Props,
      keyof ChartProps
    >,
  };
}
