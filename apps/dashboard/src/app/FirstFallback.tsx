import { FirstText } from './FirstText.tsx';
import { PageFallback } from './PageFallback.tsx';

/** The text that the built page came with, before React takes its place. */
function readFirstText(): { heading: string; lead: string } | null {
  if (typeof document === 'undefined') return null;
  const heading = document.getElementById('first-heading')?.textContent;
  const lead = document.getElementById('first-lead')?.textContent;
  return heading == null || lead == null ? null : { heading, lead };
}

const first = readFirstText();

/** Until the first page's code is there: the text that is on screen already stays. */
export function FirstFallback() {
  return first === null ? <PageFallback /> : <FirstText {...first} />;
}
