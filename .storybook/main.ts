import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { root } from '../tooling/run/paths.ts';
import { sourceConfig } from '../tooling/vite/sourceConfig.ts';

/** Props of React Aria that the components of `packages/ui` pass on and their pages list. */
const inheritedProps = new Set([
  'autoFocus',
  'defaultSelected',
  'defaultValue',
  'formatOptions',
  'isDisabled',
  'isIndeterminate',
  'isInvalid',
  'isReadOnly',
  'isSelected',
  'maxLength',
  'maxValue',
  'minValue',
  'name',
  'onAction',
  'onBlur',
  'onChange',
  'onFocus',
  'onPress',
  'step',
  'type',
]);

/** The one Storybook: the stories of all packages and of the dashboard's features. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/dashboard/src/**/*.stories.tsx',
  ],
  // For its icon.
  staticDirs: ['../apps/dashboard/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  typescript: {
    // Resolves imported and inherited types, so that unions are listed by value and get a select.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(root, 'tooling/storybook/docgen.tsconfig.json'),
      include: ['packages/*/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      propFilter: ({ name, parent }) => {
        const file = parent?.fileName ?? '';
        if (name === 'children' || !file.includes('node_modules')) return true;
        return /react-aria|react-types|react-stately/.test(file) && inheritedProps.has(name);
      },
    },
  },
  viteFinal: (base) =>
    mergeConfig(mergeConfig(base, sourceConfig), {
      plugins: [react(), vanillaExtractPlugin()],
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
