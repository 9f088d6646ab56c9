import { settings } from '@litometr/api-contract';
import { Button, ButtonLink, Card, Heading, Inline, Stack, Text, TextField } from '@litometr/ui';
import { copyText } from '@litometr/ui/clipboard';
import { showToast } from '@litometr/ui/toast';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { FROM_PARAM } from '../../domain/paths.ts';
import { aboutMessages as messages } from './about.messages.ts';

/** Lines of the report before the reader's own text. */
const REPORT_ROWS = 7;

const subscribeToNothing = () => () => undefined;

/**
 * Offers a report to copy, with the facts that an operator needs, and the operator's address where
 * the server has one.
 */
export function ContactCard() {
  const { formatMessage: t, locale } = useIntl();
  const { search } = useLocation();
  const contact = useEndpoint(settings, {}).data?.contact ?? null;
  const isClient = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [edited, setEdited] = useState<string | null>(null);

  const describePage = () => {
    const from = new URLSearchParams(search).get(FROM_PARAM) ?? window.location.pathname;
    return [
      t(messages.reportPage, { value: `${window.location.origin}${from}` }),
      t(messages.reportTime, { value: openedAt.toISOString() }),
      t(messages.reportLanguage, { value: locale }),
      t(messages.reportWindow, { value: `${window.innerWidth} × ${window.innerHeight}` }),
      t(messages.reportBrowser, { value: navigator.userAgent }),
      '',
      `${t(messages.reportEvent)} `,
    ].join('\n');
  };
  const [openedAt] = useState(() => new Date());
  // The facts are the browser's: the server renders an empty field.
  const report = edited ?? (isClient ? describePage() : '');

  const copy = async () => {
    try {
      await copyText(report);
      showToast({ tone: 'success', title: t(messages.reportCopied) });
    } catch (error) {
      console.error('The report could not be copied.', error);
      showToast({ tone: 'danger', title: t(messages.reportNotCopied) });
    }
  };

  return (
    <Card as="section" padding="lg" id="contact">
      <Stack gap="sm">
        <Heading level={2} size="h3">
          {t(messages.contact)}
        </Heading>
        <Text>{t(contact === null ? messages.contactNone : messages.contactText)}</Text>
        <TextField
          multiline
          rows={REPORT_ROWS}
          label={t(messages.reportLabel)}
          description={t(messages.reportHint)}
          value={report}
          onChange={setEdited}
        />
        <Inline gap="sm">
          <Button icon="copy" onPress={() => void copy()}>
            {t(messages.reportCopy)}
          </Button>
          {contact !== null && (
            <ButtonLink variant="primary" href={contact}>
              {t(messages.write)}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
