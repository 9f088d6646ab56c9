import { type Collector, changeCollector, collectors } from '@litometr/api-contract';
import { Link, Stack } from '@litometr/ui';
import { Checkbox } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { FormDialog } from '../../blocks/FormDialog.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { collectorMessages as messages } from './collector.messages.ts';
import * as css from './RulesDialog.css.ts';

/** Shows the rules of a collector before it is turned on, and asks for consent. */
export function RulesDialog({ collector, onClose }: { collector: Collector; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { send } = useEndpointMutation(changeCollector, [collectors]);
  const refusalText = useRefusalText();
  const turnOn = async () => {
    const body = { enabled: true, agreed: collector.rules_key };
    const outcome = await send({ params: { portal: collector.portal }, body });
    if (outcome.ok) showToast({ tone: 'success', title: t(messages.turnedOn) });
    return outcome;
  };
  return (
    <FormDialog
      title={t(messages.rulesTitle, { portal: domain.portal(collector.portal) })}
      description={t(messages.rulesHelp)}
      size="md"
      refusal={(failed) =>
        failed.refusal?.status === 409 ? t(messages.rulesChanged) : refusalText(failed)
      }
      onSend={turnOn}
      onClose={onClose}
      submit={t(messages.rulesOn)}
    >
      <ul className={css.rules}>
        {collector.rules.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <Stack gap="xxs">
        {collector.links.map((href) => (
          <Link key={href} href={href} target="_blank" rel="noreferrer">
            <bdi>{href}</bdi>
          </Link>
        ))}
      </Stack>
      <Checkbox
        // Changed rules need a new consent.
        key={collector.rules_key}
        name="agreed"
        requiredMessage={t(messages.rulesRequired)}
      >
        {t(messages.rulesAgree)}
      </Checkbox>
    </FormDialog>
  );
}
