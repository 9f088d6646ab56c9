// @ts-check

/** Calls that replace modules, which test files of a process share, for `no-restricted-properties`. */
export const isolatedOnly = ['mock', 'doMock', 'resetModules'].map((property) => ({
  object: 'vi',
  property,
  message: `vi.${property} changes modules for other test files too. Name the file *.isolated.test.ts.`,
}));
