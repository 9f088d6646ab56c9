import { DataPanel } from '@litometr/analytics-widgets';
import type { EndpointResponse, SavedView, savedViews } from '@litometr/api-contract';
import { IconButton, Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { LOADING_TEXT } from '../../../blocks/loadingText.ts';
import * as css from '../../../blocks/notes/NoteList.css.ts';
import { Section } from '../../../blocks/Section.tsx';
import { emptyOr } from '../../../blocks/table/emptyOr.ts';
import { ViewLine } from '../../../blocks/views/ViewLine.tsx';
import { viewsMessages as messages } from './views.messages.ts';

export interface ViewsViewProps {
  block: Block<EndpointResponse<typeof savedViews>>;
  removed: ReadonlySet<number>;
  onOpen: (view: SavedView) => void;
  onRename: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}

/** The saved views by name, each with what is new in it. */
export function ViewsView({ block, removed, onOpen, onRename, onRemove }: ViewsViewProps) {
  const { formatMessage: t } = useIntl();
  const { data } = block;
  const shown = (data?.items ?? []).filter(({ id }) => !removed.has(id));
  const empty = { title: t(messages.empty), description: t(messages.emptyHelp) };
  return (
    <Section
      title={t(messages.title)}
      lead={
        data === undefined
          ? LOADING_TEXT
          : t(messages.lead, { count: shown.length, limit: data.limit })
      }
    >
      <DataPanel state={emptyOr(block.state, shown.length, empty)}>
        <ul className={css.list}>
          {shown.map((view) => (
            <li key={view.id} className={css.item}>
              <div className={css.itemBody}>
                <ViewLine view={view} onOpen={() => onOpen(view)} />
              </div>
              <Inline gap="xxs" wrap={false}>
                <IconButton
                  icon="edit"
                  size="sm"
                  label={t(messages.rename, { name: view.name })}
                  onPress={() => onRename(view)}
                />
                <IconButton
                  icon="close"
                  size="sm"
                  label={t(messages.remove, { name: view.name })}
                  onPress={() => onRemove(view)}
                />
              </Inline>
            </li>
          ))}
        </ul>
      </DataPanel>
    </Section>
  );
}
