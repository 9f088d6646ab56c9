export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type {
  Command,
  CommandGroup,
  CommandGroupStatus,
  CommandHint,
  TextRange,
} from './commands.ts';
