import meta from './SurvivalCurve.stories.tsx';
import { SurvivalCurve } from './SurvivalCurve.tsx';

const MIN_AT_RISK = 80;
const small = { ...meta.args, height: 200 };

/** Both curves stop where too few books are left. */
export function StopsAtFewBooks() {
  return (
    <SurvivalCurve
      {...small}
      title="За месяц в топ-20 попадает каждая пятая книга известного автора"
      groups={meta.args.groups.map((group) => ({
        ...group,
        points: group.points.filter(({ atRisk }) => atRisk >= MIN_AT_RISK),
      }))}
    />
  );
}

/** The title is about the last book of a curve. */
export function EndOfTheLastBook() {
  return (
    <SurvivalCurve
      {...small}
      title="К 90-му дню в топ-20 попадают все дебюты"
      groups={meta.args.groups.slice(0, 1).map((group) => ({
        ...group,
        points: group.points.map((point, at) =>
          at < group.points.length - 2
            ? point
            : { ...point, share: at === group.points.length - 1 ? 0 : 0.5, low: 0, atRisk: 2 },
        ),
      }))}
    />
  );
}
