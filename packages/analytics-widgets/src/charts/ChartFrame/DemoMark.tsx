import { Badge } from '@litometr/ui';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './ChartFrame.css.ts';

/** Says that the numbers are generated. */
export function DemoMark() {
  const { strings } = useWidgets();
  return (
    <Badge tone="warning" className={css.demo} title={strings.freshness.demoTitle}>
      {strings.freshness.demo}
    </Badge>
  );
}
