import { bundleFiles } from '../ingest/bundle/inventory.ts';
import { describeFault, type FaultReport } from '../measurements/faults.ts';
import type { PublishResult } from '../measurements/publish.ts';

const count = new Intl.NumberFormat('en');

/** Returns the lines that describe how an import ended. */
export function describeResult(bundle: string, result: PublishResult): string[] {
  switch (result.outcome) {
    case 'published': {
      const { portal, dataDay, generation } = result.state;
      const day = dataDay === null ? 'no readings' : `data day ${dataDay}`;
      return [
        `${bundle}: published as ${portal}, state ${generation}, ${day}.`,
        ...countLines(result),
        ...leftOut(result.report),
      ];
    }
    case 'unchanged':
      return [
        `${bundle}: nothing changed, the store holds all of it already.`,
        ...leftOut(result.report),
      ];
    case 'refused':
      return [
        ...faultLines(result.report),
        `${bundle}: refused${badRows(result.report)}. Nothing was changed.`,
      ];
  }
}

function countLines({ counts }: Extract<PublishResult, { outcome: 'published' }>): string[] {
  return bundleFiles.flatMap((file) => {
    const { added, changed, removed, unchanged } = counts[file];
    if (added + changed + removed + unchanged === 0) return [];
    const parts = [
      `${count.format(added)} new`,
      `${count.format(changed)} changed`,
      ...(removed > 0 ? [`${count.format(removed)} removed`] : []),
      `${count.format(unchanged)} unchanged`,
    ];
    return [`  ${file}: ${parts.join(', ')}`];
  });
}

function badRows({ badRows: rows }: FaultReport): string {
  if (rows === 0) return '';
  return rows === 1 ? ', 1 bad row' : `, ${count.format(rows)} bad rows`;
}

function leftOut(report: FaultReport): string[] {
  if (report.badRows === 0) return [];
  return [`Left out${badRows(report)}:`, ...faultLines(report)];
}

function faultLines({ faults, badRows: rows }: FaultReport): string[] {
  const lines = faults.map((fault) => `  ${describeFault(fault)}`);
  if (rows > faults.length) lines.push(`  … the first ${count.format(faults.length)} are listed`);
  return lines;
}
