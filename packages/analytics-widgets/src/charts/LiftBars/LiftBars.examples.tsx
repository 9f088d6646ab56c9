import meta from './LiftBars.stories.tsx';
import { LiftBars } from './LiftBars.tsx';

/** Hollow marks have their meaning in the readout and in the note. */
export function MarksExplained() {
  return (
    <LiftBars
      {...meta.args}
      note="Закрашено — устойчиво, пусто — предположительно; линия — интервал 95 %"
    />
  );
}

/** A ratio of nine books looks as sure as one of eighty-six. */
export function IntervalHidden() {
  return (
    <LiftBars
      {...meta.args}
      note="Доля среди авторов топов к доле среди авторов всех книг"
      items={meta.args.items.map((item) => ({ ...item, low: null, high: null, isStable: true }))}
    />
  );
}
