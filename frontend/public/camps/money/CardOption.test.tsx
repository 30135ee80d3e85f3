import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderWith, settings } from "../../../shared/settings.ts";
import { CardOption } from "./CardOption.tsx";

const usual = settings();
const offered = (mode: "stripe" | "test" | "off", link: string | null) => {
  renderWith({ ...usual, cards: { mode, publishableKey: null, link } });
  render(
    <CardOption here="Pay on the next page." elsewhere="Pay on our page.">
      <button>Register and pay by card</button>
    </CardOption>,
  );
};
afterEach(() => {
  cleanup();
  renderWith(usual);
});

it.each(["stripe", "test"] as const)(
  "U62, G3-27: where cards are taken (%s) it is paid here, by what leads on",
  (mode) => {
    offered(mode, "https://pay.example/camps");
    expect(screen.getByText("Recommended")).toBeTruthy();
    expect(screen.getByText("Pay on the next page.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Register and pay by card" })).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  },
);

it("U62, G3-27: else it opens the facility's own page in a new tab, and is not there where there is none", () => {
  offered("off", "https://pay.example/camps");
  expect(screen.getByText("Pay on our page.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  const link = screen.getByRole("link", { name: "Pay by card" });
  expect(link.getAttribute("href")).toBe("https://pay.example/camps");
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  cleanup();
  offered("off", null);
  expect(screen.queryByText("Card")).toBeNull();
});
