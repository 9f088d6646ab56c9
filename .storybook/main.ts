import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';

/** The one Storybook: the stories of all packages and of the dashboard's features. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/dashboard/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin()],
      // Packages are taken from source, as the dashboard takes them.
      resolve: { conditions: ['@litometr/source', ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
