import { DataPanel } from '@litometr/analytics-widgets';
import type { EndpointResponse, myNotes, SavedView, savedViews } from '@litometr/api-contract';
import { ButtonLink } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import * as css from '../../blocks/notes/NoteList.css.ts';
import { NoteList } from '../../blocks/notes/NoteList.tsx';
import { Section } from '../../blocks/Section.tsx';
import { ViewLine } from '../../blocks/views/ViewLine.tsx';
import { paths } from '../../domain/paths.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';

/** More are in the profile. */
const VIEWS = 8;

const freshOf = ({ matches, changed }: SavedView) => (matches?.fresh ?? 0) + (changed ? 0.5 : 0);

export interface NewInViewsProps {
  block: Block<EndpointResponse<typeof savedViews>>;
  onOpen: (view: SavedView) => void;
}

/** Saved views, those with new matches first. */
export function NewInViews({ block, onOpen }: NewInViewsProps) {
  const { formatMessage: t } = useIntl();
  const items = [...(block.data?.items ?? [])].sort((a, b) => freshOf(b) - freshOf(a));
  const isEmpty = block.state.kind === 'ready' && items.length === 0;
  return (
    <Section
      title={t(messages.views)}
      lead={isEmpty ? t(messages.viewsNone) : undefined}
      actions={
        items.length > 0 && (
          <ButtonLink size="sm" href={paths.savedViews}>
            {t(messages.allViews)}
          </ButtonLink>
        )
      }
    >
      {!isEmpty && (
        <DataPanel state={block.state}>
          <ul className={css.list}>
            {items.slice(0, VIEWS).map((view) => (
              <li key={view.id} className={css.item}>
                <ViewLine view={view} onOpen={() => onOpen(view)} />
              </li>
            ))}
          </ul>
        </DataPanel>
      )}
    </Section>
  );
}

/** The notes that were written last; nothing where there are none. */
export function LastNotes({ block }: { block: Block<EndpointResponse<typeof myNotes>> }) {
  const { formatMessage: t } = useIntl();
  if (block.data?.items.length === 0 && block.state.kind === 'ready') return null;
  return (
    <Section
      title={t(messages.notes)}
      actions={
        <ButtonLink size="sm" href={paths.notes}>
          {t(messages.allNotes)}
        </ButtonLink>
      }
    >
      <DataPanel state={block.state}>
        <NoteList notes={block.data?.items ?? []} hasBook />
      </DataPanel>
    </Section>
  );
}
