import {
  type AlertRule,
  addAlertRule,
  alertRules,
  changeAlertRule,
  myAccount,
  removeAlertRule,
} from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../../api/useEndpointMutation.ts';
import { useOwn } from '../../../api/useOwn.ts';
import { useErrorToast } from '../../../api/useRefusalText.ts';
import { useBlock } from '../../../blocks/useBlock.ts';
import { alertsMessages as messages } from './alerts.messages.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RulesView } from './RulesView.tsx';

const stale = [alertRules, myAccount];
const paramsOf = ({ id }: AlertRule) => ({ params: { id: String(id) } });

/** The rules of the reader: a switch and a removal show at once. */
export function Rules() {
  const { formatMessage: t } = useIntl();
  const block = useBlock(useOwn(alertRules, {}));
  const account = useOwn(myAccount, {});
  const adding = useEndpointMutation(addAlertRule, stale);
  const changing = useEndpointMutation(changeAlertRule, stale);
  const removing = useEndpointMutation(removeAlertRule, stale);
  const showError = useErrorToast();
  const [edited, setEdited] = useState<AlertRule | 'new' | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [switched, setSwitched] = useState<ReadonlyMap<number, boolean>>(new Map());

  const restore = async ({ scope, condition }: AlertRule) => {
    const outcome = await adding.send({ body: { scope, condition } });
    if (!outcome.ok) showError(t(messages.ruleNotChanged), outcome);
  };
  const remove = async (rule: AlertRule) => {
    setHidden((before) => new Set([...before, rule.id]));
    const outcome = await removing.send(paramsOf(rule));
    if (!outcome.ok && outcome.failure !== 'notFound') {
      setHidden((before) => new Set([...before].filter((id) => id !== rule.id)));
      showError(t(messages.ruleNotRemoved), outcome);
      return;
    }
    showToast({
      title: t(messages.ruleRemoved),
      action: { label: t(messages.undo), onAction: () => void restore(rule) },
    });
  };
  const turn = async (rule: AlertRule, enabled: boolean) => {
    setSwitched((before) => new Map([...before, [rule.id, enabled]]));
    const outcome = await changing.send({ ...paramsOf(rule), body: { enabled } });
    if (outcome.ok) return;
    setSwitched((before) => new Map([...before].filter(([id]) => id !== rule.id)));
    showError(t(messages.ruleNotChanged), outcome);
  };
  const shown = block.data && {
    ...block.data,
    items: block.data.items
      .filter(({ id }) => !hidden.has(id))
      .map((rule) => ({ ...rule, enabled: switched.get(rule.id) ?? rule.enabled })),
  };

  return (
    <>
      <RulesView
        block={{ state: block.state, data: shown }}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
        onTurn={(rule, enabled) => void turn(rule, enabled)}
        onRemove={(rule) => void remove(rule)}
      />
      {edited !== null && (
        <RuleDialog
          rule={edited === 'new' ? null : edited}
          hasGroups={account.data?.allowance.niche_rules === true}
          onClose={() => setEdited(null)}
          onSave={({ scope, condition }) =>
            edited === 'new'
              ? adding.send({ body: { scope, condition } })
              : changing.send({ ...paramsOf(edited), body: { condition } })
          }
        />
      )}
    </>
  );
}
