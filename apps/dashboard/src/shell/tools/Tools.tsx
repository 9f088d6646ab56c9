import { IconButton } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useCompareTray } from '../../blocks/compare/compareTray.ts';
import { useShortcut } from '../../page/shortcuts/useShortcut.ts';
import { useLazyDialog } from '../../page/useLazyDialog.ts';
import { useTheme } from '../../theme/useTheme.ts';
import { toolsMessages as messages } from './tools.messages.ts';

const loadPalette = () => import('./Palette.tsx');
const loadHelp = () => import('./HelpSheet.tsx');

/** The page's own search where it has one. */
const pageSearch = () => document.querySelector<HTMLElement>('main input[type="search"]');

/** Ctrl+K works while typing too: it is no letter. */
function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isWanted || event.code !== 'KeyK' || event.defaultPrevented) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** The search button, and the keys of every page. */
export function Tools() {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const { theme, choose } = useTheme();
  const { href } = useCompareTray();
  const palette = useLazyDialog(loadPalette, t(messages.toolsFailed));
  const help = useLazyDialog(loadHelp, t(messages.toolsFailed));
  usePaletteKey(palette.open);
  useShortcut('/', () => {
    const field = pageSearch();
    if (field === null) palette.open();
    else field.focus();
  });
  useShortcut('c', () => {
    if (href === null) showToast({ tone: 'info', title: t(messages.compareFew) });
    else void navigate(href);
  });
  useShortcut('t', () => choose(theme === 'dark' ? 'light' : 'dark'));
  useShortcut('?', help.open);
  return (
    <>
      <IconButton
        icon="search"
        label={t(messages.search)}
        aria-keyshortcuts="Control+K"
        onHoverStart={palette.prefetch}
        onPress={palette.open}
      />
      {palette.Dialog && <palette.Dialog isOpen={palette.isOpen} onOpenChange={palette.setOpen} />}
      {help.Dialog && <help.Dialog isOpen={help.isOpen} onOpenChange={help.setOpen} />}
    </>
  );
}
