import type { PortalSlug } from '@litometr/api-contract';
import { describe } from '../../app/describe.ts';
import {
  browserLoader,
  pageComponent,
  pageHandle,
  pageMeta,
  serverLoader,
} from '../../app/pageRoute.tsx';
import { seoMessages } from '../../app/seo.messages.ts';
import { createNames } from '../../domain/useNames.ts';
import { definePage } from '../../page/definePage.ts';
import { frameMessages } from '../../page/frame.messages.ts';
import { TagPage } from './TagPage.tsx';
import { tagAddress, tagRead } from './tag.address.ts';
import { tagMessages } from './tag.messages.ts';

const page = definePage({
  address: tagAddress,
  reads: ({ portal, id }: { portal: PortalSlug; id: string }, state) => [
    tagRead(portal, id, state),
  ],
  head: ({ t, portal, props, state, responseTo }) => {
    const found = responseTo(tagRead(props.portal, props.id, state))?.tag;
    const page =
      found === undefined
        ? t(tagMessages.unknown)
        : t(tagMessages.heading, { name: createNames({ formatMessage: t }).title(found.name) });
    const about = t(seoMessages.tag, { portal });
    return {
      title: t(frameMessages.titled, { page }),
      description: found === undefined ? about : describe(page, about),
    };
  },
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(TagPage);
