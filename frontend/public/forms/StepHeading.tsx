import { Typography } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus when a step opens, as the button that led here is gone. */
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
