export {
  type Command,
  type CommandGroup,
  type CommandGroupStatus,
  type CommandHint,
  CommandPalette,
  type CommandPaletteProps,
  type TextRange,
} from '../components/CommandPalette/index.ts';
