import { Link, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { figureEntries } from './figureEntries.ts';
import { type Figure, figureLinkMessages, figureMessages } from './figures.messages.ts';

/** Explains how a figure is computed, with a link to its formula. */
export default function FigureText({ figure }: { figure: Figure }) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="xs">
      <span>{t(figureMessages[figure])}</span>
      <Link href={`${paths.about}#${figureEntries[figure]}`}>{t(figureLinkMessages.formula)}</Link>
    </Stack>
  );
}
