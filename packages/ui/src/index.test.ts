import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as ui from './index.ts';

const doors = import.meta.glob<Record<string, unknown>>('./{doors,theme}/*.ts');

/** The door behind a line of the package's `exports`, where it leads to one of its sources. */
function sourceOf(door: object | string): string | undefined {
  const file =
    typeof door === 'object' && '@litometr/source' in door ? door['@litometr/source'] : '';
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
      "NavTree",
      "OverlayPlace",
      "Pagination",
      "PasswordField",
      "Popover",
      "PortalMark",
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
      "themeBootScript",
      "themeStorageKeys",
      "useUiStrings",
      "vars",
    ]
  `);
});

it('exports these names through its other doors', async () => {
  const found = Object.entries(manifest.exports).map(async ([door, value]) => {
    const names = Object.keys((await doors[sourceOf(value) ?? '']?.()) ?? {});
    return names.length === 0 ? [] : [[door, names.sort().join(' ')]];
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
      "./preset": "definePreset presets",
      "./range": "RangeSlider",
      "./select": "Select",
      "./sort-tree": "SortTree",
      "./tabs": "Tab TabList TabPanel Tabs",
      "./theme": "applyTheme breakpoints layers media themeBootScript themeStorageKeys vars",
      "./toast": "TOAST_TIMEOUT_MS ToastRegion dismissToast showToast",
    }
  `);
});

it('has no door that its manifest does not name', () => {
  const named = Object.values(manifest.exports).map(sourceOf);
  const files = Object.keys(doors).filter((file) => file.startsWith('./doors/'));
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
});
