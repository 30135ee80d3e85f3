import type { Appearance } from "@stripe/stripe-js";
import { theme } from "../../shared/theme.ts";

/** Stripe's fields in the colours of the site, by day and by night. They are in a frame, where no style of ours reaches. */
export const stripeLook = (): Appearance => {
  const isNight = matchMedia("(prefers-color-scheme: dark)").matches;
  const { primary, error, background, text } = (theme.colorSchemes[isNight ? "dark" : "light"] ?? theme).palette;
  return {
    theme: isNight ? "night" : "stripe",
    variables: {
      colorPrimary: primary.main,
      colorDanger: error.main,
      colorBackground: background.paper,
      colorText: text.primary,
      colorTextSecondary: text.secondary,
      borderRadius: "10px",
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      spacingUnit: "5px",
    },
  };
};
