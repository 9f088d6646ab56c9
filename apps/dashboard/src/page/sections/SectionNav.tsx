import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHere } from '../../blocks/useHere.ts';
import * as css from './Sections.css.ts';
import { sectionMessages as messages } from './sections.messages.ts';

export interface PageSectionName {
  /** Id of a `PageSection`. */
  id: string;
  label: string;
}

/**
 * Links to the sections of a long page, in view while it scrolls; the section at the top of the window
 * is marked. Sections without content are left out once the page runs.
 */
export function SectionNav({ sections }: { sections: readonly PageSectionName[] }) {
  const { formatMessage: t } = useIntl();
  const here = useHere();
  const { current, empty, hold } = useSections(sections.map(({ id }) => id).join(' '));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current === null) return;
    const link = list.current.querySelector<HTMLElement>('[aria-current]');
    if (link === null) {
      list.current.scrollLeft = 0;
      return;
    }
    // Not `scrollIntoView`, which would move the page as well.
    const [row, mark] = [list.current.getBoundingClientRect(), link.getBoundingClientRect()];
    if (mark.left < row.left || mark.right > row.right) {
      list.current.scrollBy({ left: mark.left - row.left - (row.width - mark.width) / 2 });
    }
  }, [current]);
  return (
    <nav aria-label={t(messages.onThisPage)} className={css.bar}>
      <ul ref={list} className={css.list}>
        {sections.map(
          ({ id, label }) =>
            !empty.includes(id) && (
              <li key={id} className={css.item}>
                <Link
                  to={here(id)}
                  className={css.link}
                  onClick={(event) => {
                    // With a modifier the link opens elsewhere.
                    const isHere = !(
                      event.metaKey ||
                      event.ctrlKey ||
                      event.shiftKey ||
                      event.altKey
                    );
                    if (isHere) keepInPlace(id, hold(id));
                  }}
                  aria-current={id === current ? 'location' : undefined}
                >
                  {label}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** By then the charts between here and there have loaded. */
const SETTLE_MS = 2_000;

/**
 * Keeps a section at the top while the charts above it load, which they do when they come near the
 * window, until the reader does anything else.
 *
 * @param onStop called when it no longer does
 */
function keepInPlace(id: string, onStop: () => void): void {
  const align = () => document.getElementById(id)?.scrollIntoView();
  const sizes = new ResizeObserver(align);
  const ends = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    clearTimeout(timer);
    sizes.disconnect();
    for (const each of ends) removeEventListener(each, stop);
    onStop();
  };
  const timer = setTimeout(stop, SETTLE_MS);
  // After the press that brought the reader here.
  setTimeout(() => {
    for (const each of ends) addEventListener(each, stop, { passive: true });
  });
  sizes.observe(document.body);
}

/** Top of the band in the window, in pixels. */
const BAND_TOP = 112;

/** Part of the window that decides: a band below the header and the bar. */
const BAND = `-${BAND_TOP}px 0px -55% 0px`;

/** Returns the last section that begins above the band; null: the page is at its head. */
const lastAbove = (sections: readonly HTMLElement[]): string | null =>
  sections.findLast(
    (section) => section.childElementCount > 0 && section.getBoundingClientRect().top < BAND_TOP,
  )?.id ?? null;

/** Watches sections by their ids, which are separated by spaces. */
function useSections(ids: string) {
  const [current, setCurrent] = useState<string | null>(null);
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const isHeld = useRef(false);
  useEffect(() => {
    const names = ids.split(' ');
    const parts = names.flatMap((id) => document.getElementById(id) ?? []);
    const inBand = new Set<string>();
    const band = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        // The last sections of a page may have no room to reach the band.
        if (isHeld.current) return;
        setCurrent(names.find((id) => inBand.has(id)) ?? lastAbove(parts));
      },
      { rootMargin: BAND },
    );
    const findEmpty = () => {
      const next = parts.filter(({ childElementCount }) => childElementCount === 0);
      const found = next.map(({ id }) => id);
      setEmpty((last) => (last.join() === found.join() ? last : found));
    };
    findEmpty();
    const contents = new MutationObserver(findEmpty);
    for (const part of parts) {
      band.observe(part);
      contents.observe(part, { childList: true });
    }
    return () => {
      band.disconnect();
      contents.disconnect();
    };
  }, [ids]);
  /** Marks a section until the returned function is called. */
  const hold = (id: string) => {
    isHeld.current = true;
    setCurrent(id);
    return () => {
      isHeld.current = false;
    };
  };
  return { current, empty, hold };
}
