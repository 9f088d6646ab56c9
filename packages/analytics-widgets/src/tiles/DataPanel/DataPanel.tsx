import { Alert, Card, Heading, Skeleton, Spinner, VisuallyHidden } from '@litometr/ui';
import type { ReactNode } from 'react';
import { PanelMessage } from '../../internal/PanelMessage.tsx';
import { hasContent, isRefreshing, type PanelState } from '../../internal/PanelState.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './DataPanel.css.ts';

export interface DataPanelProps {
  /** Heading and accessible name of the block; without it the block has neither. */
  title?: string;
  headingLevel?: 2 | 3;
  /** At the end of the heading line. */
  actions?: ReactNode;
  state: PanelState;
  /** Placeholder with the height of the content, so that nothing moves when it loads. */
  skeleton?: ReactNode;
  children?: ReactNode;
}

/**
 * A block of a page in whichever state its data is: loading, empty, failed, partial or ready.
 * Each block fails alone; content that is there stays while newer is fetched.
 */
export function DataPanel(props: DataPanelProps) {
  const { title, headingLevel = 2, actions, state, children } = props;
  const { strings } = useWidgets();
  const refreshing = isRefreshing(state);
  const loading = state.kind === 'loading';
  return (
    <Card
      as="section"
      aria-label={title}
      aria-busy={loading || refreshing}
      className={css.root}
      data-state={state.kind}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={css.head}>
          <div className={css.title}>
            {title !== undefined && (
              <Heading level={headingLevel} size="h3">
                {title}
              </Heading>
            )}
            {refreshing && <Spinner size="sm" label={strings.panel.refreshing} />}
          </div>
          {actions}
        </div>
      )}
      <div className={css.content}>
        {state.kind === 'partial' && <Alert tone="warning">{state.notice}</Alert>}
        {loading && (props.skeleton ?? <Skeleton shape="block" blockSize="240px" />)}
        {(state.kind === 'empty' || state.kind === 'failed') && (
          <PanelMessage state={state} headingLevel={title === undefined ? headingLevel : 3} />
        )}
        {hasContent(state) && children}
      </div>
      <VisuallyHidden as="div">
        <div role="status">{loading ? strings.panel.loading : ''}</div>
      </VisuallyHidden>
    </Card>
  );
}
