import { Stack, type StackProps } from '@litometr/ui';
import * as css from './Sections.css.ts';

export interface PageSectionProps extends Pick<StackProps, 'gap' | 'children'> {
  /** The name in the address, which `SectionNav` links to. */
  id: string;
}

/** A section of a long page. */
export function PageSection({ id, gap = 'xl', children }: PageSectionProps) {
  return (
    <Stack id={id} gap={gap} className={css.section}>
      {children}
    </Stack>
  );
}
