import meta from './BoxPlot.stories.tsx';
import { BoxPlot } from './BoxPlot.tsx';

const groups = [...meta.args.groups].sort((a, b) => (b.p50 ?? 0) - (a.p50 ?? 0));

/** The dearest genre first; the twelve books of poetry have a hollow box. */
export function OrderedByMedian() {
  return <BoxPlot {...meta.args} groups={groups} />;
}

/** Twelve books of poetry look like four hundred novels. */
export function SmallSampleHidden() {
  return <BoxPlot {...meta.args} title="Поэзия дешевле всех" groups={groups} smallSample={0} />;
}
