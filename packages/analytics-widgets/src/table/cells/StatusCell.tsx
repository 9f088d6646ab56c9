import { Badge, type BadgeProps } from '@litometr/ui';

export interface StatusCellProps {
  label: string;
  tone?: BadgeProps['tone'];
}

/** A status as a short text with a colour. */
export function StatusCell({ label, tone }: StatusCellProps) {
  return <Badge tone={tone}>{label}</Badge>;
}
