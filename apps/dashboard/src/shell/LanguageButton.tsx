import { IconButton } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { LanguageMenuProps } from './LanguageMenu.tsx';
import { shellMessages as messages } from './shell.messages.ts';

/** Most visits never open it; the browser keeps its code from the first time on. */
const loadMenu = async () => (await import('./LanguageMenu.tsx')).default;

/** On the way to the button the code is fetched already; a failure is told on press. */
const prepare = () => void loadMenu().catch(() => undefined);

/** The button of the languages, and once it was pressed their menu. */
export function LanguageButton() {
  const { formatMessage: t } = useIntl();
  const [LanguageMenu, setLanguageMenu] = useState<ComponentType<LanguageMenuProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    try {
      const loaded = await loadMenu();
      // The menu's own button takes this one's place and the focus first; then the menu opens and
      // knows where the focus goes back to.
      flushSync(() => setLanguageMenu(() => loaded));
      setOpen(true);
    } catch (error) {
      console.error('The menu of languages could not be loaded.', error);
      showToast({ tone: 'danger', title: t(messages.languagesFailed) });
    } finally {
      setLoading(false);
    }
  }

  if (LanguageMenu !== null) return <LanguageMenu isOpen={isOpen} onOpenChange={setOpen} />;
  return (
    <IconButton
      icon="languages"
      label={t(messages.language)}
      aria-haspopup="menu"
      isPending={isLoading}
      onHoverStart={prepare}
      onFocus={prepare}
      onPressStart={prepare}
      onPress={() => void open()}
    />
  );
}
