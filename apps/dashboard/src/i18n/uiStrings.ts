import type { UiStrings } from '@litometr/ui';
import type { IntlShape } from 'react-intl';
import { uiMessages as m } from './uiStrings.messages.ts';

/** The words of `@litometr/ui` in the chosen locale. */
export function uiStrings({ formatMessage: t }: Pick<IntlShape, 'formatMessage'>): UiStrings {
  return {
    skipToContent: t(m.skipToContent),
    openSidebar: t(m.openSidebar),
    closeSidebar: t(m.closeSidebar),
    filterTree: t(m.filterTree),
    noMatchingNodes: t(m.noMatchingNodes),
    matchingNodes: (count) => t(m.matchingNodes, { count }),
    expandItem: (label) => t(m.expandItem, { label }),
    collapseItem: (label) => t(m.collapseItem, { label }),
    close: t(m.close),
    dismissToast: t(m.dismissToast),
    toastRegion: (count) => t(m.toastRegion, { count }),
    pending: t(m.pending),
    showPassword: t(m.showPassword),
    hidePassword: t(m.hidePassword),
    clearSearch: t(m.clearSearch),
    selectPlaceholder: t(m.selectPlaceholder),
    breadcrumbs: t(m.breadcrumbs),
    pagination: t(m.pagination),
    previousPage: t(m.previousPage),
    nextPage: t(m.nextPage),
    page: (number) => t(m.page, { number }),
    pageOf: (number, count) => t(m.pageOf, { number, count }),
    deltaUp: (magnitude) => t(m.deltaUp, { magnitude }),
    deltaDown: (magnitude) => t(m.deltaDown, { magnitude }),
    deltaSame: t(m.deltaSame),
    rankUp: (places) => t(m.rankUp, { places }),
    rankDown: (places) => t(m.rankDown, { places }),
    rankSame: t(m.rankSame),
    rankNew: t(m.rankNew),
    rankNewMark: t(m.rankNewMark),
    rankReEntry: t(m.rankReEntry),
    cover: (title) => t(m.cover, { title }),
    revealCover: (title) => t(m.revealCover, { title }),
    adultMark: t(m.adultMark),
  };
}
