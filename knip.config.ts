import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        'tooling/*/{start,dev,build,packageConfig,release,check,checkCitations,checkDeploy,checkMessages,checkPlainEnglish,methodology,notices,run,screens,bench,chromatic,testStories,testDocs}.ts',
        'tooling/visual/*.ts',
        '.storybook/*.{ts,tsx}',
        // Known in every MDX page without an import.
        '.storybook/blocks/*.{ts,tsx}',
        '.storybook/test-runner-jest.config.js',
      ],
      project: ['tooling/**/*.{ts,mjs}', '.storybook/**/*.{ts,tsx}'],
      // Run as programs by tooling/run/steps.ts.
      ignoreDependencies: ['@arethetypeswrong/cli', 'chromatic', 'dependency-cruiser'],
      ignoreBinaries: ['apt-get', 'dpkg-query'],
    },
    'packages/*': { project: ['src/**/*.{ts,tsx}'] },
    'packages/ui': {
      project: ['src/**/*.{ts,tsx}'],
      // The faces are cut out of these by tooling/visual/subsetFonts.ts.
      ignoreDependencies: ['@fontsource-variable/.*', 'subset-font'],
    },
    'packages/analytics-widgets': {
      // Built and opened by tooling/bench/widgets.ts.
      entry: ['src/testing/bench/page.tsx'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'apps/dashboard': {
      // Named by the router's build.
      entry: [
        'src/{root,entry.client,entry.server}.tsx',
        'src/{routes,server}.ts',
        'src/**/*.route.tsx',
        'src/app/routes/*.tsx',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    'apps/server': {
      entry: [
        'src/main.ts',
        'src/dev.ts',
        // Started as a thread by Piscina, which calls its exports by name.
        'src/pages/renderWorker.ts',
        'src/http/testing/recordExamples.ts',
      ],
      project: ['src/**/*.ts'],
    },
  },
} satisfies KnipConfig;
