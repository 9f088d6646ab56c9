export { Popover, type PopoverProps } from '../components/Popover/index.ts';
export { Tooltip, type TooltipProps } from '../components/Tooltip/index.ts';
