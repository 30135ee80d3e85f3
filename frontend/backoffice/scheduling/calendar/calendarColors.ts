import type { LessonStatus } from "../../../../backend/lessons/contract.ts";
import { soft } from "../../../shared/theme.ts";

const palette = (name: string) => `var(--mui-palette-${name})`;

/** The calendar's own names for colours, filled with ours; they follow light and dark by themselves. */
export const calendarColors = {
  "--fc-classic-background": palette("background-paper"),
  "--fc-classic-foreground": palette("text-primary"),
  "--fc-classic-muted-foreground": palette("text-secondary"),
  "--fc-classic-faint-foreground": palette("text-secondary"),
  "--fc-classic-border": palette("divider"),
  "--fc-classic-strong-border": palette("divider"),
  "--fc-classic-faint": palette("ground-sand"),
  "--fc-classic-muted": palette("ground-sand"),
  "--fc-classic-strong": palette("ground-sand"),
  "--fc-classic-today": "transparent",
  "--fc-classic-now": palette("stitch-main"),
  "--fc-classic-primary": palette("primary-main"),
  "--fc-classic-primary-foreground": palette("primary-contrastText"),
  "--fc-classic-background-event": palette("success-main"),
  "--fc-classic-background-event-opacity": "14%",
} as const;

const tones = {
  pending: "warning",
  confirmed: "success",
  scheduled: "info",
  completed: "primary",
} as const;

/** As the chip of this status: a quiet ground, the colour in the text and at the edge. */
export const lessonColors = (status: LessonStatus) => {
  const tone = status in tones ? tones[status as keyof typeof tones] : undefined;
  return tone
    ? { bgcolor: soft(tone, 14), color: `${tone}.main`, borderColor: `${tone}.main` }
    : { bgcolor: "ground.sand", color: "text.secondary", borderColor: "divider" };
};
