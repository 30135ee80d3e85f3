/** A day of the calendar: filled where there is a free time, dark when chosen, flat when there is nothing to choose. */
export const dayButton = {
  display: "grid",
  placeItems: "center",
  width: "100%",
  minHeight: { xs: 44, sm: 52 },
  p: 0,
  border: "2px solid transparent",
  borderRadius: "10px",
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
  color: "primary.main",
  bgcolor: "color-mix(in oklab, var(--mui-palette-primary-light) 24%, var(--mui-palette-background-paper))",
  "&:hover:not([aria-disabled=true])": { borderColor: "primary.main" },
  "[aria-selected=true] > &": { bgcolor: "primary.main", color: "primary.contrastText" },
  "&[aria-current=date]": { borderColor: "currentColor", borderStyle: "dashed" },
  "&[aria-disabled=true]": { bgcolor: "transparent", color: "text.disabled", fontWeight: 500, cursor: "default" },
};
