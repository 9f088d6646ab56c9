import { type Collector, changeCollector, collectors } from '@litometr/api-contract';
import { Alert, Button, Inline, Link, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Checkbox, Form, SubmitButton } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChange } from '../../api/useChange.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { pageMessages } from '../../page/page.messages.ts';
import { collectorMessages as messages } from './collector.messages.ts';
import * as css from './RulesDialog.css.ts';

/** Shows what binds a collector before it is turned on, and asks. */
export function RulesDialog({ collector, onClose }: { collector: Collector; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const change = useChange();
  const refusalText = useRefusalText();
  const [error, setError] = useState<string | null>(null);
  const turnOn = async () => {
    const body = { enabled: true, agreed: collector.rules_key };
    const params = { portal: collector.portal };
    const outcome = await change(changeCollector, { params, body }, [collectors]);
    if (outcome.ok) {
      showToast({ tone: 'success', title: t(messages.turnedOn) });
      onClose();
      return;
    }
    setError(outcome.refusal?.status === 409 ? t(messages.rulesChanged) : refusalText(outcome));
  };
  return (
    <Dialog
      title={t(messages.rulesTitle, { portal: domain.portal(collector.portal) })}
      description={t(messages.rulesHelp)}
      size="md"
      isOpen
      onOpenChange={onClose}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setError(null);
          return turnOn();
        }}
      >
        <Stack gap="md">
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
          {error !== null && <Alert tone="danger">{error}</Alert>}
          <Checkbox
            // Other rules are agreed to anew.
            key={collector.rules_key}
            name="agreed"
            requiredMessage={t(messages.rulesRequired)}
          >
            {t(messages.rulesAgree)}
          </Checkbox>
          <Inline justify="end" gap="sm">
            <Button variant="quiet" onPress={onClose}>
              {t(pageMessages.cancel)}
            </Button>
            <SubmitButton>{t(messages.rulesOn)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
