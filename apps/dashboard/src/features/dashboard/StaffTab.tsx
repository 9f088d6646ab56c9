import { imports, parsers, slowEndpoints, staffLog } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useOwn } from '../../api/useOwn.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { Incidents, LastImports } from './Incidents.tsx';
import { Quality } from './Quality.tsx';
import { SlowEndpoints } from './SlowEndpoints.tsx';

const MINUTE_MS = 60_000;
const IMPORTS = 10;

/** Data quality and server health, for staff. */
export function StaffTab() {
  const every = { refetchInterval: MINUTE_MS };
  return (
    <Stack gap="xl">
      <Quality block={useBlock(useOwn(parsers, {}, every))} />
      <Incidents block={useBlock(useOwn(staffLog, { query: { level: 'warn' } }, every))} />
      <LastImports block={useBlock(useOwn(imports, { query: { size: IMPORTS } }, every))} />
      <SlowEndpoints block={useBlock(useOwn(slowEndpoints, {}, every))} />
    </Stack>
  );
}
