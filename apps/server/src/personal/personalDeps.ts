import type { AccountsStore } from '../accounts/openAccounts.ts';
import type { Published } from './published.ts';

/** What the routes of the personal area need. */
export interface PersonalDeps {
  accounts: Pick<AccountsStore, 'counters' | 'database' | 'now' | 'own' | 'failures'>;
  published: Published;
}
