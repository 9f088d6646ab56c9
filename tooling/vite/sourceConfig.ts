import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/**
 * The oldest browsers that styles are written for. Older ones would have `:dir()` rewritten into a
 * list of languages, which does not see an element whose direction is set.
 */
const cssTarget = ['chrome120', 'firefox121', 'safari17'];

/** Packages are taken from source, so that a change takes effect without a build. */
const source = '@litometr/source';

/** Shared by the dashboard, its Storybook and its tests; the router's plugin is the app's alone. */
export const sourceConfig = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  // The compiler of styles is a server of its own: it must meet the same theme, not a built one.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: { cssTarget },
} satisfies UserConfig;
