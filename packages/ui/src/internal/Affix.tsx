import * as css from './field.css.ts';

/** A unit or a sign within the well. Its field says it with the label, so here it is only drawn. */
export function Affix({ children }: { children: string | undefined }) {
  if (children === undefined || children === '') return null;
  return (
    <bdi aria-hidden="true" className={css.affix}>
      {children}
    </bdi>
  );
}
