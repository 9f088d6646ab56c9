import { CommandPalette } from '@litometr/ui/command-palette';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { openedMessages } from './opened.messages.ts';
import { toolsMessages as messages } from './tools.messages.ts';
import { useSearchGroups } from './useSearchGroups.ts';

export interface ToolProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The search over everything: Ctrl+K. */
export default function Palette({ isOpen, onOpenChange }: ToolProps) {
  const { formatMessage: t } = useIntl();
  const [query, setQuery] = useState('');
  const { groups, empty, announcement } = useSearchGroups(query, isOpen);
  return (
    <CommandPalette
      label={t(messages.search)}
      placeholder={t(openedMessages.searchHint)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      // Its rows are links; the palette closes behind them.
      onChoose={() => setQuery('')}
      empty={empty}
      announcement={announcement}
      hints={[
        { keys: ['↑', '↓'], label: t(openedMessages.keyMove) },
        { keys: ['Enter'], label: t(openedMessages.keyOpen) },
        { keys: ['Esc'], label: t(openedMessages.keyClose) },
      ]}
    />
  );
}
