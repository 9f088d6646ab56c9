import type { AlertRule } from '@litometr/api-contract';
import { alertTypes } from '@litometr/domain';
import { Select } from '@litometr/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useEndpointMutation.ts';
import { FormDialog } from '../../../blocks/FormDialog.tsx';
import { alertsMessages as messages } from './alerts.messages.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { draftOf, type RuleDraft, ruleOf, scopeKinds } from './ruleDraft.ts';
import { TargetField } from './TargetField.tsx';
import { useConditionText } from './useConditionText.ts';

export interface RuleDialogProps {
  /** Null: a new one. The scope of a rule stays what it is. */
  rule: AlertRule | null;
  /** True when the role may follow genres and tags. */
  hasGroups: boolean;
  onSave: (rule: NonNullable<ReturnType<typeof ruleOf>>) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** A form for the target and the condition of an alert rule. */
export function RuleDialog({ rule, hasGroups, onSave, onClose }: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const conditionText = useConditionText();
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf(rule));
  const change = (part: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...part }));
  const kinds = scopeKinds.filter((kind) => hasGroups || (kind !== 'genre' && kind !== 'tag'));
  return (
    <FormDialog
      title={t(rule === null ? messages.addRule : messages.editRule)}
      onSend={() => {
        const ready = ruleOf(draft);
        return ready && onSave(ready);
      }}
      onClose={onClose}
    >
      {rule === null && (
        <Select
          label={t(messages.scope)}
          {...(!hasGroups && { description: t(messages.groupHelp) })}
          options={kinds.map((id) => ({ id, label: t(messages[id]) }))}
          value={draft.kind}
          onChange={(id) =>
            change({ kind: scopeKinds.find((kind) => kind === id) ?? 'watched', target: null })
          }
        />
      )}
      {rule === null && draft.kind !== 'watched' && (
        <TargetField key={draft.kind} kind={draft.kind} onChange={(target) => change({ target })} />
      )}
      <Select
        label={t(messages.condition)}
        options={alertTypes.map((id) => ({ id, label: conditionText.name(id) }))}
        value={draft.type}
        onChange={(id) => change({ type: alertTypes.find((type) => type === id) ?? 'entered' })}
      />
      <ConditionFields draft={draft} onChange={change} />
    </FormDialog>
  );
}
