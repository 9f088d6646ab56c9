import { type Allowance, csvRowLimits } from '@litometr/api-contract';
import { hasRank } from '../accounts/roles.ts';
import { ApiError } from '../http/errors.ts';

const user: Allowance = {
  csv_rows: csvRowLimits.user,
  watch: 500,
  views: 50,
  notes: 1_000,
  rules: 20,
  webhooks: 2,
  niche_rules: false,
};

const vip: Allowance = {
  csv_rows: csvRowLimits.vip,
  watch: 5_000,
  views: 500,
  notes: 10_000,
  rules: 200,
  webhooks: 10,
  niche_rules: true,
};

/** Returns the allowance of a role; an unknown role has that of every account. */
export function allowanceOf(role: string): Allowance {
  return hasRank(role, 'vip') ? vip : user;
}

/** 409: the caller holds as many as the role allows. */
export function full(what: string, limit: number): ApiError {
  return new ApiError(409, `There may be ${limit} ${what}. Remove one first.`, {
    code: 'limit_reached',
  });
}
