import type { AlertRule } from '@litometr/api-contract';
import { Alert, Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton } from '@litometr/ui/form';
import { Select } from '@litometr/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useChange.ts';
import { useRefusalText } from '../../../api/useRefusalText.ts';
import { alertsMessages as messages } from './alerts.messages.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { conditionTypes, draftOf, type RuleDraft, ruleOf, scopeKinds } from './ruleDraft.ts';
import { TargetField } from './TargetField.tsx';

export interface RuleDialogProps {
  /** Null: a new one. The scope of a rule stays what it is. */
  rule: AlertRule | null;
  /** Whether the role may follow whole genres and tags. */
  hasNiches: boolean;
  onSave: (rule: NonNullable<ReturnType<typeof ruleOf>>) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** What to watch, and when to tell. */
export function RuleDialog({ rule, hasNiches, onSave, onClose }: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf(rule));
  const [error, setError] = useState<string | null>(null);
  const change = (part: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...part }));
  const kinds = scopeKinds.filter((kind) => hasNiches || (kind !== 'genre' && kind !== 'tag'));
  return (
    <Dialog
      title={t(rule === null ? messages.addRule : messages.editRule)}
      isOpen
      onOpenChange={onClose}
    >
      <Form
        onSubmit={async (event) => {
          event.preventDefault();
          const ready = ruleOf(draft);
          if (ready === null) return;
          setError(null);
          const outcome = await onSave(ready);
          if (outcome.ok) onClose();
          else setError(refusalText(outcome));
        }}
      >
        <Stack gap="md">
          {error !== null && <Alert tone="danger">{error}</Alert>}
          {rule === null && (
            <Select
              label={t(messages.scope)}
              {...(!hasNiches && { description: t(messages.nicheHelp) })}
              options={kinds.map((id) => ({ id, label: t(messages[id]) }))}
              value={draft.kind}
              onChange={(id) =>
                change({ kind: scopeKinds.find((kind) => kind === id) ?? 'watched', target: null })
              }
            />
          )}
          {rule === null && draft.kind !== 'watched' && (
            <TargetField
              key={draft.kind}
              kind={draft.kind}
              onChange={(target) => change({ target })}
            />
          )}
          <Select
            label={t(messages.condition)}
            options={conditionTypes.map((id) => ({ id, label: t(messages[id]) }))}
            value={draft.type}
            onChange={(id) =>
              change({ type: conditionTypes.find((type) => type === id) ?? 'entered' })
            }
          />
          <ConditionFields draft={draft} onChange={change} />
          <Inline justify="end" gap="sm">
            <Button onPress={onClose}>{t(messages.cancel)}</Button>
            <SubmitButton>{t(messages.save)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
