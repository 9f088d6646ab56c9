/**
 * Formats the end of a suite's output. Readers of a log look at its tail: failures come last, each
 * with the beginning of its message, and below them the counts.
 */

export interface Failure {
  /** Where it is: `file › story`, a page, a picture. */
  name: string;
  /** Why, with as many lines as there are. */
  message: string;
}

/** As many lines of a message as name its cause; the rest is stacks and markup. */
const LINES = 5;

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** Lines of the test-runner that lead nowhere in a log. */
const noise = /^(Click to debug|https?:\/\/127\.0\.0\.1|Message:$|\s*at )/;

function beginningOf(message: string): string {
  const lines = message
    .replaceAll(colours, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !noise.test(line));
  return lines.slice(0, LINES).join('\n    ');
}

export function verdict(passed: number, failures: readonly Failure[]): string {
  const lines = failures.map(({ name, message }) => `${name}: ${beginningOf(message)}`);
  return [...lines, `${passed} passed, ${failures.length} failed`].join('\n');
}
