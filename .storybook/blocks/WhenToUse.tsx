import { Icon } from '@litometr/ui';
import type { ReactNode } from 'react';
import * as css from './blocks.css.ts';
import { PageLink } from './PageLink.tsx';
import { withCode } from './withCode.tsx';

interface Instead {
  /** The case in which this component is the wrong one. */
  when: ReactNode;
  /** Name of the component to take. */
  use: string;
  /** Id of its page or story, as in the address: `ui-feedback-toast--docs`. */
  page: string;
}

interface WhenToUseProps {
  use: readonly ReactNode[];
  instead?: readonly Instead[];
}

/** When to take this component, and which other one when not. */
export function WhenToUse({ use, instead = [] }: WhenToUseProps) {
  return (
    <div className={css.choice} dir="ltr" lang="en">
      <div className={css.column}>
        <p className={css.columnTitle}>Use it</p>
        <ul className={css.list}>
          {use.map((reason, index) => (
            // A page's own list never changes its order.
            <li key={index} className={css.row}>
              <Icon name="check" size="sm" className={css.markUse} />
              <span>{withCode(reason)}</span>
            </li>
          ))}
        </ul>
      </div>
      {instead.length > 0 && (
        <div className={css.column}>
          <p className={css.columnTitle}>Take another one</p>
          <ul className={css.list}>
            {instead.map(({ when, use: other, page }) => (
              <li key={page} className={css.row}>
                <Icon name="arrowEnd" size="sm" className={css.markInstead} />
                <span>
                  {withCode(when)}: <PageLink page={page}>{other}</PageLink>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
