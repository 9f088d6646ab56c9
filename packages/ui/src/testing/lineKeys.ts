/** The arrow keys along the line, as they go in the direction that a story is looked at in. */
export function lineKeys(): { forward: string; back: string } {
  const [left, right] = ['{ArrowLeft}', '{ArrowRight}'];
  return document.documentElement.dir === 'rtl'
    ? { forward: left, back: right }
    : { forward: right, back: left };
}
