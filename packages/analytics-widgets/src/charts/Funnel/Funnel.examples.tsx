import { names } from '../../testing/kinds/kind.ts';
import meta from './Funnel.stories.tsx';
import { Funnel } from './Funnel.tsx';

/** Each step is a part of the one before it. */
export function StepsInOrder() {
  return <Funnel {...meta.args} />;
}

/** A genre is not a part of another genre, so that the shares mean nothing. */
export function SeparateGroups() {
  const steps = names.slice(0, 5).map((label, at) => ({
    id: label,
    label,
    value: Math.round(5200 / (1 + at * 0.4)),
  }));
  return (
    <Funnel {...meta.args} title="Детективов меньше половины" steps={steps} valueLabel="Книг" />
  );
}
