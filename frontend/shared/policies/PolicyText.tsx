import { Box, Link as Anchor, Typography } from "@mui/material";
import { lexer, type MarkedToken, type Token } from "marked";
import type { ReactNode } from "react";

const isSafe = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(address);

const inside = ({ tokens = [] }: { tokens?: Token[] | undefined }) =>
  tokens.map((token, n) => <Part key={n} of={token} />);

/** A part of Markdown as elements. What policies have no use for stays the text that was typed, HTML above all. */
const Part = ({ of }: { of: Token }): ReactNode => {
  const token = of as MarkedToken;
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading": {
      const level = token.depth > 2 ? 3 : 2; // the page's title is the first
      return (
        <Typography variant={level === 2 ? "h3" : "h4"} component={`h${level}`} sx={{ mt: 4, mb: 1 }}>
          {inside(token)}
        </Typography>
      );
    }
    case "paragraph":
      return <Typography sx={{ my: 1.5 }}>{inside(token)}</Typography>;
    case "list":
      return (
        <Box
          component={token.ordered ? "ol" : "ul"}
          start={token.ordered && token.start !== "" ? token.start : undefined}
          sx={{ my: 1.5, pl: 3, "& li + li": { mt: 0.75 } }}
        >
          {token.items.map((item, n) => (
            <li key={n}>{inside(item)}</li>
          ))}
        </Box>
      );
    case "blockquote":
      return (
        <Box component="blockquote" sx={{ my: 1.5, mx: 0, pl: 2, borderLeft: 3, borderColor: "divider" }}>
          {inside(token)}
        </Box>
      );
    case "hr":
      return <Box component="hr" sx={{ my: 3, border: 0, borderTop: 1, borderColor: "divider" }} />;
    case "text":
      return token.tokens ? inside(token) : token.text;
    case "escape":
      return token.text;
    case "strong":
      return <strong>{inside(token)}</strong>;
    case "em":
      return <em>{inside(token)}</em>;
    case "br":
      return <br />;
    case "link":
      return isSafe(token.href) ? <Anchor href={token.href}>{inside(token)}</Anchor> : token.raw;
    case "checkbox":
    case "code":
    case "codespan":
    case "del":
    case "html":
    case "image":
    case "list_item":
    case "table":
      return token.raw;
  }
};

/** Markdown of the operator's, without any HTML. */
export const PolicyText = ({ children }: { children: string }) => inside({ tokens: lexer(children) });
