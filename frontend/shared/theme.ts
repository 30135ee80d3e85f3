import { createTheme, type ThemeOptions } from "@mui/material/styles";
import { dark, light } from "./palette.ts";

const text = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const display = '"Bricolage Grotesque Variable", "Bricolage Fallback", "Figtree Variable", sans-serif';
const heading = { fontFamily: display, fontWeight: 700, letterSpacing: "-0.02em", textWrap: "balance" as const };

/** react-admin builds its theme from options; everything else takes `theme`. */
export const themeOptions = {
  cssVariables: { colorSchemeSelector: "media" }, // follows the system without a script, so nothing flashes
  colorSchemes: { light, dark },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: text,
    // Where text is enlarged on a phone, a long word of a heading still fits on a line.
    h1: { ...heading, fontSize: "min(clamp(2rem, 1.4rem + 2.6vw, 3.25rem), 11vw)", lineHeight: 1.08, fontWeight: 800 },
    h2: { ...heading, fontSize: "min(clamp(1.6rem, 1.25rem + 1.5vw, 2.25rem), 10vw)", lineHeight: 1.15 },
    h3: { ...heading, fontSize: "min(1.375rem, 9vw)", lineHeight: 1.25 },
    h4: { ...heading, fontSize: "1.2rem", lineHeight: 1.3 },
    h5: { ...heading, fontSize: "1.1rem", lineHeight: 1.35, letterSpacing: "-0.01em" },
    h6: { ...heading, fontSize: "1rem", lineHeight: 1.4, letterSpacing: "-0.01em" },
    subtitle1: { fontSize: "1.125rem", lineHeight: 1.5 },
    body1: { lineHeight: 1.55 },
    body2: { fontSize: "0.9375rem", lineHeight: 1.5 },
    caption: { fontSize: "0.8125rem", lineHeight: 1.45 },
    overline: { fontWeight: 700, letterSpacing: "0.08em", fontSize: "0.8125rem", lineHeight: 1.5 },
    button: { textTransform: "none", fontWeight: 650, fontSize: "1rem" },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: 88, textSizeAdjust: "100%" },
        body: { overflowWrap: "break-word" },
        ":focus-visible": { outline: "3px solid var(--mui-palette-primary-main)", outlineOffset: 2 },
        // Paper has nothing to fill in or press, and a card is not torn in two if it fits on a page.
        "@media print": {
          body: { backgroundColor: "#fff" },
          "form, a.MuiButton-root, button:not(.MuiCardActionArea-root)": { display: "none !important" },
          ".MuiCard-root": { breakInside: "avoid" },
          "h1, h2, h3, h4": { breakAfter: "avoid" },
          ".MuiContainer-root": { maxWidth: "none !important", padding: "0 !important" },
        },
        // Colors are the reader's own then: what acts has an edge, and what is chosen their color for it.
        "@media (forced-colors: active)": {
          ".MuiButton-contained": { border: "1px solid !important" },
          "[aria-pressed=true], [aria-current=page], [aria-selected=true]": {
            forcedColorAdjust: "none",
            backgroundColor: "Highlight !important",
            color: "HighlightText !important",
          },
        },
        "@media (prefers-reduced-motion: reduce)": {
          "*, *::before, *::after": {
            animationDuration: "0.01ms !important",
            animationIterationCount: "1 !important",
            // None rather than short ones: an inherited colour would lag a frame behind its parent's.
            transition: "none !important",
            scrollBehavior: "auto !important",
          },
        },
      },
    },
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: "p", subtitle2: "p" } } }, // looks, not headings
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme }) => ({
          "&:focus-visible": { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 10, minHeight: 44, paddingInline: 18 },
        sizeLarge: { minHeight: 52, paddingInline: 24, fontSize: "1.0625rem" },
        sizeSmall: { minHeight: 36, paddingInline: 12, fontSize: "0.9375rem" },
        outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.ground.line }),
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { minWidth: 44, minHeight: 44 }, sizeSmall: { minWidth: 36, minHeight: 36 } },
    },
    MuiLink: { styleOverrides: { root: { fontWeight: 600, textUnderlineOffset: "0.2em" } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
    MuiCard: {
      defaultProps: { variant: "outlined" },
      styleOverrides: { root: { borderRadius: 16 } },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8 } } },
    MuiSkeleton: {
      styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.ground.sand }) },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.background.paper }),
        notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.ground.line }),
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: "0.875rem", marginInline: 2 } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 12, fontSize: "1rem", alignItems: "center" } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: "0.875rem" } } },
  },
} satisfies ThemeOptions;

export const theme = createTheme(themeOptions);

/** Digits of equal width, so money and times line up. */
export const tabular = { fontVariantNumeric: "tabular-nums" };

/** A soft background tinted with the given colour. */
export const soft = (
  color: "primary" | "secondary" | "stitch" | "success" | "warning" | "info" | "error",
  share = 12,
) => `color-mix(in srgb, var(--mui-palette-${color}-main) ${share}%, var(--mui-palette-background-paper))`;
