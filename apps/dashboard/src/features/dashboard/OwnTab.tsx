import {
  type EndpointResponse,
  type home,
  lookAtView,
  myNotes,
  savedViews,
  type watchList,
} from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useOwn } from '../../api/useOwn.ts';
import type { Block } from '../../blocks/block.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { usePrefs } from '../../prefs/prefs.ts';
import { ChangesSinceYesterday } from './ChangesSinceYesterday.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { PortalToday } from './PortalToday.tsx';
import { LastNotes, NewInViews } from './SavedItems.tsx';

const NOTES = 5;

export interface OwnTabProps {
  watched: Block<EndpointResponse<typeof watchList>>;
  today: Block<EndpointResponse<typeof home>>;
}

/**
 * Followed and saved items of the user, and the day of their portal. Each part fails separately.
 */
export function OwnTab({ watched, today }: OwnTabProps) {
  const opening = useEndpointMutation(lookAtView, [savedViews]);
  const { portal } = usePrefs();
  const views = useBlock(useOwn(savedViews, {}));
  const notes = useBlock(useOwn(myNotes, { query: { size: NOTES } }));
  const isNew = watched.data?.count === 0;
  return (
    <Stack gap="xl">
      {isNew ? <FirstSteps /> : <ChangesSinceYesterday block={watched} />}
      {/* Rendered once what is above is known, so that it does not shift. */}
      {watched.state.kind !== 'loading' && views.state.kind !== 'loading' && (
        <>
          {(!isNew || (views.data?.items.length ?? 0) > 0) && (
            <NewInViews
              block={views}
              onOpen={({ id }) => void opening.send({ params: { id: String(id) } })}
            />
          )}
          <LastNotes block={notes} />
          <PortalToday block={today} portal={portal} />
        </>
      )}
    </Stack>
  );
}
