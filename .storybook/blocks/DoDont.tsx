import { Icon } from '@litometr/ui';
import type { ReactNode } from 'react';
import * as css from './blocks.css.ts';
import { Sample } from './Sample.tsx';
import { withCode } from './withCode.tsx';

interface AdviceProps {
  /** One sentence: what is right or wrong here, and why. */
  caption: ReactNode;
  /** The live example; advice about data and texts needs none. */
  children?: ReactNode;
}

/** Holds pairs of `Do` and `Dont`. */
export function DoDont({ children }: { children: ReactNode }) {
  return (
    <div className={css.pairs} dir="ltr" lang="en">
      {children}
    </div>
  );
}

export function Do({ caption, children }: AdviceProps) {
  return (
    <figure className={css.advice.do}>
      {children !== undefined && <Sample className={css.stage}>{children}</Sample>}
      <figcaption className={css.caption}>
        <Icon name="success" size="sm" className={css.markUse} />
        <span>
          <span className={css.verdict.do}>Do.</span> {withCode(caption)}
        </span>
      </figcaption>
    </figure>
  );
}

/** The example is shown as it would be, but cannot be reached: it is a picture of a mistake. */
export function Dont({ caption, children }: AdviceProps) {
  return (
    <figure className={css.advice.dont}>
      {children !== undefined && (
        <div inert aria-hidden className={css.mistake}>
          <Sample className={css.stage}>{children}</Sample>
        </div>
      )}
      <figcaption className={css.caption}>
        <Icon name="danger" size="sm" className={css.markDont} />
        <span>
          <span className={css.verdict.dont}>Don’t.</span> {withCode(caption)}
        </span>
      </figcaption>
    </figure>
  );
}
