import type { PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { Skeleton } from '@litometr/ui';
import { vars } from '@litometr/ui/theme';
import { ListControlsSkeleton } from '../../blocks/rankList/ListControlsSkeleton.tsx';

/** The room of the controls of a portal's lists, while their code or the portal is loading. */
export function MovementControlsSkeleton({ portal }: { portal: PortalSlug }) {
  const { lists } = portalDefinition(portal);
  const [first] = lists;
  return (
    <>
      {lists.length > 1 && (
        <Skeleton shape="block" inlineSize="18rem" blockSize={vars.control.md} />
      )}
      {first !== undefined && <ListControlsSkeleton portal={portal} list={first.kind} hasCompare />}
    </>
  );
}
