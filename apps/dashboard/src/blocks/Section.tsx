import { Heading, Inline, Stack, Text } from '@litometr/ui';
import { Activity, type ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** Makes the section a place that addresses lead to. */
  id?: string;
  /** A sentence under the heading; `LOADING_TEXT` while it is loading. */
  lead?: ReactNode;
  /** Controls of the section, at the end of its heading line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ id, title, lead, actions, children }: SectionProps) {
  return (
    <Stack as="section" gap="md" {...(id !== undefined && { id })}>
      <Inline justify="between" align="end" gap="sm">
        <Stack gap="xxs">
          <Heading level={2}>{title}</Heading>
          {lead !== undefined && <Text tone="secondary">{lead}</Text>}
        </Stack>
        {actions}
      </Inline>
      {/* Hydrates by itself: a click above need not wait for it. */}
      <Activity>{children}</Activity>
    </Stack>
  );
}
