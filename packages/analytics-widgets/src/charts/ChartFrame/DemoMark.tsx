import { Badge } from '@litometr/ui';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';

/** Says that the numbers are generated. */
export function DemoMark() {
  const { strings } = useWidgets();
  return (
    <Badge tone="warning" title={strings.freshness.demoTitle}>
      {strings.freshness.demo}
    </Badge>
  );
}
