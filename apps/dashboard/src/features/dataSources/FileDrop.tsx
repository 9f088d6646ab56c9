import { Button, Text } from '@litometr/ui';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import * as css from './FileDrop.css.ts';

export interface FileDropProps {
  /** Label of the button that opens the file chooser. */
  label: string;
  /** Under it: what may be dropped here. */
  hint: ReactNode;
  /** File name extensions for `accept`. Dropped files may have any. */
  accept: string;
  isDisabled?: boolean;
  /** One file: of several that are dropped the first. */
  onFile: (file: File) => void;
}

/** Accepts a file by the chooser or by dropping it. The button makes it accessible by keyboard. */
export function FileDrop({ label, hint, accept, isDisabled = false, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined && !isDisabled) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's short cut of the button
    <div
      className={css.root}
      data-over={isOver && !isDisabled}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <Text size="caption" tone="secondary">
        {hint}
      </Text>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </div>
  );
}
