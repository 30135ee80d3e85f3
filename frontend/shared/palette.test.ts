import { getContrastRatio } from "@mui/material/styles";
import { describe, expect, it } from "vitest";
import { dark, light } from "./palette.ts";

const readable = 4.5; // WCAG AA
type Colors = Record<string, Record<string, string>>;

describe.each([
  ["light", light.palette as unknown as Colors],
  ["dark", dark.palette as unknown as Colors],
])("the %s scheme", (_, { background, ground, text, ...palette }) => {
  const filled = Object.entries(palette).filter(([, color]) => color["contrastText"]);

  it.each(filled)("what stands on %s is readable", (_, { main, contrastText }) => {
    expect(getContrastRatio(contrastText!, main!)).toBeGreaterThanOrEqual(readable);
  });

  it.each([
    ["the page", background!["default"]!],
    ["paper", background!["paper"]!],
    ["sand", ground!["sand"]!],
  ])("text is readable on %s", (_, behind) => {
    // Stitch red is for what is filled, never for text.
    const inks = filled.filter(([name]) => name !== "stitch").map(([, { main }]) => main!);
    const faint = [text!["primary"]!, text!["secondary"]!, ...inks].filter(
      (ink) => getContrastRatio(ink, behind) < readable,
    );
    expect(faint).toEqual([]);
  });
});
