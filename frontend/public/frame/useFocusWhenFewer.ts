import { useEffect, useRef } from "react";

/** A heading or list that the keyboard goes on from once a row has gone together with the button that had the focus. */
export const useFocusWhenFewer = <Where extends HTMLElement = HTMLHeadingElement>(count: number) => {
  const heading = useRef<Where>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return { ref: heading, tabIndex: -1 };
};
