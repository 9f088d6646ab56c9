import type { ListKind, ListPeriod, PortalSlug, PortalSummary } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { ListControls } from './ListControls.tsx';
import { ListControlsSkeleton } from './ListControlsSkeleton.tsx';
import type { ChangeList } from './listState.ts';
import type { ListReads } from './useList.ts';

interface ControlsInput {
  portal: PortalSlug;
  list: ListKind;
  reads: ListReads;
  onChange: ChangeList;
  /** The stored summary of the portal; undefined while it is loading. */
  summary: PortalSummary | undefined;
  /** Class of the choice of a genre, where the page has another in some widths. */
  genreClass?: string;
  /** Whether to say which day changes are against, where the lead of the page does not. */
  hasCompare?: boolean;
}

/** The periods that a list is published for, as long as the captured ones are not known. */
const periodsOf = (portal: PortalSlug, list: ListKind): readonly ListPeriod[] =>
  portalDefinition(portal).lists.find(({ kind }) => kind === list)?.periods ?? [];

/** The controls of a list for the page's head; their room while the list is loading. */
export function ListHeadControls(props: ControlsInput) {
  const { portal, list, reads, onChange, summary, genreClass, hasCompare = false } = props;
  const shown = reads.ranks.data?.list;
  const held = summary?.lists.find((each) => each.list === list);
  if (shown === undefined) {
    if (!reads.ranks.isPending) return null;
    return (
      <ListControlsSkeleton
        portal={portal}
        list={list}
        {...(genreClass !== undefined && { genreClass })}
        hasCompare={hasCompare}
      />
    );
  }
  return (
    <ListControls
      days={
        reads.days.data?.items ?? [
          { day: shown.asof, size: 0, depth: shown.depth, complete: shown.complete },
        ]
      }
      areDaysLoading={reads.days.isLoading}
      asof={shown.asof}
      {...(hasCompare && { compare: shown.compare })}
      onDay={(asof, replace = false) => onChange({ asof }, { replace })}
      isSettled={!reads.ranks.isFetching}
      genres={held?.genres ?? (shown.genre === null ? [] : [shown.genre])}
      areGenresLoading={summary === undefined}
      {...(genreClass !== undefined && { genreClass })}
      genre={shown.genre?.id ?? null}
      onGenre={(genre) => onChange({ genre: String(genre) })}
      periods={held?.periods ?? periodsOf(portal, list)}
      period={shown.period}
      onPeriod={(period) => onChange({ period })}
    />
  );
}
