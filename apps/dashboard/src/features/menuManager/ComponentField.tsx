import { TextField } from '@litometr/ui/form';
import { Select } from '@litometr/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './MenuManager.css.ts';
import { formMessages as messages } from './menuManager.messages.ts';

/**
 * Option ids for no component and for a typed one; component keys never contain these characters.
 */
const NONE = '-';
const OTHER = '+';

export interface ComponentFieldProps {
  value: string | null;
  known: readonly string[];
  onChange: (component: string | null, of?: string) => void;
}

/** The screen of an item: one of the known ones, or a key that is typed, with a warning. */
export function ComponentField({ value, known, onChange }: ComponentFieldProps) {
  const { formatMessage: t } = useIntl();
  const isKnown = value !== null && known.includes(value);
  const [isTyped, setTyped] = useState(value !== null && !isKnown);
  const options = [
    { id: NONE, label: t(messages.noComponent) },
    ...known.map((id) => ({ id, label: id })),
    { id: OTHER, label: t(messages.otherComponent) },
  ];
  return (
    <>
      <Select
        label={t(messages.component)}
        options={options}
        value={isTyped ? OTHER : (value ?? NONE)}
        onChange={(id) => {
          setTyped(id === OTHER);
          if (id !== OTHER) onChange(id === NONE ? null : id);
        }}
        {...(!isTyped && !isKnown && { description: t(messages.componentWarning) })}
      />
      {isTyped && (
        <TextField
          label={t(messages.componentKey)}
          className={css.code}
          value={value ?? ''}
          onChange={(text) => onChange(text === '' ? null : text, 'component')}
          {...(!isKnown && { description: t(messages.componentWarning) })}
        />
      )}
    </>
  );
}
