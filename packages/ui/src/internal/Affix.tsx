import * as css from './field.css.ts';

/**
 * Shows a unit or a sign within the field's box. The field announces it with the label, so it is
 * visual only.
 */
export function Affix({ children }: { children: string | undefined }) {
  if (children === undefined || children === '') return null;
  return (
    <bdi aria-hidden="true" className={css.affix}>
      {children}
    </bdi>
  );
}
