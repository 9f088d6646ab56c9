// @ts-check
/**
 * Rules for object literals, as selectors of ESLint's `no-restricted-syntax`: a spread states that
 * properties come from another object.
 *
 * @typedef {import('./styleRules.js').Restriction} Restriction
 */
const message = 'Write the properties without a spread: a literal in a literal only saves lines.';

/** @type {Restriction[]} */
export const plainLiterals = [
  { selector: 'ObjectExpression > SpreadElement > ObjectExpression', message },
  { selector: 'ObjectExpression > SpreadElement > TSAsExpression > ObjectExpression', message },
  {
    // An attribute whose name is computed cannot be written otherwise.
    selector: 'JSXSpreadAttribute > ObjectExpression:not(:has(> Property[computed=true]))',
    message,
  },
];

/** @type {Restriction[]} */
export const plainObjects = [
  ...plainLiterals,
  {
    selector: "ObjectExpression > SpreadElement > LogicalExpression[operator='&&']",
    message:
      'Assign the property in an if statement. Where one expression is clearer, write `...(x === undefined ? {} : { x })`.',
  },
];
