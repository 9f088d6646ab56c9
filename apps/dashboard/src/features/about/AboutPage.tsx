import { settings } from '@litometr/api-contract';
import { ButtonLink, Card, Heading, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { BooksBackdrop } from '../../page/BooksBackdrop.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { aboutMessages as messages } from './about.messages.ts';

interface Part {
  /** Fragment of the address: other pages lead here. */
  id: string;
  title: MessageDescriptor;
  texts: readonly MessageDescriptor[];
}

const parts: readonly Part[] = [
  { id: 'what', title: messages.what, texts: [messages.whatText] },
  {
    id: 'method',
    title: messages.method,
    texts: [
      messages.methodPlaces,
      messages.methodStay,
      messages.methodTurnover,
      messages.methodMain,
      messages.methodGain,
      messages.methodCompare,
      messages.methodCertain,
      messages.methodNewGain,
      messages.methodMomentum,
      messages.methodLift,
      messages.methodBar,
      messages.methodTier,
      messages.methodWritten,
      messages.methodSeries,
      messages.methodEvents,
      messages.methodSample,
      messages.methodDays,
      messages.methodRounding,
      messages.methodNull,
    ],
  },
  {
    id: 'data',
    title: messages.data,
    texts: [messages.dataText, messages.dataWays, messages.dataRules],
  },
  {
    id: 'terms',
    title: messages.terms,
    texts: [messages.termsText, messages.termsUse, messages.termsAge],
  },
];

/** What a paragraph explains, for the eye that looks for it. */
const term = (words: ReactNode) => (
  <Text as="strong" weight="semibold">
    {words}
  </Text>
);

/** The product, its method, its sources and terms, over the image of books as bars. */
export function AboutPage() {
  const { formatMessage: t } = useIntl();
  const contact = useEndpoint(settings, {}).data?.contact ?? null;
  useExactTitle(t(messages.title));
  return (
    <BooksBackdrop>
      <Stack gap="lg">
        <PageHead title={t(messages.title)} lead={t(messages.lead)} meta={null} isPlain />
        {parts.map((part) => (
          <Card key={part.id} as="section" padding="lg" id={part.id}>
            <Stack gap="sm">
              <Heading level={2} size="h3">
                {t(part.title)}
              </Heading>
              {part.texts.map((text) => (
                <Text key={text.id}>{t(text, { term })}</Text>
              ))}
            </Stack>
          </Card>
        ))}
        <Card as="section" padding="lg" id="contact">
          <Stack gap="sm" align="start">
            <Heading level={2} size="h3">
              {t(messages.contact)}
            </Heading>
            <Text>{t(contact === null ? messages.contactNone : messages.contactText)}</Text>
            {contact !== null && <ButtonLink href={contact}>{t(messages.write)}</ButtonLink>}
          </Stack>
        </Card>
      </Stack>
    </BooksBackdrop>
  );
}
