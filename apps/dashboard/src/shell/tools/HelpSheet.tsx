import { Inline, Kbd } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { useIntl } from 'react-intl';
import * as css from './HelpSheet.css.ts';
import { openedMessages as messages } from './opened.messages.ts';
import type { ToolProps } from './Palette.tsx';

const rows = [
  { keys: ['Ctrl', 'K'], text: messages.helpPalette },
  { keys: ['/'], text: messages.helpFilter },
  { keys: ['D'], text: messages.helpPeriod },
  { keys: ['C'], text: messages.helpCompare },
  { keys: ['T'], text: messages.helpTheme },
  { keys: ['Esc'], text: messages.helpEscape },
  { keys: ['←', '→'], text: messages.helpChart },
  { keys: ['?'], text: messages.helpSheet },
] as const;

/** Which keys do what, on every page. */
export default function HelpSheet({ isOpen, onOpenChange }: ToolProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog title={t(messages.help)} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <dl className={css.root}>
        {rows.map(({ keys, text }) => (
          <div key={text.id} className={css.row}>
            <dt>
              <Inline gap="xxs" wrap={false}>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Inline>
            </dt>
            <dd className={css.text}>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
