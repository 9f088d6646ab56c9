/**
 * The styles that React Aria puts at the beginning of the document once the first button is hydrated. A new
 * cascade layer makes Chromium load all faces again and lay the whole page out, in the middle of hydration: with
 * a processor 4 times slower that took 0.3 s. Where an element has this id, React Aria adds none.
 */
export function PressStyles() {
  return (
    <style
      id="react-aria-pressable-style"
      dangerouslySetInnerHTML={{
        __html: '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
      }}
    />
  );
}
