import type { PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { MAX_COMPARED_BOOKS, useCompareTray } from '../../blocks/compare/compareTray.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { CatalogueView } from './CatalogueView.tsx';
import { catalogueAddress, catalogueRead } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';

/** The books of a portal, searched, filtered, sorted and paged by the server. */
export function CataloguePage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [search, change] = useAddress(catalogueAddress);
  const tray = useCompareTray();
  usePageTitle(t(messages.title));
  return (
    <CatalogueView
      portal={portal}
      block={useBlock(useRead(catalogueRead(portal, search)))}
      search={search}
      onSearch={change}
      compared={tray.items}
      maxCompared={MAX_COMPARED_BOOKS}
      onCompare={tray.toggle}
    />
  );
}
