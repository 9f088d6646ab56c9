import { Heading, Inline, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Controls of the section, at the end of its heading line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, lead, actions, children }: SectionProps) {
  return (
    <Stack as="section" gap="md">
      <Inline justify="between" align="end" gap="sm">
        <Stack gap="xxs">
          <Heading level={2}>{title}</Heading>
          {lead !== undefined && <Text tone="secondary">{lead}</Text>}
        </Stack>
        {actions}
      </Inline>
      {children}
    </Stack>
  );
}
