import { useUser } from '@litometr/auth-machine/react';
import {
  Avatar,
  Card,
  DescriptionList,
  Heading,
  Inline,
  SegmentedControl,
  Stack,
} from '@litometr/ui';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import { useLocaleChoice } from '../../i18n/LocaleProvider.tsx';
import { isLocale, localeNames, locales } from '../../i18n/locales.ts';
import { BooksBackdrop } from '../../page/BooksBackdrop.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { themeMessages } from '../../theme/theme.messages.ts';
import { useTheme } from '../../theme/useTheme.ts';
import { profileMessages as messages } from './profile.messages.ts';

const roleNames = {
  guest: messages.guest,
  user: messages.user,
  vip: messages.vip,
  moderator: messages.moderator,
  admin: messages.admin,
} as const;

const isKnownRole = (role: string): role is keyof typeof roleNames =>
  Object.hasOwn(roleNames, role);

/** Who is signed in, and how the product looks to them. */
export function ProfilePage() {
  const { formatMessage: t } = useIntl();
  const user = useUser();
  const { theme, choose: chooseTheme } = useTheme();
  const { locale, choose: chooseLocale } = useLocaleChoice();
  useExactTitle(t(messages.title));
  if (user === null) return null; // the guard is about to lead away
  const role = isKnownRole(user.role) ? t(roleNames[user.role]) : user.role;
  return (
    <BooksBackdrop>
      <Stack gap="lg">
        <PageHead
          title={t(messages.title)}
          lead={t(messages.lead, { name: user.username })}
          meta={null}
        />
        <Card as="section" padding="lg">
          <Stack gap="md">
            <Inline gap="sm">
              <Avatar name={user.username} size="lg" />
              <Heading level={2} size="h3">
                {t(messages.identity)}
              </Heading>
            </Inline>
            <DescriptionList
              items={[
                { id: 'name', term: t(messages.username), description: user.username },
                { id: 'role', term: t(messages.role), description: role },
              ]}
            />
          </Stack>
        </Card>
        <Card as="section" padding="lg">
          <Stack gap="md">
            <Heading level={2} size="h3">
              {t(messages.view)}
            </Heading>
            <Inline gap="lg" align="end">
              <SegmentedControl
                label={t(messages.theme)}
                labelHidden={false}
                options={[
                  { id: 'light', label: t(themeMessages.light) },
                  { id: 'dark', label: t(themeMessages.dark) },
                ]}
                value={theme}
                onChange={(id) => chooseTheme(id === 'dark' ? 'dark' : 'light')}
              />
              <Select
                label={t(messages.language)}
                options={locales.map((id) => ({ id, label: localeNames[id] }))}
                value={locale}
                onChange={(id) => {
                  if (isLocale(id)) chooseLocale(id);
                }}
              />
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </BooksBackdrop>
  );
}
