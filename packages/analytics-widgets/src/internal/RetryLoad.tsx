import { Alert, Button, type LazyFailureProps } from '@litometr/ui';
import { useWidgets } from '../provider/WidgetsProvider.tsx';

/** Replaces a control whose code did not load. */
export function RetryLoad({ retry }: LazyFailureProps) {
  const { strings } = useWidgets();
  return (
    <Alert
      tone="danger"
      actions={
        <Button size="sm" onPress={retry}>
          {strings.panel.retry}
        </Button>
      }
    >
      {strings.panel.loadFailed}
    </Alert>
  );
}
