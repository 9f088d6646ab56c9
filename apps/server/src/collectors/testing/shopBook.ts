/** A book of the fake portal; what a portal does not publish is not written on its pages. */
export interface ShopBook {
  id: number;
  title: string;
  author: string;
  genre: string;
  tag: string;
  views: number;
  likes: number;
  library: number;
  comments: number;
  chars: number;
  price: number;
  isFinished: boolean;
}

export function shopBook(id: number, change: Partial<ShopBook> = {}): ShopBook {
  return {
    id,
    title: `Книга ${id}`,
    author: `Автор ${id % 4}`,
    genre: 'Фэнтези',
    tag: 'магия',
    views: 2_000 + id * 100,
    likes: 300 + id,
    library: 700 + id,
    comments: 40 + id,
    chars: 400_000 + id * 1_000,
    price: 149,
    isFinished: id % 2 === 0,
    ...change,
  };
}

export const shelf = (count: number): ShopBook[] =>
  Array.from({ length: count }, (_, at) => shopBook(101 + at));

/** '441000' → '441k'; `fraction` is the number of digits after the point, as on the portal. */
export function shortened(
  value: number,
  fraction: number,
  letters: { k: string; m: string },
): string {
  if (value < 1_000) return String(value);
  if (value < 1_000_000) return `${Number((value / 1_000).toFixed(fraction))}${letters.k}`;
  return `${(value / 1_000_000).toFixed(1)}${letters.m}`;
}

/** 1234567 → '1 234 567' with the spaces that pages have. */
export const grouped = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');
