import { isLocale, type Locale, localeName, locales, portalSlugs } from '@litometr/domain';
import {
  Card,
  Grid,
  GridItem,
  Heading,
  SegmentedControl,
  Stack,
  Text,
  type ThemeName,
} from '@litometr/ui';
import { Switch } from '@litometr/ui/form';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import { useDomain } from '../../../domain/useDomain.ts';
import { comparisons, ranges } from '../../../page/address/params.ts';
import type { Prefs } from '../../../prefs/prefs.ts';
import { themeMessages } from '../../../theme/theme.messages.ts';
import { profileMessages as messages } from '../profile.messages.ts';

/** A choice that is left to the product. */
const USUAL = 'usual';

export interface LookCardProps {
  theme: ThemeName;
  onTheme: (theme: ThemeName) => void;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  prefs: Prefs;
  onPrefs: (change: Partial<Prefs>) => void;
}

/** Language, theme and habits: each choice holds at once. */
export function LookCard({ theme, onTheme, locale, onLocale, prefs, onPrefs }: LookCardProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const usual = { id: USUAL, label: t(messages.usual) };
  return (
    <Card as="section" padding="md">
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={2} size="h3">
            {t(messages.look)}
          </Heading>
          <Text tone="secondary">{t(messages.lookLead)}</Text>
        </Stack>
        <Grid>
          <GridItem span={6}>
            <Select
              label={t(messages.language)}
              options={locales.map((id) => ({ id, label: localeName(id) }))}
              value={locale}
              onChange={(id) => {
                if (isLocale(id)) onLocale(id);
              }}
            />
          </GridItem>
          <GridItem span={6}>
            <Select
              label={t(messages.portal)}
              description={t(messages.portalHelp)}
              options={[
                { id: USUAL, label: t(messages.noPortal) },
                ...portalSlugs.map((id) => ({ id, label: domain.portal(id) })),
              ]}
              value={prefs.portal ?? USUAL}
              onChange={(id) =>
                onPrefs({ portal: portalSlugs.find((slug) => slug === id) ?? null })
              }
            />
          </GridItem>
          <GridItem span={6}>
            <SegmentedControl
              label={t(messages.theme)}
              labelHidden={false}
              options={[
                { id: 'light', label: t(themeMessages.light) },
                { id: 'dark', label: t(themeMessages.dark) },
              ]}
              value={theme}
              onChange={(id) => onTheme(id === 'dark' ? 'dark' : 'light')}
            />
          </GridItem>
          <GridItem span={6}>
            <SegmentedControl
              label={t(messages.density)}
              labelHidden={false}
              options={[
                { id: 'comfortable', label: t(messages.comfortable) },
                { id: 'dense', label: t(messages.dense) },
              ]}
              value={prefs.density ?? 'comfortable'}
              onChange={(id) => onPrefs({ density: id === 'dense' ? 'dense' : 'comfortable' })}
            />
          </GridItem>
          <GridItem span={6}>
            <Select
              label={t(messages.range)}
              description={t(messages.rangeHelp)}
              options={[
                usual,
                ...ranges.map((id) => ({
                  id,
                  label:
                    id === 'all' ? t(messages.allTime) : t(messages.days, { days: Number(id) }),
                })),
              ]}
              value={prefs.range ?? USUAL}
              onChange={(id) => onPrefs({ range: ranges.find((range) => range === id) ?? null })}
            />
          </GridItem>
          <GridItem span={6}>
            <Select
              label={t(messages.compare)}
              options={[usual, ...comparisons.map((id) => ({ id, label: t(messages[id]) }))]}
              value={prefs.cmp ?? USUAL}
              onChange={(id) => onPrefs({ cmp: comparisons.find((cmp) => cmp === id) ?? null })}
            />
          </GridItem>
        </Grid>
        <Switch
          isSelected={prefs.contrast ?? document.body.classList.contains('contrast')}
          onChange={(contrast) => onPrefs({ contrast })}
        >
          {t(messages.contrast)}
        </Switch>
        <Switch
          isSelected={prefs.adult === true}
          description={t(messages.adultHelp)}
          onChange={(adult) => onPrefs({ adult })}
        >
          {t(messages.adult)}
        </Switch>
      </Stack>
    </Card>
  );
}
