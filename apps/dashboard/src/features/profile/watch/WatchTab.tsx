import { importWatchList, myAccount, watchKeys, watchList } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import { read } from '../../../api/read.ts';
import { useDownload } from '../../../api/useDownload.ts';
import { useEndpointMutation } from '../../../api/useEndpointMutation.ts';
import { useOwn } from '../../../api/useOwn.ts';
import { useBlock } from '../../../blocks/useBlock.ts';
import { WatchContext } from '../../../blocks/watch/WatchContext.ts';
import { useIsolate } from '../../../domain/useIsolate.ts';
import { type TabProps, WATCH_ROWS } from '../profile.address.ts';
import { WatchImport } from './WatchImport.tsx';
import { WatchListView } from './WatchListView.tsx';
import { watchListMessages as messages } from './watchList.messages.ts';

/** All that the reader follows. */
export function WatchTab({ page, onPage, kind, onKind }: TabProps) {
  const { formatMessage: t } = useIntl();
  const isolate = useIsolate();
  const watch = use(WatchContext);
  const importing = useEndpointMutation(importWatchList, [watchList, watchKeys, myAccount]);
  const download = useDownload();
  const { mutate: save, isPending: isSaving } = useMutation({
    mutationFn: () => download(read(watchList, { query: {} })),
    onError: (error) => {
      console.error('The watch list could not be saved.', error);
      showToast({ tone: 'danger', title: t(messages.notSaved) });
    },
  });
  const [isAdding, setAdding] = useState(false);
  const query = { page, size: WATCH_ROWS, ...(kind && { kind }) };
  const block = useBlock(useOwn(watchList, { query }));
  // Optimistic removal: the item disappears before the list is refetched.
  const shown = block.data && {
    ...block.data,
    items: block.data.items.filter((item) => watch?.isKnown !== true || watch.isWatched(item)),
  };
  return (
    <>
      <WatchListView
        block={{ state: block.state, data: shown }}
        room={watch?.room ?? null}
        kind={kind}
        onKind={onKind}
        page={page}
        onPage={onPage}
        onAdd={() => setAdding(true)}
        isSaving={isSaving}
        onSave={() => save()}
        onRemove={(thing) => {
          watch?.follow(thing, false);
          showToast({
            title: t(messages.removed, { name: isolate(thing.name) }),
            action: { label: t(messages.undo), onAction: () => watch?.follow(thing, true) },
          });
        }}
      />
      {isAdding && (
        <WatchImport
          room={watch?.room ?? null}
          onClose={() => setAdding(false)}
          onSend={(body) => importing.send({ body })}
        />
      )}
    </>
  );
}
