import { IconButton } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { LanguageMenuProps } from './LanguageMenu.tsx';
import { shellMessages as messages } from './shell.messages.ts';

/** Loaded on demand: most visits never open it. The browser caches the module. */
const loadMenu = async () => (await import('./LanguageMenu.tsx')).default;

/** Prefetches the code on hover; a failure is reported on press. */
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
      // The menu's own button first replaces this one and takes the focus; then the menu opens and knows
      // where to return the focus.
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
