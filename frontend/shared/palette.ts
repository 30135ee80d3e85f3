import type { ColorSystemOptions } from "@mui/material/styles";

declare module "@mui/material/styles" {
  interface Palette {
    stitch: Palette["primary"];
    ground: { sand: string; line: string };
  }
  interface PaletteOptions {
    stitch?: PaletteOptions["primary"];
    ground?: { sand: string; line: string };
  }
}
declare module "@mui/material/Button" {
  interface ButtonPropsColorOverrides {
    stitch: true;
  }
}

/** Colours of the drawn scenes: the same at noon and at dusk. */
export const scene = {
  field: "#1d4d35",
  fieldDeep: "#12352a",
  fieldLight: "#2f6b4a",
  mown: "#3a7a55",
  clay: "#b4602f",
  clayLight: "#d08a55",
  chalk: "#fff8ec",
  stitch: "#c2202e",
  dusk: "#f0a868",
  duskPink: "#d8735a",
  night: "#1c2f3f",
  nightDeep: "#101f2b",
  lamp: "#ffe9b8",
};

type Scheme = { palette: NonNullable<ColorSystemOptions["palette"]> };

/** Field green to act, infield clay to warm, stitch red for the one next thing to do. Pairs reach WCAG AA. */
export const light: Scheme = {
  palette: {
    primary: { main: "#1d4d35", light: "#2f6b4a", dark: "#12352a", contrastText: "#ffffff" },
    secondary: { main: "#9a4a26", light: "#b4602f", dark: "#73351a", contrastText: "#ffffff" },
    stitch: { main: "#c2202e", light: "#d8414d", dark: "#9c1522", contrastText: "#ffffff" },
    success: { main: "#1b5e3a", light: "#2c7a4f", dark: "#124429", contrastText: "#ffffff" },
    warning: { main: "#7a4a00", light: "#a36400", dark: "#5a3600", contrastText: "#ffffff" },
    info: { main: "#1f4f7a", light: "#2f6b9e", dark: "#153857", contrastText: "#ffffff" },
    error: { main: "#a01f2b", light: "#bb3641", dark: "#7a131d", contrastText: "#ffffff" },
    background: { default: "#fbf8f2", paper: "#ffffff" },
    ground: { sand: "#f3ede2", line: "#6f776f" },
    text: { primary: "#18221c", secondary: "#55605a", disabled: "#767d77" },
    divider: "#e4ddd0",
  },
};

export const dark: Scheme = {
  palette: {
    primary: { main: "#93d1aa", light: "#b4e2c4", dark: "#6fb68a", contrastText: "#0c1511" },
    secondary: { main: "#e8a27c", light: "#f2bf9f", dark: "#cf8157", contrastText: "#1c0f08" },
    stitch: { main: "#d3303c", light: "#ea6a72", dark: "#b3202c", contrastText: "#ffffff" },
    success: { main: "#8fd4a8", light: "#b1e3c2", dark: "#6ab588", contrastText: "#0c1511" },
    warning: { main: "#f0c274", light: "#f7d9a3", dark: "#d3a04c", contrastText: "#1d1404" },
    info: { main: "#94c3ee", light: "#b9d9f6", dark: "#6ba3d6", contrastText: "#08131d" },
    error: { main: "#ff9a97", light: "#ffbebb", dark: "#e87570", contrastText: "#220706" },
    background: { default: "#0f1814", paper: "#17221c" },
    ground: { sand: "#1b2821", line: "#839087" },
    text: { primary: "#edf2ee", secondary: "#aab6ad", disabled: "#828d85" },
    divider: "#2b3a32",
  },
};
