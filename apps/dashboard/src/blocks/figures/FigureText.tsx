import { useIntl } from 'react-intl';
import { type Figure, figureMessages } from './figures.messages.ts';

/** How a figure is reckoned, in words. */
export default function FigureText({ figure }: { figure: Figure }) {
  const { formatMessage: t } = useIntl();
  return t(figureMessages[figure]);
}
