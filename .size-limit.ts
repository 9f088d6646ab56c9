/**
 * Maximum sizes of what an app downloads at once for parts of the published packages, in bytes of
 * brotli beside React. `npm run size` measures the built packages by size-limit.
 *
 * A limit is the size at the time it was set plus a tenth: a change that exceeds it must either
 * remove the new dependency, load it later, or raise the limit deliberately.
 */
import { join } from 'node:path';
import type { Check } from 'size-limit';
import manifest from './packages/analytics-widgets/package.json' with { type: 'json' };
import { forbidModules, neededStyles } from './tooling/build/sizePlugins.ts';

interface Part {
  name: string;
  /** The package, and what is imported from which of its built files. */
  from: 'ui' | 'analytics-widgets' | 'auth-machine';
  imports: Readonly<Record<string, string>>;
  /** Dependencies that the app has anyway. */
  brought: readonly string[];
  /** Modules that the app may not load at once for this part. */
  forbidden?: RegExp;
  /** In bytes. */
  limit: number;
}

/** The tool's own type asks for a function that adds nothing to the bundler's options. */
type BundleCheck = Omit<Check, 'name' | 'path' | 'modifyRolldownConfig'> & {
  name: string;
  path: string[];
  modifyRolldownConfig: (options: object) => object;
};

function check({ name, from, imports, brought, forbidden, limit }: Part): BundleCheck {
  const dist = `packages/${from}/dist`;
  const files = Object.entries(imports).map(([file, names]): [string, string] => [
    `${dist}/${file}.js`,
    names,
  ]);
  const plugins = [neededStyles(join(import.meta.dirname, dist))];
  if (forbidden !== undefined) plugins.push(forbidModules(forbidden));
  return {
    name,
    path: files.map(([path]) => path),
    import: Object.fromEntries(files),
    // The app's script with what it imports at once, and its style sheet.
    entry: ['index', 'styles'],
    ignore: [...brought],
    limit: `${limit} B`,
    modifyRolldownConfig: (options) => ({
      ...options,
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      plugins,
    }),
  };
}

const react = ['react', 'react-dom'];

/**
 * Checks a component.
 *
 * @param name its folder in `packages/ui/src/components`
 * @param file the entry point of the package that exports it
 * @param names what is imported from there
 */
const ui = (name: string, limit: number, file = 'index', names = name): BundleCheck =>
  check({ name, from: 'ui', imports: { [file]: `{ ${names} }` }, brought: react, limit });

const components = [
  ui('Alert', 27_900),
  ui('AppFooter', 4_080),
  ui('AppHeader', 27_900),
  ui('AppShell', 5_100),
  ui('Avatar', 4_700),
  ui('Badge', 12_200),
  ui('BookCover', 27_500, 'index', 'BookCover, coverHue'),
  ui('Breadcrumbs', 23_900),
  ui('Button', 27_100),
  ui('ButtonGroup', 4_600),
  ui('ButtonLink', 26_800),
  ui('Card', 4_300),
  ui('Checkbox', 30_900, 'index', 'Checkbox, CheckboxGroup'),
  ui('Chip', 25_600),
  ui('ComboBox', 82_200, 'exports/combo-box'),
  ui('CommandPalette', 64_300, 'exports/command-palette'),
  ui('DatePicker', 80_200, 'exports/date'),
  ui('DateRangePicker', 87_800, 'exports/date-range'),
  ui('DeltaBadge', 5_300),
  ui('DescriptionList', 4_600),
  ui('Dialog', 39_200),
  ui('Divider', 7_700),
  ui('Drawer', 39_500),
  ui('EmptyState', 14_220),
  ui('ErrorState', 30_000),
  ui('Form', 29_100, 'index', 'Form, SubmitButton'),
  ui('Grid', 5_100, 'index', 'Grid, GridItem'),
  ui('Heading', 4_400),
  ui('Icon', 12_000),
  ui('IconButton', 27_400),
  ui('Inline', 4_500),
  ui('Kbd', 4_300),
  ui('Link', 14_800),
  ui('Logo', 4_900),
  ui('Menu', 59_400, 'index', 'Menu, MenuItem, MenuSection'),
  ui('Monogram', 5_000),
  ui('NavTree', 34_300),
  ui('NumberField', 40_100, 'exports/number'),
  ui('Pagination', 26_100),
  ui('PasswordField', 34_000),
  ui('Popover', 30_800),
  ui('ProgressBar', 8_800),
  ui('RadioGroup', 32_100),
  ui('RangeSlider', 44_900, 'exports/range'),
  ui('RankMove', 13_800),
  ui('SearchField', 31_000),
  ui('SegmentedControl', 16_300),
  ui('Select', 68_000, 'exports/select'),
  ui('Sidebar', 28_300),
  ui('Skeleton', 5_000),
  ui('SkipLink', 4_400),
  ui('SortTree', 81_700, 'exports/sort-tree'),
  ui('Spinner', 8_500),
  ui('Stack', 4_500),
  ui('Switch', 31_500),
  ui('Tabs', 43_600, 'exports/tabs', 'Tab, TabList, TabPanel, Tabs'),
  ui('TagField', 91_300, 'exports/combo-box'),
  ui('Text', 4_600),
  ui('TextField', 27_100),
  ui('Toast', 34_000, 'exports/toast', 'dismissToast, showToast, TOAST_TIMEOUT_MS, ToastRegion'),
  ui('Tooltip', 16_900),
  ui('VisuallyHidden', 500),
];

