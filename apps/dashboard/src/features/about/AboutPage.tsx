import { DEFAULT_LOCALE, isLocale } from '@litometr/domain';
import { Card, Heading, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { BooksBackdrop } from '../../page/BooksBackdrop.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { aboutMessages as messages } from './about.messages.ts';
import { ContactCard } from './ContactCard.tsx';
import { methodologyParts } from './methodology/methodologyParts.tsx';

interface Part {
  /** Fragment of the address: other pages lead here. */
  id: string;
  title: MessageDescriptor;
  texts: readonly MessageDescriptor[];
}

const whatPart: Part = { id: 'what', title: messages.what, texts: [messages.whatText] };

const methodPart: Part = {
  id: 'method',
  title: messages.method,
  texts: [messages.methodIntro, messages.methodSample, messages.methodNull],
};

const lastParts: readonly Part[] = [
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

/** The subject of a paragraph. */
const term = (text: ReactNode) => (
  <Text as="strong" weight="semibold">
    {text}
  </Text>
);

function PartCard({ part }: { part: Part }) {
  const { formatMessage: t } = useIntl();
  return (
    <Card as="section" padding="lg" id={part.id}>
      <Stack gap="sm">
        <Heading level={2} size="h3">
          {t(part.title)}
        </Heading>
        {part.texts.map((text) => (
          <Text key={text.id}>{t(text, { term })}</Text>
        ))}
      </Stack>
    </Card>
  );
}

/** The product, its methodology, its sources and terms, over the image of books as bars. */
export function AboutPage() {
  const { formatMessage: t, locale } = useIntl();
  const Methodology = methodologyParts[isLocale(locale) ? locale : DEFAULT_LOCALE];
  useExactTitle(t(messages.title));
  return (
    <BooksBackdrop>
      <Stack gap="lg">
        <PageHead title={t(messages.title)} lead={t(messages.lead)} meta={null} isPlain />
        <PartCard part={whatPart} />
        <PartCard part={methodPart} />
        <Methodology />
        {lastParts.map((part) => (
          <PartCard key={part.id} part={part} />
        ))}
        <ContactCard />
      </Stack>
    </BooksBackdrop>
  );
}
