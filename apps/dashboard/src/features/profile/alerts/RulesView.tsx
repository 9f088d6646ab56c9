import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type { AlertRule, alertRules, EndpointResponse } from '@litometr/api-contract';
import { Button, IconButton, Inline, Text } from '@litometr/ui';
import { Switch } from '@litometr/ui/form';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { LOADING_TEXT } from '../../../blocks/loadingText.ts';
import * as css from '../../../blocks/notes/NoteList.css.ts';
import { Section } from '../../../blocks/Section.tsx';
import { emptyOr } from '../../../blocks/table/emptyOr.ts';
import { alertsMessages as messages } from './alerts.messages.ts';
import { useRuleText } from './useRuleText.ts';

export interface RulesViewProps {
  block: Block<EndpointResponse<typeof alertRules>>;
  onAdd: () => void;
  onEdit: (rule: AlertRule) => void;
  onTurn: (rule: AlertRule, enabled: boolean) => void;
  onRemove: (rule: AlertRule) => void;
}

/** The user's alert rules. */
export function RulesView({ block, onAdd, onEdit, onTurn, onRemove }: RulesViewProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const ruleText = useRuleText();
  const { data } = block;
  const isFull = data !== undefined && data.items.length >= data.limit;
  const add = (
    <Button onPress={onAdd} isDisabled={isFull}>
      {t(messages.addRule)}
    </Button>
  );
  const empty = { title: t(messages.rulesEmpty), description: t(messages.rulesEmptyHelp) };
  return (
    <Section
      title={t(messages.rules)}
      lead={
        data === undefined
          ? LOADING_TEXT
          : t(messages.rulesLead, { count: data.items.length, limit: data.limit })
      }
      actions={add}
    >
      <DataPanel state={emptyOr(block.state, data?.items.length, empty)}>
        <ul className={css.list}>
          {(data?.items ?? []).map((rule) => (
            <li key={rule.id} className={css.item}>
              <div className={css.itemBody}>
                <Switch
                  isSelected={rule.enabled}
                  onChange={(enabled) => onTurn(rule, enabled)}
                  description={
                    rule.last_at === null
                      ? t(messages.never)
                      : t(messages.lastAt, { when: formatInstant(rule.last_at) })
                  }
                >
                  <Text as="span" dir="auto">
                    {ruleText(rule)}
                  </Text>
                </Switch>
              </div>
              <Inline gap="xxs" wrap={false}>
                <IconButton
                  icon="edit"
                  size="sm"
                  label={t(messages.editRule)}
                  onPress={() => onEdit(rule)}
                />
                <IconButton
                  icon="close"
                  size="sm"
                  label={t(messages.removeRule)}
                  onPress={() => onRemove(rule)}
                />
              </Inline>
            </li>
          ))}
        </ul>
      </DataPanel>
    </Section>
  );
}
