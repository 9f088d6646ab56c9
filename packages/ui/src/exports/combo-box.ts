export { ComboBox, type ComboBoxProps } from '../components/ComboBox/index.ts';
export { TagField, type TagFieldProps } from '../components/TagField/index.ts';
export type { OptionsStatus } from '../internal/OptionStatus.tsx';
export type { FieldOption, OptionEntry, OptionGroup } from '../internal/options.ts';
