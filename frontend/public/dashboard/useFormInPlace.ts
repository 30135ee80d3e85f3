import { useEffect, useRef, useState } from "react";

/** A form that takes the place of the button that opens it. Once it is closed, the keyboard goes on from the button. */
export const useFormInPlace = () => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    isOpen,
    close: () => setOpen(false),
    opener: { ref: opener, onClick: () => setOpen(true) },
  };
};
