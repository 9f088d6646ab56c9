import meta from './OpportunityMap.stories.tsx';
import { OpportunityMap } from './OpportunityMap.tsx';

const small = { ...meta.args, height: 260 };

/** The note explains the hollow marks. */
export function SampleRuleInNote() {
  return <OpportunityMap {...small} note="Пустой круг — меньше 20 книг: выборка мала" />;
}

/** A quadrant and the title give advice that the numbers do not. */
export function QuadrantAsAdvice() {
  return (
    <OpportunityMap
      {...small}
      title="Пишите в жанрах слева вверху"
      quadrants={['поздно', 'не пишите', 'не пишите', 'пишите здесь']}
    />
  );
}
