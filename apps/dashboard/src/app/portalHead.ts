import type { MessageDescriptor } from 'react-intl';
import type { Page } from '../page/definePage.ts';
import { frameMessages } from '../page/frame.messages.ts';
import { seoMessages } from './seo.messages.ts';

/** The head of a page of a portal: `<page> · Литометр`. */
export const portalHead =
  (name: MessageDescriptor): Page<object>['head'] =>
  ({ t, portal }) => ({
    title: t(frameMessages.titled, { page: t(name) }),
    description: t(seoMessages.portalPage, { page: t(name), portal }),
  });
