import { IconButton } from '@litometr/ui';
import { Popover } from '@litometr/ui/popover';
import { useEffect, useRef, useState } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useProvenance } from '../../provider/DataProvenance.tsx';
import { provenanceFacts } from '../../provider/provenanceFacts.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './MethodNote.css.ts';
import type { MethodNoteProps } from './types.ts';

/**
 * The content of the note: meaning, calculation, sample size, precision, and a link to the method.
 */
export default function MethodBody(props: MethodNoteProps & { name: string }) {
  const { name, label, children, formula, n = null, step = null } = props;
  const { formats, strings, Link } = useWidgets();
  const words = strings.method;
  const stamp = useProvenance();
  const link = props.link ?? stamp?.method;
  // The panel is loaded after the press that opens it.
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, so focus needs a new target.
    if (!isOpen) button.current?.focus();
  }, [isOpen]);
  const facts = [
    n !== null && words.sample(n, formats.formatNumber(n)),
    step !== null && step > 1 && words.rounding(formats.formatNumber(step)),
    ...(stamp === null ? [] : provenanceFacts(stamp, formats, strings)),
  ].filter((fact) => fact !== false);
  return (
    <Popover
      trigger={
        <IconButton ref={button} size="sm" icon="about" label={name} className={screenOnly} />
      }
      label={name}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <div className={css.root}>
        <p className={css.title}>{label}</p>
        <div className={css.words}>{children}</div>
        {formula !== undefined && (
          <figure aria-label={words.formula} className={css.formula}>
            {formula}
          </figure>
        )}
        {facts.length > 0 && (
          <ul className={css.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {props.more !== undefined && <div className={css.facts}>{props.more}</div>}
        {link && (
          <Link href={link.href} className={css.link}>
            {link.label}
          </Link>
        )}
      </div>
    </Popover>
  );
}
