import { Box, Container, type ContainerProps, Typography } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { useSettings } from "../../shared/settings.ts";
import { submitNow } from "../waking/submitNow.ts";
import { useTabTitle } from "./title.ts";

const useTitle = (title: string) => {
  const { productName } = useSettings();
  useTabTitle(`${title} · ${productName}`);
};

let opened = 0;

/** Moves the focus to a page's heading, unless it is the first page of this visit: the browser did that one. */
export const useFocusOnArrival = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    opened += 1;
    if (opened === 1) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};

type Props = {
  title: string;
  above?: ReactNode; // the way back
  heading?: ReactNode;
  intro?: ReactNode;
  arrival?: string; // a new value means that the page now shows something else, as if it had just been opened
  maxWidth?: ContainerProps["maxWidth"];
  children: ReactNode;
};

const Heading = ({ children }: { children: ReactNode }) => {
  const h1 = useFocusOnArrival();
  return (
    <Typography variant="h1" ref={h1} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      {children}
    </Typography>
  );
};

/** A page: title of the tab, one h1, and the focus on it. */
export const Page = ({ title, above, heading = title, intro, arrival, maxWidth = "lg", children }: Props) => {
  useTitle(title);
  useEffect(submitNow, []);
  return (
    <Container maxWidth={maxWidth} sx={{ py: { xs: 4, md: 6 } }}>
      {above && <Box sx={{ mb: 1 }}>{above}</Box>}
      <Heading key={arrival}>{heading}</Heading>
      {intro && (
        <Typography variant="subtitle1" component="div" sx={{ color: "text.secondary", mt: 1, maxWidth: "60ch" }}>
          {intro}
        </Typography>
      )}
      {children}
    </Container>
  );
};
