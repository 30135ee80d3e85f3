import { useEffect, useRef, useState } from "react";

/**
 * A form that takes the place of the button that opens it: `card` is where. The keyboard goes on in its first field, and
 * from the button once it is closed.
 */
export const useFormInPlace = () => {
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) card.current?.querySelector("input")?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    isOpen,
    close: () => setOpen(false),
    card,
    opener: { ref: opener, onClick: () => setOpen(true) },
  };
};
