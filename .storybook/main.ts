import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, mergeConfig, type Plugin } from 'vite';
import { cssTarget } from '../tooling/build/cssTarget.ts';

/**
 * In the product a face that is late waits for the next page. A story is looked at and compared
 * once: here it waits for its faces.
 */
const facesAtOnce: Plugin = {
  name: 'litometr:faces-at-once',
  enforce: 'pre',
  transform: {
    filter: { id: /fonts\.css\.ts\.vanilla\.css/ },
    handler: (code) => code.replaceAll('font-display: optional', 'font-display: block'),
  },
};

const source = '@litometr/source';

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
      plugins: [react(), vanillaExtractPlugin(), facesAtOnce],
      // Packages are taken from source, as the dashboard takes them.
      resolve: { conditions: [source, ...defaultClientConditions] },
      // The compiler of styles is a server of its own: it must meet the same theme, not a built one.
      environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
      build: { chunkSizeWarningLimit: 2000, cssTarget },
    }),
};

export default config;
