import { isInvisible } from '@litometr/analytics-widgets';
import { useNames } from '../domain/useNames.ts';
import { useDataLang } from '../i18n/dataLang.ts';

interface DataTextProps {
  children: string;
  of?: 'title' | 'author';
}

/** A title or a name as its portal publishes it, in the portal's language whatever the reader's. */
export function DataText({ children, of = 'title' }: DataTextProps) {
  const names = useNames();
  const dataLang = useDataLang();
  return (
    <span lang={isInvisible(children) ? undefined : dataLang} dir="auto">
      {names[of](children)}
    </span>
  );
}
