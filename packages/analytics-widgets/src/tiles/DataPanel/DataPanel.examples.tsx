import { Skeleton } from '@litometr/ui';
import { DataPanel } from './DataPanel.tsx';

const TITLE = 'Лидеры прироста за неделю';

/** The content will have three lines, and so has its placeholder. */
export function SkeletonOfTheContent() {
  return (
    <DataPanel
      title={TITLE}
      headingLevel={3}
      state={{ kind: 'loading' }}
      skeleton={<Skeleton lines={3} />}
    />
  );
}

/** The request failed, and the panel says that there is nothing. */
export function FailureAsEmpty() {
  return (
    <DataPanel title={TITLE} headingLevel={3} state={{ kind: 'empty', title: 'Лидеров нет' }} />
  );
}
