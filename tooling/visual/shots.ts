/** A look that a story is photographed in. */
export type Look = 'light' | 'dark' | 'rtl';

const pair: readonly Look[] = ['light', 'dark'];
const mirrored: readonly Look[] = ['light', 'dark', 'rtl'];

/**
 * The stories that are compared pixel by pixel: for each family the one or two that show the most
 * of it and are not animated. Right to left where direction affects the layout.
 */
const chosen: Readonly<Record<string, readonly Look[]>> = {
  'shell-shell--large': mirrored,
  'ui-actions-button--variants': pair,
  'ui-actions-button--states': pair,
  'ui-actions-buttongroup--attached': mirrored,
  'ui-actions-iconbutton--states': pair,
  'ui-actions-menu--sections': mirrored,
  'ui-actions-segmentedcontrol--forms': mirrored,
  'ui-display-avatar--sizes': pair,
  'ui-display-badge--tones': pair,
  'ui-display-bookcover--sizes': ['light'],
  'ui-display-chip--forms': mirrored,
  'ui-display-deltabadge--directions': pair,
  'ui-display-descriptionlist--columns': mirrored,
  'ui-display-kbd--in-text': pair,
  'ui-display-logo--sizes': pair,
  'ui-display-monogram--all': pair,
  'ui-display-rankmove--states': pair,
  'ui-feedback-alert--tones': pair,
  'ui-feedback-emptystate--playground': pair,
  'ui-feedback-errorstate--playground': pair,
  'ui-feedback-progressbar--states': pair,
  'ui-feedback-toast--stacked': mirrored,
  'ui-forms-checkbox--states': pair,
  'ui-forms-combobox--states': pair,
  'ui-forms-numberfield--states': mirrored,
  'ui-forms-daterangepicker--states': mirrored,
  'ui-forms-radiogroup--states': pair,
  'ui-forms-rangeslider--states': mirrored,
  'ui-forms-select--states': mirrored,
  'ui-forms-switch--states': mirrored,
  'ui-forms-tagfield--states': ['light'],
  'ui-forms-textfield--states': mirrored,
  'ui-layout-card--paddings': pair,
  'ui-layout-inline--justify': pair,
  'ui-navigation-appheader--signed-in': mirrored,
  'ui-navigation-breadcrumbs--playground': mirrored,
  'ui-navigation-navtree--playground': mirrored,
  'ui-navigation-pagination--places': mirrored,
  'ui-navigation-tabs--playground': mirrored,
  'ui-overlays-commandpalette--results': mirrored,
  'ui-overlays-dialog--with-form': mirrored,
  'ui-overlays-drawer--at-end': mirrored,
  'ui-overlays-tooltip--placements': mirrored,
  'ui-text-heading--levels': pair,
  'ui-text-link--variants': pair,
  'ui-text-text--scale': ['light'],
};

export interface Shot {
  story: string;
  looks: readonly Look[];
}

export const shots: readonly Shot[] = Object.entries(chosen).map(([story, looks]) => ({
  story,
  looks,
}));
