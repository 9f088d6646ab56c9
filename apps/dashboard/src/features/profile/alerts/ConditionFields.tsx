import { type AlertNumberField, alertBounds, alertFieldsOf, listKinds } from '@litometr/domain';
import { Stack } from '@litometr/ui';
import { NumberField } from '@litometr/ui/number';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import { useDomain } from '../../../domain/useDomain.ts';
import { alertsMessages as messages } from './alerts.messages.ts';
import { conditionMessages } from './condition.messages.ts';
import type { RuleDraft } from './ruleDraft.ts';

const ANY = 'any';

interface FieldProps {
  draft: RuleDraft;
  onChange: (part: Partial<RuleDraft>) => void;
}

function ListField({ draft, onChange }: FieldProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  return (
    <Select
      label={t(messages.list)}
      options={[
        { id: ANY, label: t(conditionMessages.anyList) },
        ...listKinds.map((id) => ({ id, label: domain.list(id) })),
      ]}
      value={draft.list ?? ANY}
      onChange={(id) => onChange({ list: listKinds.find((kind) => kind === id) ?? null })}
    />
  );
}

const numberLabels = {
  depth: messages.depth,
  place: messages.placeField,
  percent: messages.percent,
} satisfies Record<AlertNumberField, unknown>;

interface AlertNumberProps extends FieldProps {
  field: AlertNumberField;
  isRequired: boolean;
}

function AlertNumber({ field, isRequired, draft, onChange }: AlertNumberProps) {
  const { formatMessage: t } = useIntl();
  const { min, max } = alertBounds[field];
  const help = {
    depth: messages.depthHelp,
    place: undefined,
    percent: isRequired ? messages.growthHelp : messages.percentHelp,
  }[field];
  return (
    <NumberField
      label={t(numberLabels[field])}
      {...(help !== undefined && { description: t(help) })}
      {...(field === 'percent' && { suffix: '%' })}
      value={draft[field]}
      onChange={(value) => onChange({ [field]: value })}
      minValue={min}
      maxValue={max}
      isClearable={!isRequired}
      {...(isRequired && { requiredMessage: t(messages.numberRequired) })}
    />
  );
}

/** Renders the fields of the draft's condition. */
export function ConditionFields({ draft, onChange }: FieldProps) {
  return (
    <Stack gap="md">
      {alertFieldsOf(draft.type).map(({ field, isRequired }) =>
        field === 'list' ? (
          <ListField key={field} draft={draft} onChange={onChange} />
        ) : (
          // Of another type it is another field: what was typed is not carried over.
          <AlertNumber
            key={`${draft.type} ${field}`}
            field={field}
            isRequired={isRequired}
            draft={draft}
            onChange={onChange}
          />
        ),
      )}
    </Stack>
  );
}
