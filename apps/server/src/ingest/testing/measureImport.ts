import { existsSync, readFileSync } from 'node:fs';
import { openMeasurements } from '../../measurements/openMeasurements.ts';
import { importBundle } from '../importBundle.ts';

const STATUS = '/proc/self/status';

/** In MB. `process.resourceUsage` of a child includes the peak of its parent on Linux. */
function peakMemory(): number {
  if (!existsSync(STATUS)) return process.resourceUsage().maxRSS / 1024;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error(`${STATUS} has no VmHWM.`);
  return Number(kilobytes) / 1024;
}

/** Imports bundles one after another, and prints how each ended and the peak of memory over rest. */
const [folder = '', ...bundles] = process.argv.slice(2);
const measurements = await openMeasurements({ folder });
const rest = peakMemory();
for (const bundle of bundles) {
  const startedAt = performance.now();
  const { outcome, report } = await importBundle(measurements, bundle, { skipBadRows: true });
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const reasons = report.faults.slice(0, 2).map(({ reason }) => reason);
  const overRest = Math.round(peakMemory() - rest);
  console.log(JSON.stringify({ bundle, outcome, reasons, overRest, seconds }));
}
await measurements.close();
