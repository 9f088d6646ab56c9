import { useFormats } from '@litometr/analytics-widgets';
import { Card, Heading, Link, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../../domain/paths.ts';
import { SectionNav } from '../../../page/sections/SectionNav.tsx';
import { aboutMessages as messages } from '../about.messages.ts';
import * as css from './Methodology.css.ts';
import methodology from './methodology.json';
import {
  type EntryTexts,
  formulaParts,
  type MethodologyTexts,
  textParts,
} from './methodologyTexts.ts';

/** The parts of an entry that are the same in all languages. */
interface Entry {
  formulas: readonly string[];
  symbols: readonly string[];
  sources: readonly { text: string; doi: string | null }[];
  values: Readonly<Record<string, number>>;
}

const entries: Readonly<Record<string, Entry>> = methodology.entries;

/** Fractions of bounds have no more decimals. */
const DIGITS = 4;

/** Table of contents and every formula, section by section. */
export function Methodology({ texts }: { texts: MethodologyTexts }) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="lg">
      {/* In view along all formulas, and the way back from each of them. */}
      <SectionNav
        sections={[
          { id: CONTENTS_ID, label: t(messages.contents) },
          ...methodology.sections.map(({ id }) => ({
            id: sectionId(id),
            label: texts.sections.titles[id] ?? id,
          })),
        ]}
      />
      <Card as="section" padding="lg" id={CONTENTS_ID}>
        <Stack gap="sm">
          <Heading level={3} id={`${CONTENTS_ID}-title`}>
            {t(messages.contents)}
          </Heading>
          <nav aria-labelledby={`${CONTENTS_ID}-title`} className={css.contents}>
            {methodology.sections.map((section) => (
              <div key={section.id}>
                <Text weight="semibold">{texts.sections.titles[section.id]}</Text>
                <ul className={css.links}>
                  {section.entries.map((id) => (
                    <li key={id}>
                      <Link href={hrefOf(id)} variant="plain">
                        {texts.entries[id]?.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </Stack>
      </Card>
      {methodology.sections.map((section) => (
        <Card key={section.id} as="section" padding="lg" id={sectionId(section.id)}>
          <Heading level={3}>{texts.sections.titles[section.id]}</Heading>
          {section.entries.map((id) => {
            const [entry, own] = [entries[id], texts.entries[id]];
            return (
              entry !== undefined &&
              own !== undefined && <EntryView key={id} id={id} entry={entry} texts={own} />
            );
          })}
        </Card>
      ))}
    </Stack>
  );
}

const CONTENTS_ID = 'contents';

/** Apart from the ids of entries. */
const sectionId = (id: string) => `about-${id}`;

const hrefOf = (id: string) => `${paths.about}#${id}`;

interface EntryViewProps {
  id: string;
  entry: Entry;
  texts: EntryTexts;
}

function EntryView({ id, entry, texts }: EntryViewProps) {
  const { formatMessage: t } = useIntl();
  const fill = useFill(entry.values);
  const { title, measures, unit, symbols, conditions, example } = texts;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={css.entry}>
      <Heading level={4} id={`${id}-title`}>
        <Link href={hrefOf(id)} variant="quiet">
          {title}
        </Link>
      </Heading>
      <Text>{fill(measures)}</Text>
      {entry.formulas.length > 0 && <Formulas entry={entry} meanings={symbols.map(fill)} />}
      {conditions.length > 0 && (
        <ul className={css.conditions}>
          {conditions.map((condition) => (
            <li key={condition}>{fill(condition)}</li>
          ))}
        </ul>
      )}
      <Text as="div" size="caption" tone="secondary" className={css.facts}>
        {example !== undefined && <Fact label={t(messages.example)}>{fill(example)}</Fact>}
        {unit !== undefined && <Fact label={t(messages.unit)}>{fill(unit)}</Fact>}
        <Sources sources={entry.sources} />
      </Text>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text as="strong" weight="semibold" className={css.label}>
        {label}
      </Text>
      {children}
    </div>
  );
}

/** Writes values into the places of a text. */
function useFill(values: Entry['values']): (text: string) => string {
  const { formatNumber, formatPercent } = useFormats();
  return (text) =>
    textParts(text)
      .map((part) => {
        if (typeof part === 'string') return part;
        const value = values[part.name] ?? Number.NaN;
        return part.isPercent
          ? formatPercent(value, DIGITS)
          : formatNumber(value, { digits: DIGITS });
      })
      .join('');
}

/** Formulas run from left to right in every language, with the digits of their symbols. */
function Formulas({ entry, meanings }: { entry: Entry; meanings: readonly string[] }) {
  const { locale } = useIntl();
  const numbers = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    maximumFractionDigits: DIGITS,
  });
  const fill = (formula: string) =>
    textParts(formula)
      .map((part) =>
        typeof part === 'string' ? part : numbers.format(entry.values[part.name] ?? Number.NaN),
      )
      .join('');
  return (
    <div className={css.formulas}>
      {entry.formulas.map((formula) => (
        <div key={formula} dir="ltr" className={css.formula}>
          <FormulaText text={fill(formula)} />
        </div>
      ))}
      {entry.symbols.length > 0 && (
        <dl className={css.symbols}>
          {entry.symbols.map((symbol, at) => (
            <div key={symbol} className={css.symbol}>
              <dt dir="ltr" className={css.name}>
                <FormulaText text={symbol} />
              </dt>
              <dd className={css.meaning}>{meanings[at]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function FormulaText({ text }: { text: string }) {
  return formulaParts(text).map(({ text: part, start, isLowered }) =>
    isLowered ? <sub key={start}>{part}</sub> : <span key={start}>{part}</span>,
  );
}

function Sources({ sources }: { sources: Entry['sources'] }) {
  const { formatMessage: t } = useIntl();
  if (sources.length === 0) return <Fact label={t(messages.source)}>{t(messages.ownRule)}</Fact>;
  return sources.map(({ text, doi }) => (
    <Fact key={text} label={t(messages.source)}>
      {/* The cited work has its own language and direction. */}
      <bdi lang="en" dir="ltr">
        <span className={css.label}>{text}</span>
        {doi !== null && <Doi doi={doi} />}
      </bdi>
    </Fact>
  ));
}

function Doi({ doi }: { doi: string }) {
  const name = `doi:${doi}`;
  return <Link href={`https://doi.org/${doi}`}>{name}</Link>;
}
