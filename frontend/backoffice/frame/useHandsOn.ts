import { useLayoutEffect, useRef } from "react";

/** Once nothing has the focus: it goes on at this heading, or at the page's if that went, too. */
export const goOnAt = (near: HTMLElement | null | undefined) =>
  queueMicrotask(() => {
    // Only now it shows whether the section went, too.
    const heading = near?.isConnected ? near : document.querySelector("h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
  });

export const headingNear = (here: Element | null) => here?.closest("section")?.querySelector("h2");

/** For what its own button takes away: whoever stands on it goes on at the heading above, not at the top of the page. */
export const useHandsOn = <E extends HTMLElement>() => {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const here = place.current;
    const near = headingNear(here);
    return () => {
      if (here?.contains(document.activeElement)) goOnAt(near);
    };
  }, []);
  return place;
};