/** Parts needed for the first paint of a page: its frame, the themes, and the toast region. */
const shell = check({
  name: 'shell',
  from: 'ui',
  imports: {
    index:
      '{ AppShell, AppHeader, AppFooter, Sidebar, NavTree, SkipLink, Logo, OverlayPlace, UiProvider, useUiStrings }',
    'exports/toast': '{ dismissToast, showToast, TOAST_TIMEOUT_MS, ToastRegion }',
    'theme/index': '*',
  },
  brought: react,
  // Loaded on intent or use.
  forbidden:
    /\/components\/(ComboBox|CommandPalette|DatePicker|DateRangePicker|Dialog|Drawer|Form|Menu|Popover|Select|TagField)\//,
  limit: 45_000,
});

/** An app that shows a table or a chart has the components of ui already. */
const reactAndUi = [...react, '@litometr/ui'];

const table = check({
  name: 'DataTable',
  from: 'analytics-widgets',
  imports: { 'table/index': '{ DataTable }' },
  brought: reactAndUi,
  forbidden: /\/charts\/|recharts|d3-force/,
  limit: 40_000,
});

const FIRST_CHART = 'TrendChart';

/** Recharts with a first kind of chart (100,600 bytes), and 8 KiB for a further kind beside it. */
const CHARTS_LIMIT = 108_800;

const chart = (names: readonly string[]): BundleCheck =>
  check({
    name: names.join(' and '),
    from: 'analytics-widgets',
    imports: Object.fromEntries(names.map((name) => [`charts/${name}/index`, `{ ${name} }`])),
    brought: reactAndUi,
    forbidden: /\/table\/DataTable/,
    limit: CHARTS_LIMIT,
  });

const furtherKinds = Object.keys(manifest.exports)
  .filter((path) => path.startsWith('./charts/'))
  .map((path) => path.replace('./charts/', ''))
  .filter((name) => name !== FIRST_CHART && name !== 'ChartFrame');

const session = (
  name: string,
  imports: Readonly<Record<string, string>>,
  brought: readonly string[],
  limit: number,
): BundleCheck =>
  check({
    name: `session: ${name}`,
    from: 'auth-machine',
    imports: { index: '*', ...imports },
    brought,
    forbidden: /node_modules\/zod|api-contract/,
    limit,
  });

export default [
  ...components,
  shell,
  table,
  chart([FIRST_CHART]),
  ...furtherKinds.map((kind) => chart([FIRST_CHART, kind])),
  session('core, own code', {}, ['xstate'], 5_000),
  session('core and xstate', {}, [], 17_600),
  session(
    'a portal with fetch and memory storage',
    {
      'parsers/index': '{ defaultParsers, readMenu }',
      'fetch/index': '{ createFetchTransport, createSessionFetch, defaultPaths }',
    },
    ['xstate'],
    6_800,
  ),
  session(
    'a portal with axios in a browser',
    {
      'browser/index':
        '{ createBrowserSession, createTokenStorage, createWebLock, storageKeys, watchPage }',
      'axios/index': '{ attachSession, createAxiosTransport, defaultPaths }',
      'router/index': '{ createGuards, loginAddress, safeRedirect }',
    },
    ['xstate', 'axios', 'react-router-dom'],
    8_000,
  ),
];
