import { Badge, type BadgeProps } from '@litometr/ui';

export interface StatusCellProps {
  label: string;
  tone?: BadgeProps['tone'];
}

/** One state in a few letters: colour and word together. */
export function StatusCell({ label, tone }: StatusCellProps) {
  return <Badge tone={tone}>{label}</Badge>;
}
