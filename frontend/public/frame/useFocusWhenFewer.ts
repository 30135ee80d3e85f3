import { useEffect, useRef } from "react";

/** A heading that the keyboard goes on from once a row has gone together with the button that had the focus. */
export const useFocusWhenFewer = (count: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return { ref: heading, tabIndex: -1 };
};
