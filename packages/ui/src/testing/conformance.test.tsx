import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import * as combo from '../exports/combo-box.ts';
import * as palette from '../exports/command-palette.ts';
import * as date from '../exports/date.ts';
import * as dates from '../exports/date-range.ts';
import * as number from '../exports/number.ts';
import * as range from '../exports/range.ts';
import * as sortTree from '../exports/sort-tree.ts';
import * as ui from '../index.ts';
import { type ConformanceOptions, conformance, type RootProps } from './conformance.tsx';
import { navigation } from './navigation.tsx';

const nothing = () => undefined;
const option = [{ id: 'a', label: 'A' }];

type RenderComponent = (root: RootProps) => React.ReactElement;

/** The region is there only while it shows something. */
function Toasts(root: RootProps) {
  useEffect(() => {
    const id = ui.showToast({ title: 'Saved' });
    return () => ui.dismissToast(id);
  }, []);
  return <ui.ToastRegion {...root} />;
}

/** Each component with the least that it needs. A new export without an entry fails below. */
const components: Record<string, RenderComponent | [RenderComponent, ConformanceOptions]> = {
  Alert: (root) => <ui.Alert {...root}>Text</ui.Alert>,
  AppFooter: (root) => <ui.AppFooter {...root}>Text</ui.AppFooter>,
  AppHeader: (root) => <ui.AppHeader {...root} logo="Logo" />,
  AppShell: (root) => <ui.AppShell {...root} header="" sidebar="" footer="" />,
  Avatar: (root) => <ui.Avatar {...root} name="Ann Lee" />,
  Badge: (root) => <ui.Badge {...root}>New</ui.Badge>,
  BookCover: (root) => <ui.BookCover {...root} title="Title" author="Ann" />,
  Breadcrumbs: (root) => <ui.Breadcrumbs {...root} items={[{ id: 'a', label: 'A', href: '/' }]} />,
  Button: (root) => <ui.Button {...root}>Save</ui.Button>,
  ButtonGroup: (root) => (
    <ui.ButtonGroup {...root} label="Export">
      <ui.Button>CSV</ui.Button>
    </ui.ButtonGroup>
  ),
  ButtonLink: (root) => (
    <ui.ButtonLink {...root} href="/">
      Home
    </ui.ButtonLink>
  ),
  Card: (root) => <ui.Card {...root} />,
  Checkbox: (root) => <ui.Checkbox {...root}>Remember</ui.Checkbox>,
  CheckboxGroup: (root) => <ui.CheckboxGroup {...root} label="Portals" options={option} />,
  Chip: (root) => <ui.Chip {...root}>Tag</ui.Chip>,
  ComboBox: (root) => <combo.ComboBox {...root} label="Genre" options={option} />,
  CommandPalette: (root) => (
    <palette.CommandPalette
      {...root}
      label="Go to"
      isOpen
      onOpenChange={nothing}
      query=""
      onQueryChange={nothing}
      onChoose={nothing}
      groups={[{ id: 'pages', label: 'Pages', items: option }]}
    />
  ),
  DatePicker: (root) => <date.DatePicker {...root} label="Day" />,
  DateRangePicker: (root) => <dates.DateRangePicker {...root} label="Period" />,
  DeltaBadge: (root) => <ui.DeltaBadge {...root} value={1} />,
  DescriptionList: (root) => (
    <ui.DescriptionList {...root} items={[{ id: 'a', term: 'A', description: 'B' }]} />
  ),
  Dialog: (root) => <ui.Dialog {...root} title="Title" isOpen onOpenChange={nothing} />,
  Divider: (root) => <ui.Divider {...root} />,
  Drawer: (root) => (
    <ui.Drawer {...root} title="Title" isOpen onOpenChange={nothing}>
      Text
    </ui.Drawer>
  ),
  EmptyState: (root) => <ui.EmptyState {...root} title="Nothing" />,
  ErrorState: (root) => <ui.ErrorState {...root} title="Failed" />,
  Form: (root) => <ui.Form {...root} />,
  Grid: (root) => <ui.Grid {...root} />,
  GridItem: (root) => <ui.GridItem {...root} />,
  Heading: [
    (root) => (
      <ui.Heading {...root} level={2}>
        Text
      </ui.Heading>
    ),
    { without: ['heading-order'] },
  ],
  Icon: (root) => <ui.Icon {...root} name="home" label="Home" />,
  IconButton: (root) => <ui.IconButton {...root} icon="close" label="Close" />,
  Inline: (root) => <ui.Inline {...root} />,
  Kbd: (root) => <ui.Kbd {...root}>K</ui.Kbd>,
  Link: (root) => (
    <ui.Link {...root} href="/">
      Home
    </ui.Link>
  ),
  Logo: (root) => <ui.Logo {...root} name="Litometr" />,
  Menu: (root) => (
    <ui.Menu {...root} isOpen label="Menu" trigger={<ui.Button>Open</ui.Button>}>
      <ui.MenuItem id="a">A</ui.MenuItem>
    </ui.Menu>
  ),
  MenuItem: (root) => (
    <ui.Menu isOpen label="Menu" trigger={<ui.Button>Open</ui.Button>}>
      <ui.MenuItem {...root} id="a">
        A
      </ui.MenuItem>
    </ui.Menu>
  ),
  MenuSection: (root) => (
    <ui.Menu isOpen label="Menu" trigger={<ui.Button>Open</ui.Button>}>
      <ui.MenuSection {...root} title="Section">
        <ui.MenuItem id="a">A</ui.MenuItem>
      </ui.MenuSection>
    </ui.Menu>
  ),
  Monogram: (root) => <ui.Monogram {...root} letters="L" name="Litnet" />,
  NavTree: (root) => <ui.NavTree {...root} label="Pages" items={navigation} hasFilter />,
  NumberField: (root) => <number.NumberField {...root} label="Price" isClearable />,
  Pagination: (root) => <ui.Pagination {...root} page={2} pageCount={9} onChange={nothing} />,
  PasswordField: (root) => <ui.PasswordField {...root} label="Password" />,
  Popover: (root) => (
    <ui.Popover {...root} isOpen label="More" trigger={<ui.Button>Open</ui.Button>}>
      Text
    </ui.Popover>
  ),
  ProgressBar: (root) => <ui.ProgressBar {...root} label="Import" value={40} />,
  RadioGroup: (root) => <ui.RadioGroup {...root} label="Sort" options={option} />,
  RangeSlider: (root) => (
    <range.RangeSlider {...root} label="Price" minValue={0} maxValue={9} histogram={[]} />
  ),
  RankMove: (root) => <ui.RankMove {...root} state="up" by={3} />,
  SearchField: (root) => <ui.SearchField {...root} label="Search" />,
  SegmentedControl: (root) => (
    <ui.SegmentedControl {...root} label="View" options={option} value="a" onChange={nothing} />
  ),
  Select: (root) => <ui.Select {...root} label="Period" options={option} value="a" />,
  SelectOnIntent: (root) => (
    <ui.SelectOnIntent {...root} label="Period" options={option} value="a" />
  ),
  Sidebar: (root) => (
    <ui.Sidebar {...root} id="sidebar" title="Pages" isOpen={false} onOpenChange={nothing}>
      Text
    </ui.Sidebar>
  ),
  Skeleton: (root) => <ui.Skeleton {...root} />,
  SkipLink: [
    (root) => (
      <ui.SkipLink {...root} href="#main">
        Skip
      </ui.SkipLink>
    ),
    { without: ['skip-link'] },
  ],
  SortTree: (root) => (
    <sortTree.SortTree
      {...root}
      label="Menu"
      nodes={[{ id: 'top', label: 'Top', children: option }]}
      selected="a"
      onSelect={nothing}
      expanded={new Set(['top'])}
      onExpand={nothing}
      onMove={nothing}
    />
  ),
  Spinner: (root) => <ui.Spinner {...root} label="Loading" />,
  Stack: (root) => <ui.Stack {...root} />,
  SubmitButton: (root) => <ui.SubmitButton {...root}>Save</ui.SubmitButton>,
  Switch: (root) => <ui.Switch {...root}>Dense rows</ui.Switch>,
  Tab: (root) => (
    <ui.Tabs>
      <ui.TabList label="Views">
        <ui.Tab {...root} id="a">
          A
        </ui.Tab>
      </ui.TabList>
      <ui.TabPanel id="a">Text</ui.TabPanel>
    </ui.Tabs>
  ),
  TabList: (root) => (
    <ui.Tabs>
      <ui.TabList {...root} label="Views">
        <ui.Tab id="a">A</ui.Tab>
      </ui.TabList>
      <ui.TabPanel id="a">Text</ui.TabPanel>
    </ui.Tabs>
  ),
  TabPanel: (root) => (
    <ui.Tabs>
      <ui.TabList label="Views">
        <ui.Tab id="a">A</ui.Tab>
      </ui.TabList>
      <ui.TabPanel {...root} id="a">
        Text
      </ui.TabPanel>
    </ui.Tabs>
  ),
  Tabs: (root) => (
    <ui.Tabs {...root}>
      <ui.TabList label="Views">
        <ui.Tab id="a">A</ui.Tab>
      </ui.TabList>
      <ui.TabPanel id="a">Text</ui.TabPanel>
    </ui.Tabs>
  ),
  TagField: (root) => (
    <combo.TagField {...root} label="Tags" options={option} defaultValue={['a']} />
  ),
  Text: (root) => <ui.Text {...root}>Text</ui.Text>,
  TextField: (root) => <ui.TextField {...root} label="Name" />,
  TextSkeleton: (root) => <ui.TextSkeleton {...root} sample="Text" />,
  ToastRegion: (root) => <Toasts {...root} />,
  Tooltip: (root) => (
    <ui.Tooltip {...root} isOpen content="Words">
      <ui.Button>Save</ui.Button>
    </ui.Tooltip>
  ),
  VisuallyHidden: (root) => <ui.VisuallyHidden {...root}>Text</ui.VisuallyHidden>,
};

for (const [name, entry] of Object.entries(components)) {
  const [renderComponent, options] = Array.isArray(entry) ? entry : [entry, {}];
  describe(name, () => conformance(renderComponent, options));
}

/** They give words and places, and have no element. */
const others = ['OverlayPlace', 'UiProvider'];

it('knows every component', () => {
  const names = Object.keys({
    ...ui,
    ...combo,
    ...date,
    ...dates,
    ...number,
    ...palette,
    ...range,
    ...sortTree,
  });
  const exported = names.filter((name) => /^[A-Z][a-z]/.test(name));
  expect([...Object.keys(components), ...others].sort()).toEqual(exported.sort());
});
