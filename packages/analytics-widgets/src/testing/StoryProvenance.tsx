import type { ReactNode } from 'react';
import { DataProvenance, type Provenance } from '../provider/DataProvenance.tsx';

/** Provenance of a page's data. */
const storyProvenance: Provenance = {
  asof: '2026-08-07',
  coverage: 0.984,
  source: 'снимки портала',
  demo: false,
  method: { href: '#method', label: 'методика' },
};

/** Wraps a story whose figures show their source. */
export function StoryProvenance({ children }: { children: ReactNode }) {
  return <DataProvenance value={storyProvenance}>{children}</DataProvenance>;
}
