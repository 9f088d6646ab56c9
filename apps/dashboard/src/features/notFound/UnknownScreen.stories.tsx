import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPage } from '../../testing/withPage.tsx';
import { UnknownScreenPage } from './UnknownScreenPage.tsx';

const meta = {
  title: 'Dashboard/Unknown screen',
  component: UnknownScreenPage,
  decorators: [withPage],
  args: { name: 'Отчёты за неделю', component: 'WeeklyReports' },
} satisfies Meta<typeof UnknownScreenPage>;
export default meta;

/** The menu of the server has an entry whose screen this version of the app does not have. */
export const Unknown: StoryObj<typeof meta> = {};
