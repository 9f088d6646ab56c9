import { Kbd } from '@litometr/ui';
import { Fragment, type ReactNode } from 'react';
import * as css from './blocks.css.ts';
import { withCode } from './withCode.tsx';

/** 'Shift+Tab' is a chord; ' / ' separates keys that do the same. */
function Keys({ keys }: { keys: string }) {
  return (
    <span className={css.alternatives}>
      {keys.split(' / ').map((chord) => (
        <Fragment key={chord}>
          {chord.split('+').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

interface KeyboardProps {
  /** The effect of each key, by key: `{ 'Enter / Space': 'Presses the button.' }`. */
  keys: Readonly<Record<string, ReactNode>>;
}

/** The keys that a component answers to. */
export function Keyboard({ keys }: KeyboardProps) {
  return (
    <table className={css.table} dir="ltr" lang="en">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([key, what]) => (
          <tr key={key}>
            <th scope="row">
              <Keys keys={key} />
            </th>
            <td>{withCode(what)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
