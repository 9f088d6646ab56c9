import type { ListKind, PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { Skeleton } from '@litometr/ui';
import { vars } from '@litometr/ui/theme';
import * as css from './ListControlsSkeleton.css.ts';

interface ListControlsSkeletonProps {
  portal: PortalSlug;
  list: ListKind;
  /** Class of the choice of a genre. */
  genreClass?: string;
  hasCompare?: boolean;
}

/** The room of the controls while the list is loading: what is below them does not move. */
export function ListControlsSkeleton(props: ListControlsSkeletonProps) {
  const { portal, list, genreClass, hasCompare = false } = props;
  const hasPeriods = portalDefinition(portal).lists.some(
    ({ kind, periods }) => kind === list && periods.length > 1,
  );
  return (
    <>
      {list === 'genre_top' && (
        <Skeleton
          shape="block"
          {...(genreClass !== undefined && { className: genreClass })}
          inlineSize="11.5rem"
          blockSize={vars.control.md}
        />
      )}
      {hasPeriods && <Skeleton shape="block" inlineSize="15rem" blockSize={vars.control.md} />}
      <Skeleton shape="block" inlineSize="10rem" blockSize={vars.control.md} />
      {hasCompare && <Skeleton inlineSize="9.5rem" />}
      <Skeleton shape="block" className={css.film} blockSize={vars.control.md} />
    </>
  );
}
