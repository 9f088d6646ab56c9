import { EmptyState, ErrorState } from '@litometr/ui';
import { useWidgets } from '../provider/WidgetsProvider.tsx';
import type { PanelState } from './PanelState.ts';

export interface PanelMessageProps {
  state: Extract<PanelState, { kind: 'empty' | 'failed' }>;
  headingLevel?: 1 | 2 | 3;
}

/** Explains why there is no content, and offers a way out. */
export function PanelMessage({ state, headingLevel = 3 }: PanelMessageProps) {
  const { strings } = useWidgets();
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title={state.title}
        headingLevel={headingLevel}
        retry={{ label: strings.panel.retry, onRetry: state.onRetry }}
      >
        {state.description}
      </ErrorState>
    );
  }
  return (
    <EmptyState title={state.title} headingLevel={headingLevel} actions={state.action}>
      {state.description}
    </EmptyState>
  );
}
