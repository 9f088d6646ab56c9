import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Rolldown } from 'tsdown';
import { componentStyles } from './componentStyles.ts';

/**
 * Builds a package for other portals: ES modules and declarations file by file, source maps with
 * their sources, one style sheet and one per component. Run in the package's folder:
 * `tsdown --config ../../tooling/build/packageConfig.ts`.
 */
const folder = process.cwd();

/** The export condition that leads to the sources inside the workspace. */
const SOURCE_CONDITION = '@litometr/source';

interface Manifest {
  dependencies: Record<string, string>;
  exports: Record<string, string | Partial<Record<string, string>>>;
}

// Our own manifest, in the shape that Node reads it in.
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The exported sources; a pattern such as `./src/strings/*.ts` names every module that it matches. */
const entries = Object.values(manifest.exports).flatMap((target) => {
  // An export without a built file is for the workspace alone.
  if (typeof target === 'string' || target['default'] === undefined) return [];
  const source = target[SOURCE_CONDITION];
  return source !== undefined && /\.tsx?$/.test(source)
    ? globSync(source.replace(/^\.\//, ''), { cwd: folder, exclude: ['**/*.test.*'] })
    : [];
});

/** Libraries that need React in the browser. */
const CLIENT_LIBRARY =
  /^(react|react-dom|react-aria|react-aria-components|recharts|@xstate\/react|@tanstack\/react-[a-z]+)(\/|$)/;

/**
 * Marks the modules that a server of React components must leave to the browser: components, and
 * modules that call React or a library of the browser. Others, such as `themeBootScript`, run on
 * both sides.
 */
function clientDirective(chunk: Rolldown.RenderedChunk): string {
  const isScript = chunk.fileName.endsWith('.js');
  const isComponent = chunk.moduleIds.some((id) => id.endsWith('.tsx'));
  const isClient = isComponent || chunk.imports.some((name) => CLIENT_LIBRARY.test(name));
  return isScript && isClient ? "'use client';" : '';
}

const styles = [
  vanillaExtractPlugin({ identifiers: 'short', cwd: folder, extract: { name: 'styles.css' } }),
  componentStyles(join(folder, 'src')),
];

export default defineConfig({
  cwd: folder,
  entry: entries,
  root: 'src',
  unbundle: true,
  // Without the condition of sources, so that the theme's variables have the names that the built
  // style sheet of another package sets.
  platform: 'neutral',
  target: 'es2023',
  tsconfig: 'tsconfig.json',
  dts: { compilerOptions: { customConditions: [] } },
  sourcemap: true,
  hash: false,
  report: false,
  logLevel: 'warn',
  checks: { pluginTimings: false },
  copy: existsSync(join(folder, 'src/theme/fonts'))
    ? [{ from: 'src/theme/fonts/*', to: 'dist/fonts' }]
    : [],
  plugins: '@vanilla-extract/css' in manifest.dependencies ? styles : [],
  outputOptions: { banner: clientDirective, assetFileNames: '[name][extname]' },
});
