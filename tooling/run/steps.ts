import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './paths.ts';

/** One command of a longer run. */
export interface Step {
  name: string;
  /** Program and arguments; `node` is the workspace's own. */
  command: readonly [string, ...string[]];
  /** Folder to run in; the root unless said. */
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Passes output through as it comes instead of only on failure. */
  live?: boolean;
  /** Gives way to whatever else runs, and so do the programs that it starts. */
  isLowPriority?: boolean;
}

export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/** Runs a command to its end; never throws for a failing one. */
export function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const [program, ...args] = step.command;
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: step.cwd ?? root,
      env: { ...process.env, FORCE_COLOR: '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (step.isLowPriority === true && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    }
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (step.live === true) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (ok: boolean, extra = '') => {
      const seconds = (performance.now() - started) / 1000;
      done({ name: step.name, ok, seconds, output: output + extra });
    };
    child.on('error', (error) => end(false, `${program} could not be started: ${error.message}\n`));
    child.on('close', (code) => end(code === 0));
  });
}

/** Prints one line for a finished step, and its output where it failed. */
function report(result: StepResult, live = false): void {
  const mark = result.ok ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${result.name} (${result.seconds.toFixed(1)} s)`);
  if (!result.ok && !live) console.log(indent(result.output));
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `     ${line}`)
    .join('\n');
}

/** Runs steps, at most `width` at once, in order of start; answers all results. */
export async function runSteps(steps: readonly Step[], width = 1): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const queue = [...steps];
  const worker = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const result = await runStep(step);
      report(result, step.live);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
