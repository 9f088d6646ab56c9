import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as ui from './index.ts';

const entryModules = import.meta.glob<Record<string, unknown>>('./{exports,theme}/*.ts');

/** Returns the source file of an entry in the package's `exports`, if it has one. */
function sourceOf(entry: object | string): string | undefined {
  const file =
    typeof entry === 'object' && '@litometr/source' in entry ? entry['@litometr/source'] : '';
  return String(file).replace('./src/', './') || undefined;
}

// Public names are a promise to every portal: a change here is a change for all of them.
it('exports these names', () => {
  expect(Object.keys(ui).sort()).toMatchInlineSnapshot(`
    [
      "Alert",
      "AppFooter",
      "AppHeader",
      "AppShell",
      "Avatar",
      "Badge",
      "BookCover",
      "Breadcrumbs",
      "Button",
      "ButtonGroup",
      "ButtonLink",
      "Card",
      "Checkbox",
      "CheckboxGroup",
      "Chip",
      "DeltaBadge",
      "DescriptionList",
      "Dialog",
      "Divider",
      "Drawer",
      "EmptyState",
      "ErrorState",
      "Form",
      "Grid",
      "GridItem",
      "Heading",
      "Icon",
      "IconButton",
      "Inline",
      "Kbd",
      "Link",
      "Logo",
      "Menu",
      "MenuItem",
      "MenuSection",
      "Monogram",
      "NavTree",
      "OverlayPlace",
      "Pagination",
      "PasswordField",
      "Popover",
      "ProgressBar",
      "RadioGroup",
      "RankMove",
      "SearchField",
      "SegmentedControl",
      "Select",
      "SelectOnIntent",
      "Sidebar",
      "Skeleton",
      "SkipLink",
      "Spinner",
      "Stack",
      "SubmitButton",
      "Switch",
      "TOAST_TIMEOUT_MS",
      "Tab",
      "TabList",
      "TabPanel",
      "Tabs",
      "Text",
      "TextField",
      "TextSkeleton",
      "ToastRegion",
      "Tooltip",
      "UiProvider",
      "VisuallyHidden",
      "applyTheme",
      "breakpoints",
      "coverHue",
      "dismissToast",
      "layers",
      "lazyPart",
      "media",
      "showToast",
      "themeAttributes",
      "themeBootScript",
      "themeStorageKeys",
      "useUiStrings",
      "vars",
    ]
  `);
});

it('exports these names through its other entry points', async () => {
  const found = Object.entries(manifest.exports).map(async ([entry, value]) => {
    const names = Object.keys((await entryModules[sourceOf(value) ?? '']?.()) ?? {});
    return names.length === 0 ? [] : [[entry, names.sort().join(' ')]];
  });
  expect(Object.fromEntries((await Promise.all(found)).flat())).toMatchInlineSnapshot(`
    {
      "./clipboard": "copyText",
      "./combo-box": "ComboBox TagField",
      "./command-palette": "CommandPalette",
      "./date": "DatePicker",
      "./date-range": "DateRangePicker",
      "./dialog": "Dialog Drawer",
      "./form": "Checkbox CheckboxGroup Form PasswordField RadioGroup SearchField SubmitButton Switch TextField",
      "./menu": "Menu MenuItem MenuSection",
      "./number": "NumberField",
      "./persian": "supplyPersian",
      "./popover": "Popover Tooltip",
      "./preset": "contrastRatio defaultPreset definePreset findContrastIssues",
      "./range": "RangeSlider",
      "./select": "Select",
      "./sort-tree": "SortTree",
      "./tabs": "Tab TabList TabPanel Tabs",
      "./theme": "applyTheme breakpoints inkOn layers media scrollFade supportsInkOn themeAttributes themeBootScript themeStorageKeys vars",
      "./toast": "TOAST_TIMEOUT_MS ToastRegion dismissToast showToast",
    }
  `);
});

// `./strings/*` is one entry point for all languages: tooling/messages/packageStrings.test.ts.
it('exports what texts of another language need', async () => {
  expect(Object.keys(await import('./strings/plural.ts'))).toEqual(['createCountFormat']);
});

it('has no entry point that its manifest does not name', () => {
  const named = Object.values(manifest.exports).map(sourceOf);
  const files = Object.keys(entryModules).filter((file) => file.startsWith('./exports/'));
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
});
