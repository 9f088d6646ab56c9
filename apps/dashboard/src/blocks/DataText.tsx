import { useDataLang } from '../i18n/dataLang.ts';

/** A title or a name as its portal publishes it, in the portal's language whatever the reader's. */
export function DataText({ children }: { children: string }) {
  return (
    <span lang={useDataLang()} dir="auto">
      {children}
    </span>
  );
}
