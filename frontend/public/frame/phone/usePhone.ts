import { useMediaQuery } from "@mui/material";

/** Whether this window is as narrow as a phone held upright: the theme's `xs`. */
export const usePhone = () => useMediaQuery("(max-width: 599px)");
