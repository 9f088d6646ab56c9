export {
  type LazyFailureProps,
  type LazyPart,
  type LazyPartOptions,
  lazyPart,
} from './code/lazyPart.tsx';
export { Alert, type AlertProps } from './components/Alert/index.ts';
export { AppFooter, type AppFooterProps } from './components/AppFooter/index.ts';
export { AppHeader, type AppHeaderProps } from './components/AppHeader/index.ts';
export { AppShell, type AppShellProps } from './components/AppShell/index.ts';
export { Avatar, type AvatarProps } from './components/Avatar/index.ts';
export { Badge, type BadgeProps } from './components/Badge/index.ts';
export { BookCover, type BookCoverProps, coverHue } from './components/BookCover/index.ts';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/index.ts';
export { Button, type ButtonProps } from './components/Button/index.ts';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/index.ts';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
  type CheckboxProps,
} from './components/Checkbox/index.ts';
export { Chip, type ChipProps } from './components/Chip/index.ts';
export { DeltaBadge, type DeltaBadgeProps } from './components/DeltaBadge/index.ts';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/index.ts';
export { Dialog, type DialogContent, type DialogProps } from './components/Dialog/index.ts';
export { Divider, type DividerProps } from './components/Divider/index.ts';
export { Drawer, type DrawerProps } from './components/Drawer/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/index.ts';
export {
  Form,
  type FormProps,
  SubmitButton,
  type SubmitButtonProps,
} from './components/Form/index.ts';
export { Grid, GridItem, type GridItemProps, type GridProps } from './components/Grid/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export { Icon, type IconName, type IconProps } from './components/Icon/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { Inline, type InlineProps } from './components/Inline/index.ts';
export { Kbd, type KbdProps } from './components/Kbd/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export { Logo, type LogoProps } from './components/Logo/index.ts';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
} from './components/Menu/index.ts';
export { Monogram, type MonogramProps } from './components/Monogram/index.ts';
export {
  type NavGroup,
  type NavItem,
  type NavNode,
  type NavSeparator,
  NavTree,
  type NavTreeProps,
} from './components/NavTree/index.ts';
export { Pagination, type PaginationProps } from './components/Pagination/index.ts';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/index.ts';
export { Popover, type PopoverProps } from './components/Popover/index.ts';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/index.ts';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/index.ts';
export { RankMove, type RankMoveProps, type RankMoveState } from './components/RankMove/index.ts';
export { SearchField, type SearchFieldProps } from './components/SearchField/index.ts';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './components/SegmentedControl/index.ts';
export {
  Select,
  type SelectGroup,
  SelectOnIntent,
  type SelectOnIntentProps,
  type SelectOption,
  type SelectProps,
} from './components/Select/index.ts';
export { Sidebar, type SidebarProps } from './components/Sidebar/index.ts';
export {
  Skeleton,
  type SkeletonProps,
  TextSkeleton,
  type TextSkeletonProps,
} from './components/Skeleton/index.ts';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { Stack, type StackProps } from './components/Stack/index.ts';
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './components/Tabs/index.ts';
export { Text, type TextProps } from './components/Text/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export {
  dismissToast,
  showToast,
  TOAST_TIMEOUT_MS,
  type ToastOptions,
  ToastRegion,
  type ToastRegionProps,
} from './components/Toast/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/index.ts';
export type { Space } from './internal/space.ts';
export type { Tone } from './internal/tones.ts';
export {
  type Navigate,
  OverlayPlace,
  type OverlayPlaceProps,
  UiProvider,
  type UiProviderProps,
  type UiStrings,
  useUiStrings,
} from './provider/index.ts';
export {
  type ApplyThemeOptions,
  applyTheme,
  type Breakpoint,
  breakpoints,
  layers,
  media,
  type ThemeAttributes,
  type ThemeName,
  type ThemeOptions,
  type ThemeOrPreset,
  themeAttributes,
  themeBootScript,
  themeStorageKeys,
  vars,
} from './theme/index.ts';
