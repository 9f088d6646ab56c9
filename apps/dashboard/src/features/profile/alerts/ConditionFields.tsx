import { Stack } from '@litometr/ui';
import { NumberField } from '@litometr/ui/number';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import { useDomain } from '../../../domain/useDomain.ts';
import { alertsMessages as messages } from './alerts.messages.ts';
import { listOptions, type RuleDraft } from './ruleDraft.ts';

const ANY = 'any';
const MAX_PLACES = 1_000;
const MAX_PERCENT = 10_000;

export interface ConditionFieldsProps {
  draft: RuleDraft;
  onChange: (part: Partial<RuleDraft>) => void;
}

/** The fields of each kind of condition. */
export function ConditionFields({ draft, onChange }: ConditionFieldsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const required = t(messages.numberRequired);
  const list = (
    <Select
      label={t(messages.list)}
      options={[
        { id: ANY, label: t(messages.anyList) },
        ...listOptions.map((id) => ({ id, label: domain.list(id) })),
      ]}
      value={draft.list ?? ANY}
      onChange={(id) => onChange({ list: listOptions.find((kind) => kind === id) ?? null })}
    />
  );
  const percent = (isRequired: boolean) => (
    <NumberField
      label={t(messages.percent)}
      description={t(isRequired ? messages.growthHelp : messages.percentHelp)}
      suffix="%"
      value={draft.percent}
      onChange={(next) => onChange({ percent: next })}
      minValue={1}
      maxValue={MAX_PERCENT}
      isClearable={!isRequired}
      {...(isRequired && { requiredMessage: required })}
    />
  );
  switch (draft.type) {
    case 'entered':
    case 'left':
      return (
        <Stack gap="md">
          {list}
          <NumberField
            label={t(messages.depth)}
            description={t(messages.depthHelp)}
            value={draft.depth}
            onChange={(depth) => onChange({ depth })}
            minValue={1}
            maxValue={MAX_PLACES}
            isClearable
          />
        </Stack>
      );
    case 'place':
      return (
        <Stack gap="md">
          {list}
          <NumberField
            label={t(messages.placeField)}
            value={draft.place}
            onChange={(place) => onChange({ place })}
            minValue={1}
            maxValue={MAX_PLACES}
            requiredMessage={required}
          />
        </Stack>
      );
    case 'price':
      return percent(false);
    case 'growth':
      return percent(true);
  }
}
