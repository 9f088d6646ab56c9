import type { MenuEntry } from '@litometr/api-contract';
import { Button, IconButton, Tooltip } from '@litometr/ui';
import { useIntl } from 'react-intl';
import * as css from './MenuManager.css.ts';
import { menuMessages as messages } from './menuManager.messages.ts';
import type { Step } from './model/edits.ts';

const steps = [
  { step: 'up', icon: 'arrowUp', label: messages.up },
  { step: 'down', icon: 'arrowDown', label: messages.down },
  { step: 'in', icon: 'moveIn', label: messages.in },
  { step: 'out', icon: 'moveOut', label: messages.out },
] as const;

export interface TreeStepsProps {
  /** The chosen one; without it nothing can be done. */
  entry: MenuEntry | undefined;
  onStep: (step: Step) => void;
  onCopy: (entry: MenuEntry) => void;
  onRemove: (entry: MenuEntry) => void;
  /** Opens the form, where that is a separate step. */
  onEdit: (entry: MenuEntry) => void;
}

/** Moves of the chosen entry without dragging. */
export function TreeSteps({ entry, onStep, onCopy, onRemove, onEdit }: TreeStepsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <fieldset aria-label={t(messages.place)} className={css.steps}>
      {steps.map(({ step, icon, label }) => (
        <Tooltip key={step} content={t(label)}>
          <IconButton
            icon={icon}
            label={t(label)}
            isDisabled={entry === undefined}
            onPress={() => onStep(step)}
          />
        </Tooltip>
      ))}
      <Tooltip content={t(messages.duplicate)}>
        <IconButton
          icon="copy"
          label={t(messages.duplicate)}
          isDisabled={entry === undefined}
          onPress={() => entry !== undefined && onCopy(entry)}
        />
      </Tooltip>
      <Tooltip content={t(messages.remove)}>
        <IconButton
          icon="remove"
          label={t(messages.remove)}
          isDisabled={entry === undefined}
          onPress={() => entry !== undefined && onRemove(entry)}
        />
      </Tooltip>
      <span className={css.spring} />
      {entry !== undefined && (
        <Button
          size="sm"
          iconEnd="chevronEnd"
          className={css.onlySteps}
          onPress={() => onEdit(entry)}
        >
          {t(messages.edit)}
        </Button>
      )}
    </fieldset>
  );
}
