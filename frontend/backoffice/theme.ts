import { createTheme } from "@mui/material/styles";
import { themeOptions } from "../shared/theme.ts";

/** The product's theme at a desk's density, with react-admin's accessibility faults mended. */
export const theme = createTheme({
  ...themeOptions,
  typography: {
    ...themeOptions.typography,
    h1: { ...themeOptions.typography.h1, fontSize: "clamp(1.6rem, 1.3rem + 1.2vw, 2.125rem)", lineHeight: 1.15 },
    h2: { ...themeOptions.typography.h2, fontSize: "1.25rem", lineHeight: 1.3 },
    h3: { ...themeOptions.typography.h3, fontSize: "1.125rem" },
  },
  components: {
    ...themeOptions.components,
    MuiTextField: { defaultProps: { fullWidth: true, size: "small" } },
    MuiCheckbox: { defaultProps: { slotProps: { input: { "aria-label": "Select" } } } },
    MuiAccordionSummary: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, fontWeight: 650 }) } },
    MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, paddingBottom: 8 }) } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 20 }, paperFullScreen: { borderRadius: 0 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: "12px 24px 20px" } } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider, fontSize: "0.9375rem", paddingBlock: 12 }),
        head: ({ theme }) => ({ color: theme.vars?.palette.text.secondary, fontSize: "0.8125rem", fontWeight: 650 }),
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: ({ theme }) => ({ "&.Mui-active": { color: theme.vars?.palette.text.primary } }) },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: "inherit" } } },
  },
});
