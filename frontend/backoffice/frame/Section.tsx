import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, type Ref, useId } from "react";
import { Link } from "react-router";
import { pageSectionWords as words } from "./words.ts";

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.25 };

/** A part of a screen with its own heading, optionally with a count and a link to all of them. */
export const Section = (props: {
  title: string;
  anchor?: string; // where in the screen it stands, for a link
  beside?: ReactNode; // a word of state after the title
  count?: number | string | undefined;
  all?: string | false; // where all of them are
  more?: ReactNode;
  children: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mb: 4, scrollMarginTop: 80 }}
      {...(props.anchor && { id: props.anchor, tabIndex: -1 })}
    >
      {/* Apart at both ends; where they do not fit in one line, both begin at the left. */}
      <Box sx={{ ...row, rowGap: 0.75, justifyContent: "space-between", mb: 1.5, minHeight: 36 }}>
        <Box sx={row}>
          <Typography variant="h2" id={id} {...(props.headingRef && { ref: props.headingRef, tabIndex: -1 })}>
            {props.title}
          </Typography>
          {props.beside}
          {props.count !== undefined && props.count !== 0 && (
            <Typography sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>{props.count}</Typography>
          )}
        </Box>
        {props.all && (
          <Button component={Link} size="small" to={props.all} aria-label={words.seeAllOf(props.title)}>
            {words.seeAll}
          </Button>
        )}
        {props.more && <Box sx={{ flex: "none" }}>{props.more}</Box>}
      </Box>
      {props.children}
    </Box>
  );
};
