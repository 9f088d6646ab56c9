import type { TestModule } from 'vitest/node';

/** The full names of the tests that failed, and of files that could not be run at all. */
export function failedNames(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) => {
    const tests = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
    const names = tests.length === 0 && !module.ok() ? ['(the file itself)'] : tests;
    return names.map((name) => `  ${module.relativeModuleId} > ${name}`);
  });
}
