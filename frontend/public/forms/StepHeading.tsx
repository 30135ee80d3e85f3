import { Typography } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

/** A step's heading takes the focus when the step is new, so that nobody is left on a button that is gone. */
export const StepHeading = ({ children, arriving }: { children: ReactNode; arriving: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arriving) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [arriving]);
  return (
    <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      {children}
    </Typography>
  );
};
