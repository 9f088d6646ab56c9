import { showToast } from '@litometr/ui/toast';
import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ToolProps } from './Palette.tsx';
import { toolsMessages as messages } from './tools.messages.ts';

type Load = () => Promise<{ default: ComponentType<ToolProps> }>;

/** A tool whose code is fetched when it is first opened; a failure is told. */
export function useLazyTool(load: Load) {
  const { formatMessage: t } = useIntl();
  const [Tool, setTool] = useState<ComponentType<ToolProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { default: loaded } = await load();
      setTool(() => loaded);
      setOpen(true);
    } catch (error) {
      console.error('A tool could not be loaded.', error);
      showToast({ tone: 'danger', title: t(messages.toolsFailed) });
    }
  };
  return { Tool, isOpen, setOpen, open: () => void open() };
}
