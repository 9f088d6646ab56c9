import { Button, Chip } from '@litometr/ui';
import { Popover } from '@litometr/ui/popover';
import { useEffect, useRef, useState } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './ChipsCell.css.ts';
import type { MoreChipsProps } from './chipItem.ts';

/** The chips that did not fit, with their count. */
export default function ChipsPanel({ items }: MoreChipsProps) {
  const { formats, strings, dataText } = useWidgets();
  // The panel is loaded after the press that opens it.
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed first has gone: focus would go back to nowhere.
    if (!isOpen) button.current?.focus();
  }, [isOpen]);
  const name = strings.more.items(items.length);
  return (
    <Popover
      trigger={
        <Button ref={button} variant="quiet" size="sm" className={css.rest} aria-label={name}>
          {formats.formatDelta(items.length)}
        </Button>
      }
      label={name}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <ul className={css.others}>
        {items.map(({ label, lang = dataText.name(label).lang, href, tone }) => (
          <li key={label} className={css.other}>
            <Chip href={href} tone={tone} lang={lang}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
