/**
 * Returns the accessible text below an element: its texts, and the names of elements named by an
 * attribute. Content hidden from assistive technology is left out.
 */
export function treeText(root: Element): string {
  const texts: string[] = [];
  const visit = (element: Element) => {
    if (element.matches('[aria-hidden="true"], [hidden], style, script')) return;
    const name = element.getAttribute('aria-label') ?? element.getAttribute('aria-valuetext');
    if (name !== null) texts.push(name);
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child);
      else if (child instanceof Text) texts.push(child.data);
    }
  };
  visit(root);
  return texts.join('\n');
}

const digit = /[\d۰-۹٬٫]/;
/** Thousands are separated by non-breaking spaces: '200' is no part of '1 200'. */
const inNumber = /[\u00a0\u202f]/;

/** Counts a text within another, except as a part of a longer number; stops at `most`. */
export function timesIn(text: string, part: string, most: number): number {
  let times = 0;
  for (let at = text.indexOf(part); at >= 0 && times < most; at = text.indexOf(part, at + 1)) {
    const before = text.charAt(at - 1);
    const isPart =
      digit.test(before) ||
      (inNumber.test(before) && digit.test(text.charAt(at - 2))) ||
      digit.test(text.charAt(at + part.length));
    if (!isPart) times += 1;
  }
  return times;
}
