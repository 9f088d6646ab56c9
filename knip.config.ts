import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        'tooling/*/{start,dev,build,packages,check,checkMessages,run,bench,chromatic,testStories}.ts',
        'tooling/bootstrap/bootstrap.mjs',
        '.storybook/*.{ts,tsx}',
        '.storybook/test-runner-jest.config.js',
      ],
      project: ['tooling/**/*.{ts,mjs}', '.storybook/**/*.{ts,tsx}'],
    },
    'packages/*': { project: ['src/**/*.{ts,tsx}'] },
    'apps/dashboard': {
      entry: ['src/main.tsx', 'vite.config.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'apps/server': {
      entry: ['src/main.ts', 'src/dev.ts', 'src/cli/main.ts'],
      project: ['src/**/*.ts'],
    },
  },
  // A contract is whole: not every type that it names is used on this side of it today.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
